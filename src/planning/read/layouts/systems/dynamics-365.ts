import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'Dynamics 365',
  lists: [
    {
      list: 'PurchaseOrderLinesV2',
      kinds: ['coming'],
      needs: 'PURCHASEORDERNUMBER|ITEMNUMBER',
      columns: {
        order: 'PURCHASEORDERNUMBER',
        item: 'ITEMNUMBER',
        name: 'LINEDESCRIPTION',
        quantity: 'REMAININGPURCHASEQUANTITY|ORDEREDPURCHASEQUANTITY',
        delivered: 'RECEIVEDPURCHASEQUANTITY',
        date: 'CONFIRMEDDELIVERYDATE|REQUESTEDDELIVERYDATE',
        unit: 'PURCHASEUNITSYMBOL',
        status: 'PURCHASEORDERLINESTATUS',
        ignored: 'LINENUMBER|PURCHASEPRICE|LINEAMOUNT',
      },
    },
    {
      list: 'SalesOrderLinesV2',
      kinds: ['wanted'],
      needs: 'SALESORDERNUMBER|ITEMNUMBER',
      columns: {
        order: 'SALESORDERNUMBER',
        item: 'ITEMNUMBER',
        name: 'LINEDESCRIPTION',
        quantity: 'REMAININGSALESQUANTITY|ORDEREDSALESQUANTITY',
        delivered: 'DELIVEREDSALESQUANTITY',
        date: 'CONFIRMEDSHIPPINGDATE|REQUESTEDSHIPPINGDATE',
        unit: 'SALESUNITSYMBOL',
        status: 'SALESORDERLINESTATUS',
        ignored: 'LINENUMBER|SALESPRICE|LINEAMOUNT|REQUESTEDRECEIPTDATE|CONFIRMEDRECEIPTDATE',
      },
    },
    {
      list: 'BillOfMaterialsLinesV3',
      kinds: ['bill'],
      needs: 'BOMID|ITEMNUMBER|QUANTITY',
      columns: {
        parent: 'BOMID',
        component: 'ITEMNUMBER',
        per: 'QUANTITY',
        batch: 'QUANTITYDENOMINATOR',
        unit: 'PRODUCTUNITSYMBOL',
        fixed: 'CONSUMPTIONTYPE',
        scrap: 'VARIABLESCRAPPERCENTAGE',
        validFrom: 'VALIDFROMDATE',
        validTo: 'VALIDTODATE',
        ignored: 'LINENUMBER|CONSTANTSCRAPQUANTITY',
      },
      codes: { CONSUMPTIONTYPE: { Constant: 'Fixed' } },
    },
    {
      list: 'All production orders',
      kinds: ['coming'],
      needs: 'Production|Item number|Status',
      columns: {
        order: 'Production',
        item: 'Item number',
        name: 'Name',
        quantity: 'Quantity|Started quantity|Remain quantity',
        delivered: 'Reported as finished',
        date: 'Delivery|Delivery date|End|Scheduled end',
        status: 'Status',
        ignored: 'Good quantity|Start|Scheduled start|Site|Warehouse|Remain status|Pool',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'PurchaseOrderLinesV2',
    text: [
      'PURCHASEORDERNUMBER,LINENUMBER,ITEMNUMBER,ORDEREDPURCHASEQUANTITY,PURCHASEUNITSYMBOL,CONFIRMEDDELIVERYDATE,PURCHASEORDERLINESTATUS',
      '000123,1,R-1,100,ea,2026-12-16,Backorder',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'ignored', 'item', 'quantity', 'unit', 'date', 'status'],
  },
  {
    list: 'SalesOrderLinesV2',
    text: [
      'SALESORDERNUMBER,LINENUMBER,ITEMNUMBER,ORDEREDSALESQUANTITY,SALESUNITSYMBOL,REQUESTEDSHIPPINGDATE,SALESORDERLINESTATUS',
      '000345,1,D-1,50,ea,2026-12-18,Backorder',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'ignored', 'item', 'quantity', 'unit', 'date', 'status'],
  },
  {
    list: 'BillOfMaterialsLinesV3',
    text: [
      'BOMID,LINENUMBER,ITEMNUMBER,QUANTITY,QUANTITYDENOMINATOR,CONSUMPTIONTYPE,VARIABLESCRAPPERCENTAGE',
      'D-1,1,R-1,40,10,Variable,5',
    ].join('\n'),
    kinds: ['bill'],
    columns: ['parent', 'ignored', 'component', 'per', 'batch', 'fixed', 'scrap'],
  },
  {
    list: 'All production orders',
    text: [
      'Production,Item number,Name,Status,Quantity,Reported as finished,Delivery',
      'P000123,D0001,Speaker,Started,50,10,12/16/2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'item', 'name', 'status', 'quantity', 'delivered', 'date'],
  },
]
