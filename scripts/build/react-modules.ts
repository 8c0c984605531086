import { type ESTree, type Plugin, parseAst } from 'vite'
import { withHeardEvents } from './heard-events.ts'

/**
 * Functions of React DOM that run only for what no element here renders, by what that is. They are emptied, and the
 * bundler leaves out what they alone called. React is pinned, and one that is not found ends the build.
 */
const neverCalled = {
  '<Suspense>, <SuspenseList>, <Activity>': [
    'updateSuspenseComponent',
    'updateSuspenseListComponent',
    'updateActivityComponent',
    'updateOffscreenComponent',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'recursivelyTraverseReappearLayoutEffects',
    'recursivelyTraverseDisappearLayoutEffects',
    'recursivelyTraverseReconnectPassiveEffects',
    'recursivelyTraverseDisconnectPassiveEffects',
    'recursivelyTraverseAtomicPassiveEffects',
    'attachSuspenseRetryListeners',
    'commitSuspenseHydrationCallbacks',
    'commitActivityHydrationCallbacks',
    'canHydrateHydrationBoundary',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'retryDehydratedSuspenseBoundary',
    'registerSuspenseInstanceRetry',
  ],
  '<link>, <meta>, <title>, <script> and <style> of the document; <html>, <head>, <body>': [
    'isHostHoistableType',
    'getResource',
    'acquireResource',
    'mountHoistable',
    'getHydratableHoistableCache',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'accumulateSuspenseyCommitOnFiber',
    'insertSuspendedStylesheets',
    'estimateBandwidth',
    'resolveSingletonInstance',
    'commitHostSingletonAcquisition',
    'releaseSingletonInstance',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitScript',
    'preinitStyle',
    'preinitModuleScript',
  ],
  'transitions, form actions, deferred values, a compiler’s cache': [
    'startTransition',
    'startHostTransition',
    'defaultOnDefaultTransitionIndicator',
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchOptimisticSetState',
    'requestFormReset',
    'extractEvents$1',
    'mountDeferredValueImpl',
    'updateDeferredValueImpl',
    'useMemoCache',
  ],
  'custom elements, onSelect': ['setPropOnCustomElement', 'constructSelectEvent'],
  'stacks of component names, which minifying makes unreadable': ['getStackByFiberInDevAndProd'],
}

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
        return production
          ? `export * from '${production[1]}'`
          : toModule(id.endsWith('react-dom-client.production.js') ? withHeardEvents(emptied(code)) : code)
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

function emptied(code: string): string {
  const functions = new Map(
    parseAst(code).body.flatMap(node =>
      node.type === 'FunctionDeclaration' && node.id && node.body ? [[node.id.name, node.body] as const] : [],
    ),
  )
  const bodies = Object.values(neverCalled)
    .flat()
    .map((name): ESTree.FunctionBody => {
      const body = functions.get(name)
      if (!body) throw new Error(`React DOM has no function ${name} to empty.`)
      return body
    })
  return bodies
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}
