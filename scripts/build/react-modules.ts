import type { Plugin } from 'vite'

/**
 * Reads React's production builds as ES modules. They are CommonJS, of which a bundler keeps everything; of ES modules it
 * leaves out what nobody imports. Each is a list of `require`s, declarations and `exports.name = …`, and is rewritten as such.
 */
export function reactModules(): Plugin {
  return {
    name: 'mrp-react-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/(react|react-dom|scheduler|@r2wc\/react-to-web-component)\/.*\.js$/ },
      handler(code, id) {
        if (id.includes('@r2wc'))
          return code.replace(/import (\w+) from "react"/, 'import * as $1 from "react"')
        const production = code.match(/require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/)
        return production ? `export * from '${production[1]}'` : toModule(code)
      },
    },
  }
}

function toModule(code: string): string {
  const names = new Set(Array.from(code.matchAll(/^exports\.(\w+) =/gm), ([, name]) => name))
  let result = code.replace(/^var (\w+ = require\("[\w-]+"\)[,;]\s*)+/gm, requires =>
    requires.replace(/^var |(\w+) = require\(("[\w-]+")\)[,;]/g, (_, name, source) =>
      name ? `import * as ${name} from ${source};` : '',
    ),
  )
  for (const name of names) {
    result = result
      .replace(new RegExp(`^exports\\.${name} =`, 'm'), `var $${name} =`)
      .replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `$${name}`)
  }
  if (/\b(exports|require)\b[.(]/.test(result))
    throw new Error('React’s build has a shape that `reactModules` does not know.')
  return `${result}\nexport { ${[...names].map(name => `$${name} as ${name}`).join(', ')} }`
}
