import { readAddress } from '../serving/addresses.ts'

/** Matches an amount of money as a language of the site writes it: $1,170 and 1.170 $. */
const amounts = /[$€£]\s?(\d[\d.,\u00a0]*)|(\d[\d.,\u00a0]*?)(?:\s|&nbsp;)?(?:[$€£]|USD|Dollar)/g

/** Returns the amounts of money in a text or a page. */
export const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(amounts)].map(([, before = '', after = '']) =>
    Number((before || after).replace(/\D/g, '')),
  )

/** Ends the build where a page has other prices than the same page in English. The pages are prerendered, by address. */
export function checkAmounts(pages: ReadonlyMap<string, string>): void {
  for (const [address, html] of pages) {
    const { route } = readAddress(address)
    const here = amountsIn(html)
    const english = amountsIn(pages.get(route) ?? html)
    const only = [...onlyIn(route, english, here), ...onlyIn(address, here, english)]
    if (only.length > 0)
      throw new Error(
        `${address} says another price than ${route}: ${only.join(', ')}. Say each price in every language. Those of plans stand in src/words/prices.ts.`,
      )
  }
}

const onlyIn = (address: string, amounts: readonly number[], others: readonly number[]): readonly string[] =>
  [...new Set(amounts)]
    .filter(amount => !others.includes(amount))
    .map(amount => `${amount} only on ${address}`)
