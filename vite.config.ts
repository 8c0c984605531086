import { defineConfig } from 'vite'
import { out } from './demo-host/serving/built-site.ts'
import { bundleSettings } from './demo-host/settings/bundle.ts'
import { readLocalSettings, readSettings } from './demo-host/settings/read.ts'
import { warningOf } from './demo-host/settings/settings.ts'
import { buildSite, ownScripts, site } from './demo-host/site.ts'
import { writeEditors } from './integrations/cms/write.ts'
import { writeWordPress } from './integrations/wordpress/write.ts'
import manifest from './package.json' with { type: 'json' }
import { bundleInputs, elementInputs, elements, reactEntry, readElements } from './scripts/build/elements.ts'
import { writeIntegrity } from './scripts/build/files.ts'
import { codeSplitting } from './scripts/build/groups.ts'
import { buildLoader, chunksOf, outputForBrowsers } from './scripts/build/loader.ts'
import { writePackage } from './scripts/build/package.ts'
import { writePinned } from './scripts/build/pinned.ts'
import { writeShells } from './scripts/build/shells.ts'
import { licenceFiles, licenceNotice, writeThirdParty } from './scripts/build/third-party.ts'
import { ownKeys, packagesThatWalk, withoutDocumentation } from './scripts/build/transforms.ts'

/** What the name of a file of texts begins with: `de-` for those in `src/words/de`. */
function languageOf({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, language, folder] = (facadeModuleId ?? '').split('/').reverse()
  return folder === 'words' ? `${language}-` : ''
}

const port = Number(process.env.PORT ?? 4173)

