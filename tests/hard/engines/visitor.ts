import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver, Key } from './driver.ts'

export type Kind = 'button' | 'link' | 'heading' | 'field' | 'question' | 'text'

/** Where on the page, for words that stand in several places. */
export type Place = 'header' | 'main' | 'footer'

/** What somebody does and sees, in their own words, whatever the engine. Everything waits until it can be done. */
export interface Visitor {
  open(path: string): Promise<void>
  click(kind: Kind, name: string, place?: Place): Promise<void>
  /** Clicks the field with this label and types. */
  type(label: string, text: string): Promise<void>
  /** Clicks the field with this label and types in place of what is in it. */
  retype(label: string, text: string): Promise<void>
  /** Copies the text of an element, as somebody does who marks it. `element` is an expression that finds it in the page. */
  copy(element: string): Promise<void>
  /** Types to whatever has the focus. */
  typeOn(text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  press(key: Key): Promise<void>
  /** Presses Tab until the focus is there. */
  tabTo(kind: Kind, name: string, place?: Place): Promise<void>
  sees(kind: Kind, name: string, place?: Place): Promise<void>
  seesNo(kind: Kind, name: string, place?: Place): Promise<void>
  hasFocusOn(kind: Kind, name: string, place?: Place): Promise<void>
  /** What is in the field with this label. */
  reads(label: string, text: string): Promise<void>
  isAt(path: string): Promise<void>
  /** Waits until an expression holds in the page, where words can't say it. */
  until(expression: string): Promise<void>
}

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

export function visitorOf(driver: Driver, site: string): Visitor {
  const at = (kind: Kind, name: string, place?: Place) =>
    `(${find})(${JSON.stringify([kind, name, place ?? null]).slice(1, -1)})`

  /** By itself, `:focus` does not match in a window that another one has come before. */
  const isFocused = (element: string) =>
    `(element => element && element === element.getRootNode().activeElement)(${element})`

  /** Between two pages there is none to ask, so what fails then is asked again. */
  const wait = async (expression: string, wanted: string): Promise<void> => {
    let answer: unknown
    for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
      answer = await driver.evaluate(`Boolean(${expression})`).catch(String)
      if (answer === true) return
    }
    throw new Error(`In vain was waited for ${wanted}${typeof answer === 'string' ? `: ${answer}` : '.'}`)
  }
  const visitor: Visitor = {
    open: path => driver.open(site + path),
    async click(kind, name, place) {
      await visitor.sees(kind, name, place)
      await driver.click(at(kind, name, place))
    },
    async type(label, text) {
      await visitor.click('field', label)
      await visitor.hasFocusOn('field', label)
      await driver.type(text)
    },
    async retype(label, text) {
      await visitor.click('field', label)
      await driver.press('Control+a')
      await driver.type(text)
    },
    async copy(element) {
      await driver.evaluate(`void getSelection().selectAllChildren(${element})`)
      await driver.press('Control+c')
    },
    typeOn: text => driver.type(text),
    async choose(label, option) {
      await visitor.sees('field', label)
      await driver.choose(at('field', label), option)
    },
    press: key => driver.press(key),
    async tabTo(kind, name, place) {
      await visitor.sees(kind, name, place)
      for (let tabs = 0; tabs < 20; tabs += 1) {
        if (await driver.evaluate(isFocused(at(kind, name, place)))) return
        await driver.press('Tab')
      }
      throw new Error(`Tab does not lead to the ${kind} “${name}”.`)
    },
    sees: (kind, name, place) => wait(at(kind, name, place), `the ${kind} “${name}”`),
    seesNo: (kind, name, place) => wait(`!${at(kind, name, place)}`, `the end of the ${kind} “${name}”`),
    hasFocusOn: (kind, name, place) =>
      wait(isFocused(at(kind, name, place)), `the focus on the ${kind} “${name}”`),
    reads: (label, text) =>
      wait(`${at('field', label)}?.value === ${JSON.stringify(text)}`, `“${text}” in the field “${label}”`),
    isAt: path => wait(`location.pathname === ${JSON.stringify(path)}`, `the page ${path}`),
    until: expression => wait(expression, expression),
  }
  return visitor
}
