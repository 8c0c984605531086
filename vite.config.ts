import { defineConfig } from 'vite'
import { buildSite, site } from './demo-host/site.ts'
import manifest from './package.json' with { type: 'json' }
import { elementEntries, elementModules } from './scripts/build/element-entries.ts'
import { firstFileAlone } from './scripts/build/first-file-alone.ts'
import { lean } from './scripts/build/lean.ts'

/** The modules of the core: what every woken element needs, and toasts, which have to say that the network is down. */
const core = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@r2wc|goober|nanostores)/',
    'rolldown/runtime',
    'src/element/(?!light-)[a-z-]+\\.tsx?$',
    'src/state/(config|languages|links|messages|toasts)\\.ts$',
    'src/layout/(toast|toaster\\.styles|mrp-config|mrp-toaster)\\.tsx?$',
    'src/services/session-draft\\.ts$',
    'src/ui/(sheet|tokens|text|button|(labelled-)?field|panel)\\.tsx?$',
  ].join('|'),
)

export default defineConfig(({ mode, command }) => ({
  define: {
    __VERSION__: JSON.stringify(manifest.version),
    // A library build leaves this in, and would ship both of React's builds.
    'process.env.NODE_ENV': JSON.stringify(mode),
    // A partner's page may have tools for a React of its own, which have no business with this one.
    ...(mode === 'production' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
  },
  plugins: [elementEntries(), firstFileAlone(), lean(), site()],
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite has lost an environment.')
      await builder.build(client)
      await builder.build(ssr)
      await buildSite()
    },
  },
  environments: {
    client: {
      build: {
        lib: { formats: ['es'], entry: 'src/autoload.ts' },
        rolldownOptions: {
          input: {
            'mrp-widgets': 'src/autoload.ts',
            ...Object.fromEntries(
              [...elementModules.keys()].map(tag => [`elements/${tag}`, `virtual:element/${tag}`]),
            ),
          },
          output: {
            // Vite keeps the white space of ES library builds, for bundlers; browsers read these files.
            minify: true,
            comments: false,
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            // What every woken element needs is one file, asked for together with the element's own. The script tag's
            // first file needs none of it, and its version stands in it as a literal.
            codeSplitting: {
              groups: [
                // In one file a form and what it says are smaller; the contact form, which is on a page of its own, takes
                // its half from there.
                {
                  name: 'mrp-demo-form',
                  test: /src\/(forms\/(?!mrp-contact|contact)|content\/(demo|form)-messages|services\/(mail-client|email-service|clipboard))/,
                },
                {
                  name: 'core',
                  test: core,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // What prerenders, for Node, with everything that it needs.
    ssr: {
      // While developing, Node itself loads the packages: React's are no ES modules.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        ssr: true,
        emptyOutDir: false,
        minify: true,
        rolldownOptions: {
          input: { ssr: 'src/ssr.ts' },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  // A module script of another origin needs leave, and so does one in a sandboxed frame.
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true, cors: true },
  build: { target: 'es2022' },
}))