export default defineConfig(({ mode, command }) => {
  const settings = command === 'serve' ? readLocalSettings() : readSettings()
  const defined = {
    // Code that this site does not serve itself, such as the npm package's, finds the local inbox here.
    __SETTINGS__: bundleSettings(settings, `http://localhost:${port}`),
    __ARE_SETTINGS_LOCAL__: 'false',
    // The loader needs these alone.
    '__SETTINGS__.analytics': JSON.stringify(settings.analytics ?? 'off'),
    '__SETTINGS__.attribution': JSON.stringify(settings.attribution ?? 'off'),
    '__SETTINGS__.consent': JSON.stringify(settings.consent ?? 'granted'),
    __VERSION__: JSON.stringify(manifest.version),
    // Only what is built has files to fetch ahead.
    __FILES_AHEAD__: '{}',
    // A library that finds a page's AMD loader hands itself to it, and not to us.
    define: 'undefined',
    // A library build leaves this in, and would ship both of React's builds.
    'process.env.NODE_ENV': JSON.stringify(mode),
  }
  /** In what this site serves itself. */
  const served = {
    __SETTINGS__: bundleSettings(settings),
    __ARE_SETTINGS_LOCAL__: String(settings.hasLocalServices),
    // A page's own `var URL` takes the place of the browser's, which is still there under its old name.
    'globalThis.URL': 'webkitURL',
  }
  return {
    define: defined,
    plugins: [elements(), withoutDocumentation(), ownKeys(), site()],
    builder: {
      async buildApp(builder) {
        const { client, lists, ssr, npm, ownScripts } = builder.environments
        if (!client || !lists || !ssr || !npm || !ownScripts) throw new Error('Vite has lost an environment.')
        const chunks = chunksOf(await builder.build(client))
        await builder.build(lists)
        await builder.build(ssr)
        await builder.build(npm)
        await builder.build(ownScripts)
        const { elements: described } = await readElements()
        const [shells] = await Promise.all([writeShells('dist', described), writeThirdParty('dist')])
        await buildLoader({
          folder: 'dist',
          chunks,
          elements: described,
          define: { ...defined, ...served },
        })
        const address = `${settings.origin}${settings.base}/v${manifest.version}/`
        await writePackage('dist')
        await writeWordPress('dist', described, shells, manifest.version)
        await writeEditors('dist', described, manifest.version, `${address}mrp-widgets.js`)
        await writePinned('dist', manifest.version)
        await writeIntegrity('dist')
        await buildSite(settings)
        if (process.env.SITE_STAND_INS) return
        console.info(`${out} is the site for ${settings.origin}${settings.base}/, dist has its bundle.`)
        const warning = warningOf(settings)
        if (warning) console.warn(warning)
      },
    },
    environments: {
      client: {
        define: served,
        build: {
          license: { fileName: licenceFiles.client },
          // No file names its map: visitors never ask for one, and who has a stack trace finds it beside the file.
          sourcemap: 'hidden',
          lib: { formats: ['es'], entry: 'src/entries/core.ts' },
          rolldownOptions: {
            input: bundleInputs,
            preserveEntrySignatures: 'allow-extension',
            output: {
              ...outputForBrowsers,
              entryFileNames: ({ name }) =>
                Object.hasOwn(elementInputs, name) ? '[name].js' : 'chunks/[name]-[hash:7].js',
              // One letter shorter than usual: the first file names them all.
              chunkFileNames: chunk => `chunks/${languageOf(chunk)}[name]-[hash:7].js`,
              codeSplitting: codeSplitting.client,
            },
          },
        },
      },
      // What paints lists before any code of their elements, without React.
      lists: {
        consumer: 'client',
        define: served,
        build: {
          license: { fileName: licenceFiles.lists },
          emptyOutDir: false,
          sourcemap: 'hidden',
          lib: { formats: ['es'], entry: 'src/loader/paint-list.ts' },
          rolldownOptions: {
            input: { 'shells/list': 'src/loader/paint-list.ts' },
            output: {
              ...outputForBrowsers,
              entryFileNames: '[name].js',
              chunkFileNames: 'shells/list-[name]-[hash:7].js',
              codeSplitting: codeSplitting.lists,
            },
          },
        },
      },
      // The page on which partners put their snippet together, and the search of the docs; no part of what ships.
      ownScripts: {
        consumer: 'client',
        define: served,
        build: {
          outDir: ownScripts,
          // Its addresses would lack the folder that these files end in.
          modulePreload: false,
          rolldownOptions: {
            // The search is loaded by its name: it would lose what it exports.
            preserveEntrySignatures: 'exports-only',
            input: { 'embed/builder': 'demo-host/embed/builder.tsx', 'docs/find': 'demo-host/docs/find.ts' },
            output: { entryFileNames: '[name].js', chunkFileNames: 'embed/chunks/[name]-[hash].js' },
          },
        },
      },
      // What prerenders, for Node, with everything that it needs.
      ssr: {
        // While developing, Node itself loads the packages: React's are no ES modules.
        resolve: { noExternal: command === 'build' ? true : [] },
        build: {
          ssr: true,
          license: { fileName: licenceFiles.ssr },
          emptyOutDir: false,
          minify: true,
          rolldownOptions: {
            input: { ssr: 'src/entries/ssr.ts' },
            output: { entryFileNames: '[name].js', codeSplitting: false, postBanner: licenceNotice },
          },
        },
      },
      // The same for bundlers: it shares the host's React, whichever it is, and nothing else.
      npm: {
        consumer: 'client',
        build: {
          outDir: 'dist/npm',
          license: { fileName: licenceFiles.npm.replace('npm/', '') },
          emptyOutDir: false,
          minify: false,
          lib: { formats: ['es'], entry: 'src/entries/index.ts' },
          rolldownOptions: {
            external: /^react(-dom)?(\/|$)/,
            input: {
              index: 'src/entries/index.ts',
              react: reactEntry,
              ssr: 'src/entries/ssr.ts',
              planner: 'src/entries/planner.ts',
              ...elementInputs,
            },
            output: {
              postBanner: licenceNotice,
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
              codeSplitting: codeSplitting.npm,
            },
          },
        },
      },
    },
    // Found at the first touch, it would have the page loaded again, with what was typed in between.
    optimizeDeps: {
      exclude: packagesThatWalk,
      include: ['@floating-ui/react', 'firebase/app', 'firebase/auth', 'minisearch'],
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // A build beside `npm run dev` would have the page loaded again, once for each file that it writes.
      watch: { ignored: ['**/dist/**'] },
    },
    // Who may load what is said by the site's own rules.
    preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
    build: { target: 'es2022' },
  }
})
