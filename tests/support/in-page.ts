import type { Page } from 'playwright'

// Examines all elements of a page, also in shadow roots.

/** Runs in the page before its own scripts. Tests then call `people`. */
function install(): void {
  const all = (root: ParentNode = document): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element =>
      element.shadowRoot ? [element, ...all(element.shadowRoot)] : [element],
    )

  const focused = (): Element | null => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element === document.body ? null : element
  }

  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
    return `${element.localName} ${(label ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}`
  }

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }

  const isControl = (element: Element): boolean =>
    element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') &&
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    // Tab stops only at the chosen radio button.
    !element.matches(':disabled, [type=radio]:not(:checked)') &&
    !element.closest('[inert]') &&
    isShown(element)

  const topmostAt = (x: number, y: number): Element | null => {
    let element = document.elementFromPoint(x, y)
    for (;;) {
      const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y)
      if (!inner || inner === element) return element
      element = inner
    }
  }

  /** Tells whether a part of the element is visible: inside the window and not covered. */
  const isUncovered = (element: Element): boolean =>
    [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some(across =>
        [0.1, 0.5, 0.9].some(down => {
          const found = topmostAt(left + width * across, top + height * down)
          // An element that catches no clicks lies above its own control, as an icon in a button does.
          return found !== null && (element.contains(found) || found.closest('label')?.contains(element))
        }),
      ),
    )

  /** Returns the elements that overflow the window, or are cut off by their own box. */
  const cut = (): string[] =>
    all().flatMap(element => {
      if (!(element instanceof HTMLElement) || element.closest('[inert]') || !isShown(element)) return []
      const { overflowX, clipPath, textOverflow } = getComputedStyle(element)
      if (clipPath !== 'none' || [...ancestors(element)].some(isHidden)) return []
      const { left, right } = element.getBoundingClientRect()
      const found = []
      const scrolls = [...ancestors(element)].some(
        outer =>
          outer.scrollWidth > outer.clientWidth && /auto|scroll/.test(getComputedStyle(outer).overflowX),
      )
      const isSeen = element.innerText.trim() !== '' || element.matches('input, select, textarea, img')
      if ((right > innerWidth + 1 || left < -1) && !scrolls && isSeen)
        found.push(`${nameOf(element)}: ${left} to ${right}`)
      if (
        /hidden|clip/.test(overflowX) &&
        textOverflow === 'clip' &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${nameOf(element)}: ${element.scrollWidth} in ${element.clientWidth}`)
      return found
    })

  /** Such as the headings of a table whose rows are cards: for who listens. */
  const isHidden = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)'

  function* ancestors(element: Element): Generator<HTMLElement> {
    for (
      let node: Node | null = element.parentNode;
      node;
      node = node.parentNode ?? (node as ShadowRoot).host
    ) {
      if (node instanceof HTMLElement && node !== document.documentElement && node !== document.body)
        yield node
    }
  }

  Object.assign(globalThis, { people: { all, focused, nameOf, isShown, isControl, isUncovered, cut } })
}

interface People {
  all(): Element[]
  focused(): Element | null
  nameOf(element: Element): string
  isShown(element: Element): boolean
  isControl(element: Element): boolean
  isUncovered(element: Element): boolean
  cut(): string[]
}

declare global {
  var people: People
}

/** Installs `people` in every page of this window. */
export const withPeople = (page: Page): Promise<unknown> => page.addInitScript(install)

/** Returns the paths of the matching files that the page has loaded so far. */
export const loaded = (page: Page, what: RegExp): Promise<string[]> =>
  page.evaluate(
    pattern =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter(path => pattern.test(path)),
    what,
  )

export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

interface Walk {
  /** The focused controls, in order. */
  readonly stops: readonly string[]
  /** The focused controls that were not visible, or had no focus ring. */
  readonly unseen: readonly string[]
  /** The usable controls that were not reached. */
  readonly missed: readonly string[]
}

/** Moves through the whole page with Tab. */
export async function walk(page: Page, most = 150): Promise<Walk> {
  const stops: string[] = []
  const unseen: string[] = []
  await page.evaluate(() => Object.assign(globalThis, { reached: new Set<Element>() }))
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = people.focused()
      const { reached } = globalThis as never as { reached: Set<Element> }
      if (element?.localName === 'iframe' && reached.has(element)) return 'inside'
      if (!element || reached.has(element)) return null
      reached.add(element)
      // Where more is tapped than is seen, the ring is around what is seen.
      const ring =
        // In a frame, the focus is on an element of its own.
        element.localName === 'iframe' ||
        [element, ...element.children].some(part => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
        })
      return { name: people.nameOf(element), seen: people.isUncovered(element), ring }
    })
    if (!stop) break
    if (stop === 'inside') continue
    stops.push(stop.name)
    if (!stop.seen) unseen.push(`${stop.name} is covered`)
    if (!stop.ring) unseen.push(`${stop.name} has no ring`)
  }
  const missed = await page.evaluate(() => {
    const { reached } = globalThis as never as { reached: Set<Element> }
    return people
      .all()
      .filter(element => people.isControl(element) && !reached.has(element))
      .map(people.nameOf)
  })
  return { stops, unseen, missed }
}

/** Presses Tab until the control with that name has the focus. Stops after one round. */
export async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = people.focused()
      const labels = element && 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null
      const text = element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent
      return (text ?? '').replace(/\s+/g, ' ').trim()
    })
    if (name.test(label)) return
    seen.push(label)
  }
  throw new Error(`Tab does not come to ${name}, only to: ${seen.join(', ')}`)
}

/** Shows another page in place of this one, without what a visit costs. Only in a window without scripts or a policy. */
export const showInPlace = (page: Page, html: string): Promise<unknown> =>
  page.evaluate(text => {
    const { documentElement } = Document.parseHTMLUnsafe(text)
    document.documentElement.replaceWith(document.adoptNode(documentElement))
  }, html)
