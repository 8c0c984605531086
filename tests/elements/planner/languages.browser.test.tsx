import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import planner from '../../../src/elements/planner/mrp-planner.tsx'
import { press, typeInto } from '../../support/hands.ts'
import { mountOnClient } from '../../support/mount.tsx'

// Sentences of the planner as they read once their placeholders are filled in.

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The texts of the steps, or the things to do, below a heading. */
const below = (heading: string | RegExp) =>
  page
    .getByRole('region', { name: heading })
    .getByRole('listitem')
    .elements()
    .map(item => (item as HTMLElement).innerText.replaceAll('\u00a0', ' ').replaceAll('\n', ''))

test.for([
  {
    lang: 'en',
    toDo: '3 orders: 1 to place, 2 to start',
    what: 'Order 100 BRG6204 this week',
    reason: 'For order 1042. Arrives in week 3.',
    why: 'Why 100 BRG6204?',
    steps: [
      'Order 1042 wants 50 CD-20 in week 5.',
      '50 CD-20, lead time 1 week: 200 RL-60 needed in week 4.',
      '200 RL-60, lead time 1 week: 400 BRG6204 needed in week 3.',
      'Available: 310 BRG6204. Short: 400 − 310 = 90. It comes in lots of 100.',
      'Lead time 2 weeks. So order 100 this week.',
    ],
  },
  {
    lang: 'de',
    toDo: '3 Planaufträge: 1 bestellen, 2 fertigen',
    what: '100 BRG6204 diese Woche bestellen',
    reason: 'Für Auftrag 1042. Zugang in Woche 3.',
    why: 'Warum 100 BRG6204?',
    steps: [
      'Auftrag 1042 braucht 50 CD-20 in Woche 5.',
      '50 CD-20, Durchlaufzeit 1 Woche: Sekundärbedarf 200 RL-60 in Woche 4.',
      '200 RL-60, Durchlaufzeit 1 Woche: Sekundärbedarf 400 BRG6204 in Woche 3.',
      'Verfügbar: 310 BRG6204. Fehlmenge: 400 − 310 = 90. Die Losgröße ist 100.',
      'Wiederbeschaffungszeit 2 Wochen. Deshalb 100 diese Woche bestellen.',
    ],
  },
])('In $lang an order to place says what, when and why', async ({ lang, toDo, what, reason, why, steps }) => {
  await mountOnClient(planner, { attributes: { lang } })
  await expect.element(page.getByRole('heading', { name: toDo, exact: true })).toBeVisible()
  expect(below(toDo)[0]).toContain(what)
  expect(below(toDo)[0]).toContain(reason)
  expect(below(why)).toEqual(steps)
})

/** Pastes a list into the German planner of 2 March 2026. */
async function paste(...lines: readonly string[]) {
  await mountOnClient(planner, { attributes: { lang: 'de', from: '2026-03-02' } })
  await press(page.getByText('Liste einfügen'))
  await typeInto(page.getByLabelText('Ihre Liste mit Überschriften'), lines.join('\n'))
}

test('Working days have their date, and what is too late says by how much', async () => {
  await paste('Artikel;Bestand;Wiederbeschaffungszeit (Arbeitstage)', 'A;30;5', 'B;0;3')
  await typeInto(page.getByLabelText('Stück', { exact: true }), '40')
  await typeInto(page.getByLabelText('Bis wann'), '2026-03-04')
  await press(button('Damit planen'))
  const toDo = '1 Kundenauftrag kommt zu spät 1 Bestellung'
  await expect.element(page.getByRole('heading', { name: toDo, exact: true })).toBeVisible()
  expect(below(toDo)).toEqual([
    'VerzugBedarf am Mi., 4. März: 10 von 40 A kommen 3 Arbeitstage zu spät, am Mo., 9. MärzA hat 5 Arbeitstage Wiederbeschaffungszeit: heute bestellt, ist die Ware am Mo., 9. März da; Bedarf am Mi., 4. März. Pünktlich: 30, am Mi., 4. März.Was würde helfen?',
    'Diese Woche1 PlanauftragBestellen10 A heute bestellenFür 40 A am Mi., 4. März. Zugang am Mo., 9. März, 3 Arbeitstage zu spät.Warum?',
  ])
  expect(below('Warum 10 A?')).toEqual([
    'Bedarf: 40 A am Mi., 4. März.',
    'Verfügbar: 30 A. Fehlmenge: 40 − 30 = 10.',
    'Wiederbeschaffungszeit 5 Arbeitstage. Deshalb 10 heute bestellen.',
  ])
  await expect
    .element(page.getByRole('region', { name: 'Warum 10 A?' }))
    .toHaveTextContent('10 vom Bedarf am Mi., 4. März: 3 Arbeitstage zu spät. Ursache: A')
})

test('Stock that nothing needs stands below everything that is to be done', async () => {
  await paste('Artikel;Bestand;Wiederbeschaffungszeit (Arbeitstage)', 'A;30;5')
  await press(button('Ohne Bedarf planen'))
  const toDo = 'Nichts zu bestellen, nichts zu fertigen'
  await expect.element(page.getByRole('heading', { name: toDo, exact: true })).toBeVisible()
  await expect.element(page.getByText('Bestand und offene Zugänge decken den gesamten Bedarf.')).toBeVisible()
  expect(below(toDo)).toEqual(['Auch prüfenÜbrigKein Bedarf an ABestand und offene Zugänge: 30.'])
})
