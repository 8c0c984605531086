import { createServer } from 'vite'
import { freePort } from '../../support/free-port.mjs'

const labHtml = `<!doctype html>
<title>Lab</title>
<link rel="icon" href="data:,">
<script>var __SETTINGS__ = {}, __ARE_SETTINGS_LOCAL__ = false</script>
<script type="module" src="/tests/cloud/support/lab-page.ts"></script>`

/** Serves the sources, and at `/lab` a page that puts the accounts at a test's disposal; see `lab-page.ts`. */
export async function serveLab() {
  const port = await freePort()
  const server = await createServer({
    configFile: false,
    cacheDir: 'node_modules/.vite-cloud-lab',
    appType: 'custom',
    logLevel: 'error',
    // Found by itself, a package would reload the page while a test uses it.
    optimizeDeps: { noDiscovery: true, include: ['react', 'firebase/app', 'firebase/auth'] },
    // For frames of an opaque origin.
    server: { host: '127.0.0.1', port, strictPort: true, hmr: false, watch: null, cors: true },
    plugins: [
      {
        name: 'lab',
        configureServer({ middlewares }) {
          middlewares.use('/lab', (_, response) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(labHtml)
          })
        },
      },
    ],
  })
  await server.listen()
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
