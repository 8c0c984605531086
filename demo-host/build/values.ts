import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { sampleIn } from '../../src/plant/sample.ts'
import { sampleOrders } from '../../src/plant/sample-run.ts'
import { pricing } from '../../src/words/en/pricing.ts'
import { pageIn } from '../../src/words/site-languages.ts'
import { promised } from '../settings/commitments.ts'
import { withVariants } from '../settings/variants.ts'
import { switchesFor } from './language.ts'
import { type Page, type PagePlugin, rewriteTexts, siteOf } from './page-type.ts'

/**
 * Fills in what texts and attributes name: `%origin%`, and the sentences of `%if firebase%…%end%`. An attribute that becomes
 * empty is removed, and so is an element whose `data-if` names an empty value.
 */
export const fillIn: PagePlugin = page => tree => {
  const values = valuesOf(page)
  removeEmpty(tree, values)
  rewriteTexts(tree, text =>
    withVariants(
      text.replace(/%([a-z-]+)%/g, (whole, name: string) => values[name] ?? whole),
      page.settings,
    ),
  )
}

/** Fills in the numbers that stand in sentences, once those are in the page's language: the lowest price, the sample's orders and the first of them. */
export const fillInNumbers: PagePlugin =
  ({ words }) =>
  tree =>
    rewriteTexts(tree, text =>
      text
        .replaceAll('%starting-price%', () => (words?.pricing ?? pricing).plans[0]?.price ?? '')
        .replaceAll('%order-count%', () => `${sampleOrders.length}`)
        .replaceAll('%first-order%', () => `${firstOrder?.quantity} ${firstOrder?.item}`)
        .replaceAll('%first-week%', () => `${firstOrder?.releaseWeek}`),
    )

const [firstOrder] = sampleOrders

const valuesOf = ({ route, language, settings, content, isEnglishAlone, words }: Page): Values => ({
  title: content?.title ?? '',
  description: content?.description ?? '',
  path: pageIn(language, route),
  languages: isEnglishAlone ? '' : JSON.stringify(switchesFor(language, route)),
  origin: siteOf(settings),
  sample: sampleIn(language),
  ...promised(settings.commitments?.[language] ?? {}, words?.comparison.rows),
})

type Values = Readonly<Record<string, string>>

function removeEmpty(tree: Root, values: Values): void {
  visit(tree, 'element', ({ properties: { dataIf, ...properties } }, index, parent) => {
    if (typeof dataIf !== 'string' || index === undefined) return
    const element = parent?.children[index]
    if (values[dataIf] && element?.type === 'element') element.properties = properties
    else {
      parent?.children.splice(index, 1)
      return index
    }
  })
}
