import { setTimeout as sleep } from 'node:timers/promises'
import { limitForPagesMs } from '../../support/limits.mjs'
import type { Driver, Key } from './driver.ts'

type Kind = 'button' | 'link' | 'heading' | 'field' | 'question' | 'text'

/** Where on the page, for words that stand in several places. */
type Place = 'header' | 'main' | 'footer'

/** Finds what is in view; runs in the page, to which it goes as text, so it uses nothing from around it. */
function find(kind: Kind, name: string, place: Place | null): Element | undefined {
  const kinds = {
    button: 'button',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input, textarea, select',
    question: 'summary',
    text: '*',
  }
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ])
  const nameOf = (element: Element): string => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
    const named = label ?? element
    const shown = named instanceof HTMLElement ? named.innerText : named.textContent
    const text = element.getAttribute('aria-label') ?? shown ?? ''
    // A link of a menu has a line below its name.
    const name = element.matches('nav li a') ? text.replace(/\n.*/s, '') : text
    return name.replace(/\s+/g, ' ').trim()
  }
  const isInPlace = (node: Node | null): boolean =>
    place === null ||
    (node instanceof Element && node.localName === place) ||
    (node !== null && isInPlace(node instanceof ShadowRoot ? node.host : node.parentNode))
  return within(document).find(
    element =>
      element.matches(kinds[kind]) &&
      nameOf(element) === name &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isInPlace(element),
  )
}

/** What somebody does and sees, in their own words, whatever the engine. Everything waits until it can be done. */
export type Visitor = ReturnType<typeof visitorOf>

export function visitorOf(driver: Driver, site: string) {
  const at = (kind: Kind, name: string, place?: Place) =>
    `(${find})(${JSON.stringify([kind, name, place ?? null]).slice(1, -1)})`

  /** By itself, `:focus` does not match in a window that another one has come before. */
  const isFocused = (element: string) =>
    `(element => element && element === element.getRootNode().activeElement)(${element})`

  /** Between two pages there is none to ask, so what fails then is asked again. */
  const wait = async (expression: string, wanted: string): Promise<void> => {
    let answer: unknown
    for (const end = Date.now() + limitForPagesMs; Date.now() < end; await sleep(50)) {
      answer = await driver.evaluate(`Boolean(${expression})`).catch(String)
      if (answer === true) return
    }
    throw new Error(`In vain was waited for ${wanted}${typeof answer === 'string' ? `: ${answer}` : '.'}`)
  }
  const sees = (kind: Kind, name: string, place?: Place) =>
    wait(at(kind, name, place), `the ${kind} “${name}”`)
  const hasFocusOn = (kind: Kind, name: string, place?: Place) =>
    wait(isFocused(at(kind, name, place)), `the focus on the ${kind} “${name}”`)
  const click = async (kind: Kind, name: string, place?: Place) => {
    await sees(kind, name, place)
    await driver.click(at(kind, name, place))
  }
  return {
    sees,
    hasFocusOn,
    click,
    open: (path: string) => driver.open(site + path),
    /** Clicks the field with this label and types. */
    async type(label: string, text: string) {
      await click('field', label)
      await hasFocusOn('field', label)
      await driver.type(text)
    },
    /** Clicks the field with this label and types in place of what is in it. */
    async retype(label: string, text: string) {
      await click('field', label)
      await driver.press('Control+a')
      await driver.type(text)
    },
    /** Copies the text of an element, as somebody does who marks it. `element` is an expression that finds it in the page. */
    async copy(element: string) {
      await driver.evaluate(`void getSelection().selectAllChildren(${element})`)
      await driver.press('Control+c')
    },
    /** Types to whatever has the focus. */
    typeOn: (text: string) => driver.type(text),
    async choose(label: string, option: string) {
      await sees('field', label)
      await driver.choose(at('field', label), option)
    },
    press: (key: Key) => driver.press(key),
    narrow: () => driver.narrow(),
    /** Presses Tab until the focus is there. */
    async tabTo(kind: Kind, name: string, place?: Place) {
      await sees(kind, name, place)
      for (let tabs = 0; tabs < 20; tabs += 1) {
        if (await driver.evaluate(isFocused(at(kind, name, place)))) return
        await driver.press('Tab')
      }
      throw new Error(`Tab does not lead to the ${kind} “${name}”.`)
    },
    seesNo: (kind: Kind, name: string, place?: Place) =>
      wait(`!${at(kind, name, place)}`, `the end of the ${kind} “${name}”`),
    /** What is in the field with this label. */
    reads: (label: string, text: string) =>
      wait(`${at('field', label)}?.value === ${JSON.stringify(text)}`, `“${text}” in the field “${label}”`),
    isAt: (path: string) => wait(`location.pathname === ${JSON.stringify(path)}`, `the page ${path}`),
    /** Waits until an expression holds in the page, where words can't say it. */
    until: (expression: string) => wait(expression, expression),
  }
}
