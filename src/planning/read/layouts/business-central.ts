import type { Example, Layout } from './layout.ts'

/** What a line has that is no item. */
const kindsOfLine = {
  Art: { Sachkonto: 'G/L Account', Ressource: 'Resource', 'Zu-/Abschlag (Artikel)': 'Charge Item' },
}

export const layout: Layout = {
  system: 'Business Central',
  lists: [
    {
      list: 'Production BOM lines',
      kinds: ['bill'],
      needs: 'Production BOM No.|No.|Quantity per',
      columns: {
        parent: 'Production BOM No.',
        item: 'No.',
        name: 'Description',
        per: 'Quantity per',
        unit: 'Unit of Measure Code',
        scrap: 'Scrap %',
        validFrom: 'Starting Date',
        validTo: 'Ending Date',
        ignored: 'Line No.|Type|Routing Link Code|Version Code',
      },
    },
    {
      list: 'Production BOM lines in German',
      kinds: ['bill'],
      needs: 'Fert.-Stücklistennr.|Nr.|Menge pro',
      columns: {
        parent: 'Fert.-Stücklistennr.',
        item: 'Nr.',
        name: 'Beschreibung',
        per: 'Menge pro',
        unit: 'Einheitencode',
        scrap: 'Ausschuss %',
        validFrom: 'Startdatum',
        validTo: 'Enddatum',
        ignored: 'Zeilennr.|Art|Versionscode',
      },
    },
    {
      list: 'Prod. order lines',
      kinds: ['coming'],
      needs: 'Prod. Order No.|Item No.|Remaining Quantity|Due Date',
      columns: {
        status: 'Status',
        order: 'Prod. Order No.',
        item: 'Item No.',
        name: 'Description',
        quantity: 'Remaining Quantity',
        date: 'Due Date',
        ignored: 'Line No.|Quantity|Finished Quantity|Starting Date|Ending Date|Location Code',
      },
    },
    {
      list: 'Prod. order lines by ending date',
      kinds: ['coming'],
      needs: 'Prod. Order No.|Item No.|Quantity|Ending Date',
      columns: {
        status: 'Status',
        order: 'Prod. Order No.',
        item: 'Item No.',
        name: 'Description',
        quantity: 'Quantity',
        delivered: 'Finished Quantity',
        date: 'Ending Date',
        ignored: 'Line No.|Starting Date|Location Code',
      },
    },
    {
      list: 'Production orders',
      kinds: ['coming'],
      needs: 'Status|No.|Source No.|Quantity|Due Date',
      columns: {
        status: 'Status',
        order: 'No.',
        item: 'Source No.',
        name: 'Description',
        quantity: 'Quantity',
        date: 'Due Date',
        ignored:
          'Starting Date|Ending Date|Starting Date-Time|Ending Date-Time|Source Type|Routing No.|Assigned User ID',
      },
    },
    {
      list: 'Prod. order components in short',
      kinds: ['wanted'],
      needs: 'Prod. Order No.|Item No.|Expected Quantity|Remaining Quantity|Due Date',
      columns: {
        status: 'Status',
        order: 'Prod. Order No.',
        item: 'Item No.',
        name: 'Description',
        quantity: 'Remaining Quantity',
        date: 'Due Date',
        ignored: 'Expected Quantity|Line No.|Location Code',
      },
    },
    {
      list: 'Prod. order components',
      kinds: ['wanted'],
      needs: 'Prod. Order No.|Item No.|Quantity per|Remaining Quantity|Due Date',
      columns: {
        status: 'Status',
        order: 'Prod. Order No.',
        item: 'Item No.',
        name: 'Description',
        quantity: 'Remaining Quantity',
        date: 'Due Date',
        unit: 'Unit of Measure Code',
        ignored: 'Prod. Order Line No.|Line No.|Quantity per|Expected Quantity|Location Code|Flushing Method',
      },
    },
    {
      list: 'Sales lines',
      kinds: ['wanted'],
      needs: 'Document No.|Sell-to Customer No.|No.|Outstanding Quantity|Shipment Date',
      columns: {
        order: 'Document No.',
        item: 'No.',
        name: 'Description',
        quantity: 'Outstanding Quantity',
        date: 'Shipment Date',
        location: 'Location Code',
        status: 'Document Type',
        active: 'Type',
        ignored: 'Sell-to Customer No.|Quantity|Line No.',
      },
    },
    {
      list: 'Purchase lines',
      kinds: ['coming'],
      needs: 'Document No.|Buy-from Vendor No.|No.|Outstanding Quantity|Expected Receipt Date',
      columns: {
        order: 'Document No.',
        item: 'No.',
        name: 'Description',
        quantity: 'Outstanding Quantity',
        date: 'Expected Receipt Date',
        location: 'Location Code',
        status: 'Document Type',
        active: 'Type',
        ignored: 'Buy-from Vendor No.|Quantity|Line No.',
      },
    },
    {
      list: 'Planning worksheet',
      kinds: ['proposals'],
      needs: 'Action Message|No.|Quantity|Due Date',
      columns: {
        active: 'Type',
        item: 'No.',
        name: 'Description',
        quantity: 'Quantity',
        unit: 'Unit of Measure Code',
        date: 'Due Date',
        location: 'Location Code',
        order: 'Ref. Order No.',
        ignored:
          'Action Message|Accept Action Message|Original Quantity|Original Due Date|Starting Date|Ending Date|Replenishment System|Ref. Order Type|Ref. Order Status|Vendor No.',
      },
    },
    {
      list: 'Item ledger entries',
      kinds: ['stock'],
      needs: 'Entry Type|Item No.|Remaining Quantity',
      columns: {
        item: 'Item No.',
        name: 'Description',
        location: 'Location Code',
        lot: 'Lot No.',
        onHand: 'Remaining Quantity',
        unit: 'Unit of Measure Code',
        ignored:
          'Posting Date|Entry Type|Document No.|Document Type|Quantity|Invoiced Quantity|Open|Entry No.',
      },
    },
    {
      list: 'Items in German',
      kinds: ['items'],
      needs: 'Nr.|Lagerbestand|Wiederbeschaffungsverfahren',
      columns: {
        item: 'Nr.',
        name: 'Beschreibung',
        onHand: 'Lagerbestand',
        unit: 'Basiseinheitencode',
        make: 'Beschaffungsmethode',
        leadTime: 'Beschaffungszeit',
        safetyStock: 'Sicherheitsbestand',
        lotRule: 'Wiederbeschaffungsverfahren',
        lotSize: 'Bestellmenge',
        lotMin: 'Minimale Losgröße',
        lotMax: 'Maximale Losgröße',
        lotMultiple: 'Losgrößenrundungsfaktor',
        supplier: 'Kreditorennr.',
        active: 'Gesperrt',
        price: 'Einstandspreis',
        ignored: 'Minimalbestand|Maximalbestand|VK-Preis',
      },
      codes: {
        Wiederbeschaffungsverfahren: {
          'Los-für-Los': 'Lot-for-Lot',
          'Feste Bestellmenge': 'Fixed Reorder Qty.',
        },
      },
    },
    {
      list: 'Sales lines in German',
      kinds: ['wanted'],
      needs: 'Belegnr.|Nr.|Restauftragsmenge|Warenausgangsdatum',
      columns: {
        status: 'Belegart',
        order: 'Belegnr.',
        active: 'Art',
        item: 'Nr.',
        name: 'Beschreibung',
        quantity: 'Restauftragsmenge',
        date: 'Warenausgangsdatum',
        location: 'Lagerortcode',
        unit: 'Einheitencode',
        ignored: 'Verk. an Deb.-Nr.|Zeilennr.|Menge|Reservierte Menge|Gewünschtes Lieferdatum',
      },
      codes: kindsOfLine,
    },
    {
      list: 'Purchase lines in German',
      kinds: ['coming'],
      needs: 'Belegnr.|Nr.|Restbestellmenge|Erwartetes Wareneingangsdatum',
      columns: {
        status: 'Belegart',
        order: 'Belegnr.',
        active: 'Art',
        item: 'Nr.',
        name: 'Beschreibung',
        quantity: 'Restbestellmenge',
        date: 'Erwartetes Wareneingangsdatum',
        location: 'Lagerortcode',
        unit: 'Einheitencode',
        ignored: 'Eink. von Kred.-Nr.|Zeilennr.|Menge',
      },
      codes: kindsOfLine,
    },
    {
      list: 'Production orders in German',
      kinds: ['coming'],
      needs: 'Status|Nr.|Herkunftsnr.|Menge|Fälligkeitsdatum',
      columns: {
        status: 'Status',
        order: 'Nr.',
        item: 'Herkunftsnr.',
        name: 'Beschreibung',
        quantity: 'Menge',
        date: 'Fälligkeitsdatum',
        ignored: 'Startdatum|Enddatum|Herkunftsart|Arbeitsplannr.',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Production BOM lines',
    text: [
      'Production BOM No.\tLine No.\tType\tNo.\tDescription\tQuantity per\tUnit of Measure Code\tScrap %\tStarting Date\tEnding Date',
      '1000\t10000\tItem\t1100\tFront Wheel\t1\tPCS\t0\t\t12/31/2030',
    ].join('\n'),
    kinds: ['bill'],
    columns: ['parent', 'ignored', 'ignored', 'item', 'name', 'per', 'unit', 'scrap', 'validFrom', 'validTo'],
  },
  {
    list: 'Production BOM lines in German',
    text: [
      'Fert.-Stücklistennr.,Zeilennr.,Art,Nr.,Beschreibung,Menge pro,Einheitencode,Ausschuss %',
      '1000,10000,Artikel,1100,Rad,1,STK,0',
    ].join('\n'),
    kinds: ['bill'],
    columns: [
      ...(['parent', 'ignored', 'ignored', 'item', 'name'] as const),
      ...(['per', 'unit', 'scrap'] as const),
    ],
  },
  {
    list: 'Prod. order lines',
    text: [
      'Status\tProd. Order No.\tLine No.\tItem No.\tDescription\tQuantity\tFinished Quantity\tRemaining Quantity\tDue Date',
      'Released\t1011\t10000\t1000\tBicycle\t15\t3\t12\t12/18/2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['status', 'order', 'ignored', 'item', 'name', 'ignored', 'ignored', 'quantity', 'date'],
  },
  {
    list: 'Prod. order lines by ending date',
    text: [
      'Status\tProd. Order No.\tItem No.\tQuantity\tFinished Quantity\tEnding Date',
      'Released\t1011\t1000\t15\t3\t12/18/2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['status', 'order', 'item', 'quantity', 'delivered', 'date'],
  },
  {
    list: 'Production orders',
    text: [
      'No.\tStatus\tSource No.\tDescription\tQuantity\tDue Date\tEnding Date-Time',
      '101001\tReleased\t1000\tBicycle\t10\t12/14/2026\t12/14/2026 11:00 PM',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'status', 'item', 'name', 'quantity', 'date', 'ignored'],
  },
  {
    list: 'Prod. order components in short',
    text: [
      'Prod. Order No.\tItem No.\tExpected Quantity\tRemaining Quantity\tDue Date',
      '1011\t1100\t15\t12\t12/14/2026',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'item', 'ignored', 'quantity', 'date'],
  },
  {
    list: 'Prod. order components',
    text: [
      'Status\tProd. Order No.\tItem No.\tDescription\tDue Date\tQuantity per\tExpected Quantity\tRemaining Quantity',
      'Released\t1011\t1100\tFront Wheel\t12/14/2026\t1\t15\t12',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['status', 'order', 'item', 'name', 'date', 'ignored', 'ignored', 'quantity'],
  },
  {
    list: 'Sales lines',
    text: [
      'Document No.\tSell-to Customer No.\tType\tNo.\tDescription\tOutstanding Quantity\tShipment Date',
      '101005\t10000\tItem\t1000\tBicycle\t25\t01/29/2027',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'ignored', 'active', 'item', 'name', 'quantity', 'date'],
  },
  {
    list: 'Purchase lines',
    text: [
      'Document No.\tBuy-from Vendor No.\tType\tNo.\tDescription\tOutstanding Quantity\tExpected Receipt Date',
      '106001\t20000\tItem\t1110\tRim\t50\t12/18/2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'ignored', 'active', 'item', 'name', 'quantity', 'date'],
  },
  {
    list: 'Planning worksheet',
    text: [
      'Type\tNo.\tAction Message\tDescription\tOriginal Quantity\tQuantity\tStarting Date\tEnding Date\tDue Date\tRef. Order No.',
      'Item\t1110\tNew\tRim\t0\t50\t12/01/2026\t12/08/2026\t12/09/2026\t',
    ].join('\n'),
    kinds: ['proposals'],
    columns: [
      ...(['active', 'item', 'ignored', 'name', 'ignored', 'quantity'] as const),
      ...(['ignored', 'ignored', 'date', 'order'] as const),
    ],
  },
  {
    list: 'Item ledger entries',
    text: [
      'Posting Date,Entry Type,Document No.,Item No.,Location Code,Quantity,Remaining Quantity,Open',
      '11/02/2026,Purchase,107001,R-1,MAIN,100,70,Yes',
    ].join('\n'),
    kinds: ['stock'],
    columns: [
      ...(['ignored', 'ignored', 'ignored', 'item', 'location'] as const),
      ...(['ignored', 'onHand', 'ignored'] as const),
    ],
  },
  {
    list: 'Items in German',
    text: [
      'Nr.\tBeschreibung\tLagerbestand\tBeschaffungszeit\tWiederbeschaffungsverfahren\tMinimale Losgröße\tLosgrößenrundungsfaktor\tGesperrt',
      '1100\tRad\t3\t2W\tLos-für-Los\t100\t50\tNein',
    ].join('\n'),
    kinds: ['items'],
    columns: ['item', 'name', 'onHand', 'leadTime', 'lotRule', 'lotMin', 'lotMultiple', 'active'],
  },
  {
    list: 'Sales lines in German',
    text: [
      'Belegart\tBelegnr.\tArt\tNr.\tMenge\tRestauftragsmenge\tWarenausgangsdatum',
      'Auftrag\t101005\tArtikel\t1000\t50\t40\t18.12.2026',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['status', 'order', 'active', 'item', 'ignored', 'quantity', 'date'],
  },
  {
    list: 'Purchase lines in German',
    text: [
      'Belegart\tBelegnr.\tArt\tNr.\tMenge\tRestbestellmenge\tErwartetes Wareneingangsdatum',
      'Bestellung\t106001\tArtikel\t1100\t200\t150\t18.12.2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['status', 'order', 'active', 'item', 'ignored', 'quantity', 'date'],
  },
  {
    list: 'Production orders in German',
    text: [
      'Status\tNr.\tBeschreibung\tHerkunftsnr.\tMenge\tFälligkeitsdatum',
      'Freigegeben\t101001\tFahrrad\t1000\t20\t18.12.2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['status', 'order', 'name', 'item', 'quantity', 'date'],
  },
]
