import { readdirSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { buildSite, site } from './demo-host/site.ts'
import manifest from './package.json' with { type: 'json' }

const floors = ['layout', 'sections', 'forms', 'account']

/** A file called after its tag is an element: tag → its module. */
const elementModules = new Map(
  floors.flatMap(floor =>
    listFolder(`src/${floor}`)
      .filter(file => /^mrp-[a-z-]+\.tsx$/.test(file))
      .map(file => [file.slice(0, -'.tsx'.length), `/src/${floor}/${file}`] as const),
  ),
)

function listFolder(path: string): string[] {
  try {
    return readdirSync(new URL(path, import.meta.url))
  } catch {
    return []
  }
}

/** `dist/elements/<tag>.js` defines one element on import. Such an entry is two lines, so it is made here. */
function elementEntries(): Plugin {
  const prefix = 'virtual:element/'
  return {
    name: 'mrp-element-entries',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const module = elementModules.get(id.slice(prefix.length + 1))
      if (!id.startsWith(`\0${prefix}`) || !module) return
      return `import { define } from '/src/element/define.tsx'\nimport definition from '${module}'\ndefine(definition)\n`
    },
  }
}

export default defineConfig(({ mode }) => ({
  define: {
    __VERSION__: JSON.stringify(manifest.version),
    // A library build leaves this in, and would ship both of React's builds.
    'process.env.NODE_ENV': JSON.stringify(mode),
  },
  plugins: [elementEntries(), site()],
  publicDir: false,
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name === 'client') await builder.build(environment)
      }
      await buildSite()
    },
  },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  // A module script of another origin needs leave, and so does one in a sandboxed frame.
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true, cors: true },
  build: {
    target: 'es2022',
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
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // What every woken element needs is one file, asked for together with the element's own. The script tag's
        // first file needs none of it, and its version stands in it as a literal.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|@r2wc|goober|nanostores)\/|src\/(element|ui|state|content)\//,
            },
          ],
        },
      },
    },
  },
}))
