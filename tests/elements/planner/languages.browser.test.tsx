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
    toDo: '1 order to place, 2 to start',
    what: 'Order 100 BRG6204 this week',
    reason:
      '400 needed in week 3, 310 available: 90 short. Lots of 100. For order 1042. Lead time 2 weeks: arrives in week 3.',
    why: 'Why 100 BRG6204?',
    steps: [
      'Order 1042 wants 50 CD-20 in week 5.',
      '50 CD-20, lead time 1 week: 200 RL-60 needed in week 4.',
      '200 RL-60, lead time 1 week: 400 BRG6204 needed in week 3.',
      'Available: 310 BRG6204. Short: 400 − 310 = 90. Lots of 100.',
      'Lead time 2 weeks. So order 100 this week.',
    ],
  },
  {
    lang: 'de',
    toDo: '1 Bestellung, 2 Fertigungsaufträge',
    what: '100 BRG6204 diese Woche bestellen',
    reason:
      'Bedarf in Woche 3: 400, verfügbar 310, Fehlmenge 90. Losgröße 100. Für Auftrag 1042. Wiederbeschaffungszeit 2 Wochen: Zugang in Woche 3.',
    why: 'Warum 100 BRG6204?',
    steps: [
      'Auftrag 1042 braucht 50 CD-20 in Woche 5.',
      '50 CD-20, Wiederbeschaffungszeit 1 Woche: Sekundärbedarf 200 RL-60 in Woche 4.',
      '200 RL-60, Wiederbeschaffungszeit 1 Woche: Sekundärbedarf 400 BRG6204 in Woche 3.',
      'Verfügbar: 310 BRG6204. Fehlmenge: 400 − 310 = 90. Losgröße 100.',
      'Wiederbeschaffungszeit 2 Wochen. Deshalb 100 diese Woche bestellen.',
    ],
  },
  {
    lang: 'es',
    toDo: '1 pedido por hacer, 2 órdenes por lanzar',
    what: 'Pedir 100 BRG6204 esta semana',
    reason:
      'Necesidad en la semana 3: 400, disponible 310, déficit 90. Lotes de 100. Para el pedido 1042. Plazo de 2 semanas: llega en la semana 3.',
    why: '¿Por qué 100 BRG6204?',
    steps: [
      'El pedido 1042 necesita 50 CD-20 en la semana 5.',
      '50 CD-20, plazo de 1 semana: necesidad de 200 RL-60 en la semana 4.',
      '200 RL-60, plazo de 1 semana: necesidad de 400 BRG6204 en la semana 3.',
      'Disponible: 310 BRG6204. Déficit: 400 − 310 = 90. Lotes de 100.',
      'Plazo de 2 semanas. Por tanto, pida 100 esta semana.',
    ],
  },
  {
    lang: 'fr',
    toDo: '1 commande à passer, 2 ordres à lancer',
    what: 'Commander 100 BRG6204 cette semaine',
    reason:
      'Besoin en semaine 3 : 400, disponible 310, manque 90. Lots de 100. Pour la commande 1042. Délai de 2 semaines : arrive en semaine 3.',
    why: 'Pourquoi 100 BRG6204 ?',
    steps: [
      'La commande 1042 demande 50 CD-20 en semaine 5.',
      '50 CD-20, délai de 1 semaine : besoin de 200 RL-60 en semaine 4.',
      '200 RL-60, délai de 1 semaine : besoin de 400 BRG6204 en semaine 3.',
      'Disponible : 310 BRG6204. Manque : 400 − 310 = 90. Lots de 100.',
      'Délai de 2 semaines. Commandez donc 100 cette semaine.',
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
  const toDo = '1 Kundenauftrag kommt zu spät. 1 Bestellung'
  await expect.element(page.getByRole('heading', { name: toDo, exact: true })).toBeVisible()
  expect(below(toDo)).toEqual([
    'VerzugBedarf am Mi., 4. März: 10 von 40 A kommen am Mo., 9. März, 3 Arbeitstage zu spätGrund: A braucht 5 Arbeitstage. Bei Bestellung heute ist die Ware am Mo., 9. März da; gebraucht wird sie am Mi., 4. März.Was würde helfen?',
    'Diese Woche auslösen1 PlanauftragKaufen10 A heute bestellenBedarf am Mi., 4. März: 40, verfügbar 30, Fehlmenge 10. Für 40 A am Mi., 4. März. Wiederbeschaffungszeit 5 Arbeitstage: Zugang am Mo., 9. März, 3 Arbeitstage zu spät.Zeigen',
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
  expect(below(toDo)).toEqual(['Außerdem prüfenÜbrigKein Bedarf an ABestand und offene Zugänge: 30.Zeigen'])
})
