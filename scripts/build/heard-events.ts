import { readdirSync, readFileSync } from 'node:fs'

// React listens at every root to each of the eighty events there are, twice: a hundred forms take fifteen thousand
// listeners, and each move of the pointer passes through React. Here it listens to what somebody asks for.

const sources = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx'))
    .map(file => `src/${file}`),
  // Hands its listeners to the menu's elements as props.
  'node_modules/@floating-ui/react/dist/floating-ui.react.mjs',
]

/** The props that a component gives a listener, and more names that only look like one: `onClick`, `onKeyDown`. */
const asked = new Set(
  sources.flatMap(file =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\b(on[A-Z]\w+?)(Capture)?\b/g), ([, name]) => name),
  ),
)

const capitalized = (name: string): string => name.replace(/^./, letter => letter.toUpperCase())

/** React DOM's client build, knowing no other events than those. */
export function withHeardEvents(code: string): string {
  let changes = 0
  const changed = (text: string): string => {
    changes += 1
    return text
  }
  const result = code
    .replace(/(?<=simpleEventPluginEvents =\s*")[^"]+(?=")/, names =>
      changed(
        names
          .split(' ')
          .filter(name => asked.has(`on${capitalized(name)}`))
          .join(' '),
      ),
    )
    .replace('simpleEventPluginEvents.push("scrollEnd");', text =>
      changed(asked.has('onScrollEnd') ? text : ''),
    )
    .replace(/^register(?:Simple|Direct|TwoPhase)Event\([\s\S]*?"(on\w+)"[\s\S]*?\);$/gm, (text, name) =>
      changed(asked.has(name) ? text : ''),
    )
    .replace(/(?<=function listenToNonDelegatedEvent\((\w+), \w+\) \{)/, (_, name) =>
      changed(`if (!allNativeEvents.has(${name})) return;`),
    )
  if (changes < 20)
    throw new Error('React DOM registers its events in a way that `withHeardEvents` does not know.')
  return result
}
