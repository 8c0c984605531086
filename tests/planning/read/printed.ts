// Lists as systems print them, each with all that is planned of it, worked out by hand. Add one as a row.

export interface Printed {
  readonly of: string
  /** The lists, one file each. */
  readonly files: readonly (readonly string[])[]
  /** Stocks, lines of bills, orders and rules. What is not here is not planned. */
  readonly planned: readonly string[]
  /** The problems that have to be said. */
  readonly said?: readonly string[]
  /** The questions that have to be asked, beside those of demand and lead times. */
  readonly asked?: readonly string[]
}

export const printed: readonly Printed[] = [
  {
    of: 'a bill with the base of each quantity in “Per 100”',
    files: [['Parent;Component;Quantity per;Per 100', 'A;X;5;100', 'A;Y;2;100']],
    planned: ['A takes 0.05 X', 'A takes 0.02 Y'],
  },
  {
    of: 'a bill with the base of each quantity in “Per”',
    files: [['Parent;Component;Quantity;Per', 'A;X;5;100', 'A;Y;2;1']],
    planned: ['A takes 0.05 X', 'A takes 2 Y'],
  },
  {
    of: 'a German bill with the base of each quantity in “je”',
    files: [['Baugruppe;Teil;Menge;je', 'A;X;5;100', 'A;Y;250;1000']],
    planned: ['A takes 0.05 X', 'A takes 0.25 Y'],
  },
  {
    of: 'a bill with quantities for one and for a hundred',
    files: [['Assembly;Part;Qty;Qty per 100', 'A;X;0,05;5', 'A;Y;0,02;2']],
    planned: ['A takes 0.05 X', 'A takes 0.02 Y'],
  },
  {
    of: 'a bill for ten assemblies',
    files: [['Assembly;Assembly qty;Component;Comp qty', 'A;10;X;20', 'A;10;Y;10']],
    planned: ['A takes 2 X', 'A takes 1 Y'],
  },
  {
    of: 'SAP CS11, for a base quantity of ten',
    files: [
      [
        ...['Material       D-100', 'Plant/Usage/Alt. 1000 / 1 / 01', 'Base Qty (PC)  10.000'],
        ...['Reqd Qty (PC)  10.000', ''],
        'Explosion level|Item|Component number|Object description|Comp. Qty (BUn)|Base unit',
        '.1|0010|R-100|Roller|40|PC',
        '.1|0020|F-100|Frame|10|PC',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
  },
  {
    of: 'a smallest order in packs, with the size of a pack',
    files: [['Item;On hand;Lead time (weeks);MOQ (packs);Pack size', 'A;10;5;2;50']],
    planned: ['10 A', 'A orders {"rule":"L4L","min":100,"multiple":50}'],
  },
  {
    of: 'a smallest order in boxes of an unknown size',
    files: [['Item;On hand;Lead time (weeks);Min order (boxes)', 'A;10;5;2']],
    planned: ['10 A', 'A orders {"rule":"L4L","min":2}'],
    said: ['unit-differs'],
  },
  {
    of: 'a smallest order in kilograms of what is counted in grams',
    files: [['Item;On hand;Unit;Lead time (weeks);MOQ (kg)', 'A;10;g;5;2']],
    planned: ['10 A', 'A orders {"rule":"L4L","min":2000}'],
  },
  {
    of: 'a smallest order in a unit of purchase, with its size',
    files: [
      ['Item;On hand;UOM;Purchase UOM;UOM conversion;Min order qty;Lead time (weeks)', 'A;9;pcs;box;100;2;3'],
    ],
    planned: ['9 A', 'A orders {"rule":"L4L","min":2}'],
    said: ['unit-differs'],
  },
  {
    of: 'ERPNext, a smallest order in the unit of stock beside a unit of purchase',
    files: [
      [
        'Item Code,Default Unit of Measure,Default Purchase Unit of Measure,Minimum Order Qty,Lead Time in days,Opening Stock',
        'A,g,kg,500,3,9',
      ],
    ],
    planned: ['9 A', 'A orders {"rule":"L4L","min":500}'],
    said: ['unit-differs'],
  },
  {
    of: 'requirements and receipts beside each other',
    files: [['Item;Date;Requirement;Receipt', 'A;2026-12-16;5;0', 'A;2026-12-18;0;7']],
    planned: ['5 A wanted 2026-12-16', '7 A come 2026-12-18'],
  },
  {
    of: 'a smallest order beside a unit of purchase of an unknown size',
    files: [['Item;On hand;Purchase UOM;UOM;Min order qty;Lead time (weeks)', 'A;9;box;pcs;2;3']],
    planned: ['9 A', 'A orders {"rule":"L4L","min":2}'],
    said: ['unit-differs'],
  },
  {
    of: 'SAP Business One, purchase orders of business partners',
    files: [
      [
        'Doc. No.,Posting Date,Due Date,BP Code,BP Name,Item No.,Quantity,Open Qty',
        '310,02.11.2026,16.12.2026,V10000,Acme Associates,A1,100,40',
      ],
    ],
    planned: ['40 A1 come 2026-12-16'],
  },
  {
    of: 'SAP Business One, purchase orders with the columns of its tables',
    files: [
      [
        'DocNum,CardCode,CardName,DocDueDate,ItemCode,Quantity,OpenQty,LineStatus',
        '310,V10000,Acme,2026-12-16,A1,100,40,O',
        '311,V10000,Acme,2026-12-17,A1,50,50,C',
      ],
    ],
    planned: ['40 A1 come 2026-12-16 310'],
    asked: ['column'],
  },
  {
    of: 'SAP Business One, lines of which nothing says whether they are bought or sold',
    files: [['DocEntry,LineNum,ItemCode,OpenQty,ShipDate,CardCode', '310,0,A1,40,2026-12-16,ACME']],
    planned: ['40 A1 wanted 2026-12-16'],
    asked: ['table'],
  },
  {
    of: 'SAP ME2N, with a deleted position',
    files: [
      [
        'Purchasing Document,Item,Document Date,Material,Order Quantity,Still to be delivered (qty),Delivery Date,Deletion Indicator',
        '45001,10,01.11.2026,R-100,100,40,16.12.2026,',
        '45002,10,01.11.2026,R-100,60,60,18.12.2026,L',
      ],
    ],
    planned: ['40 R-100 come 2026-12-16 45001'],
    said: ['not-planned'],
  },
  {
    of: 'SAP MD04, with the safety stock as a requirement',
    files: [
      [
        'Material;R-100;;',
        'Date;MRP element;MRP element data;Rec./reqd qty;Available qty',
        '23.11.2026;Stock;;;310',
        '23.11.2026;SafeSt;Safety Stock;40-;270',
        '07.12.2026;OrdRes;D-100;200-;70',
        '14.12.2026;POitem;4500000123/00010;100;170',
        '18.12.2026;PldOrd;0000012345/STCK;60;230',
      ],
    ],
    planned: [
      ...['310 R-100', 'R-100 keeps 40', '200 R-100 wanted 2026-12-07', '100 R-100 come 2026-12-14'],
      '60 R-100 proposed 2026-12-18',
    ],
  },
  {
    of: 'SAP MD16, planned orders',
    files: [
      [
        'Planauftrag;Material;Werk;Auftragsmenge;ME;Eckstart;Eckende;Beschaffungsart',
        '12345;D-100;1000;20;ST;01.12.2026;09.12.2026;E',
      ],
    ],
    planned: ['20 D-100 proposed 2026-12-09 12345'],
  },
  {
    of: 'SAP, planned orders in English',
    files: [
      [
        'Planned order,Material,Plant,Order quantity,Order start,Order finish,Procurement type',
        '12345,D-100,1000,20,01.12.2026,09.12.2026,E',
      ],
    ],
    planned: ['20 D-100 proposed 2026-12-09 12345'],
    asked: ['column'],
  },
  {
    of: 'NetSuite, orders that it suggests',
    files: [
      [
        'Item,Vendor,Quantity On Hand,Reorder Point,Suggested Quantity,Suggested Order Date,Suggested Receipt Date',
        'R-100,Acme,310,200,90,11/25/2026,12/09/2026',
      ],
    ],
    planned: ['310 R-100', '90 R-100 proposed 2026-12-09'],
  },
  {
    of: 'Dynamics 365, planned orders whose other dates say how they are written',
    files: [
      [
        'Order number,Order type,Item number,Status,Requirement quantity,Order date,Delivery date',
        'PO-001,Planned purchase orders,R-100,Unprocessed,200,11/25/2026,12/09/2026',
        'PO-002,Planned production orders,D-100,Approved,20,11/30/2026,12/11/2026',
      ],
    ],
    planned: ['200 R-100 proposed 2026-12-09 PO-001', '20 D-100 proposed 2026-12-11 PO-002'],
    asked: [],
  },
  {
    of: 'Fishbowl, purchase orders',
    files: [
      [
        'PONum,Status,VendorName,PartNumber,PartQuantity,FulfilledQuantity,UOM,DateScheduled',
        '1007,Issued,Acme,R-100,200,50,ea,12/18/2026',
        '1008,Bid Request,Acme,R-100,100,0,ea,12/19/2026',
      ],
    ],
    planned: ['150 R-100 come 2026-12-18 1007'],
    said: ['closed-order'],
  },
  {
    of: 'Fishbowl, sales orders and estimates',
    files: [
      [
        'SONum,Status,CustomerName,ProductNumber,ProductQuantity,UOM,Date Scheduled,QtyFulfilled',
        '50012,Issued,ACME,D-100,50,ea,12/18/2026,10',
        '50013,Estimate,ACME,D-100,70,ea,12/20/2026,0',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 50012'],
    said: ['closed-order'],
  },
  {
    of: 'Odoo, stock in all of its locations',
    files: [
      [
        'Location,Product,Inventoried Quantity',
        'WH/Stock,[R-100] Roller,310.00',
        'WH/Quality Control,[R-100] Roller,15.00',
        'Virtual Locations/Scrap,[R-100] Roller,5.00',
        'Partners/Vendors,[R-100] Roller,-500.00',
      ],
    ],
    planned: ['310 R-100'],
    said: ['not-counted'],
  },
  {
    of: 'Odoo, replenishment with what it would order',
    files: [
      [
        'Product,Location,Route,On Hand,Forecast,Min Quantity,Max Quantity,Multiple Quantity,To Order',
        '[R-100] Roller,WH/Stock,Buy,310,-20,40,200,50,220',
      ],
    ],
    planned: [
      ...['310 R-100', 'R-100 keeps 40', 'R-100 orders {"rule":"L4L","multiple":50}'],
      '220 R-100 proposed 2026-11-23',
    ],
    said: ['proposed'],
    asked: [],
  },
  {
    of: 'Business Central, its planning worksheet',
    files: [
      [
        'Type,No.,Action Message,Original Quantity,Quantity,Starting Date,Due Date,Replenishment System,Ref. Order Type',
        'Item,1000,New,0,15,12/10/2026,12/15/2026,Prod. Order,Prod. Order',
      ],
    ],
    planned: ['15 1000 proposed 2026-12-15'],
    said: ['proposed'],
    asked: [],
  },
  {
    of: 'Sage 100, items with their product line',
    files: [
      [
        'Item Code,Item Code Description,Product Line,Standard Unit Of Measure,Total Quantity On Hand,Lead Time',
        'D-100,Drive,FG,EACH,3,5',
        'R-100,Roller,RM,EACH,310,14',
      ],
    ],
    planned: ['3 D-100', '310 R-100'],
  },
  {
    of: 'Sage 100, sales orders, quotes and master orders',
    files: [
      [
        'Sales Order No,Order Date,Customer No,Item Code,Quantity Ordered,Quantity Shipped,Promise Date,Order Type',
        '345,11/02/2026,01-CUST,D-100,50,10,12/18/2026,Standard Order',
        '346,11/02/2026,01-CUST,D-100,20,0,12/18/2026,Quote',
        '347,11/02/2026,01-CUST,D-100,20,0,12/18/2026,Master Order',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 345'],
    said: ['closed-order'],
  },
  {
    of: 'Sage 200, free stock',
    files: [['Stock code;Stock name;Free stock quantity;Quantity on order', 'R-100;Roller;110;100']],
    planned: ['110 R-100'],
    said: ['no-dates'],
  },
  {
    of: 'Epicor’s time phase, with requirements and receipts in columns of their own',
    files: [
      [
        'Part;Due Date;Source;Requirement Qty;Receipt Qty;Balance',
        'D-100;;On Hand;;;3',
        'D-100;12/18/2026;Sales Order: 345/1/1;50;;-47',
        'D-100;12/11/2026;Job: 000123;;20;-27',
      ],
    ],
    planned: ['3 D-100', '50 D-100 wanted 2026-12-18', '20 D-100 come 2026-12-11'],
  },
  {
    of: 'orders with a balance due beside what is shipped',
    files: [
      ['Sales order;Item;Ordered;Shipped to date;Balance due;Promise date', 'S1;A;100;60;40;2026-12-18'],
    ],
    planned: ['40 A wanted 2026-12-18 S1'],
  },
  {
    of: 'work orders that are done to a share',
    files: [['WO;Item;Qty;% complete;Due', 'W1;A;10;40;2026-12-18']],
    planned: ['6 A come 2026-12-18 W1'],
  },
  {
    of: 'sales orders and their lines in two lists',
    files: [
      [
        'Order No;Customer;Delivery date;Status',
        '1001;ACME;18.12.2026;Open',
        '1002;ACME;21.12.2026;Quotation',
        '1003;Beta;22.12.2026;Cancelled',
      ],
      [
        'Line;Order No;Item;Quantity',
        ...['1;1001;D-100;50', '2;1001;D-200;5', '1;1002;D-100;70', '1;1003;D-100;90'],
      ],
    ],
    planned: ['50 D-100 wanted 2026-12-18 1001', '5 D-200 wanted 2026-12-18 1001'],
    said: ['joined-orders', 'closed-order'],
  },
  {
    of: 'purchase orders and their lines in two lists',
    files: [
      ['PO Number;Item;Quantity;Received', 'P1;R-100;200;50', 'P2;R-100;70;0'],
      ['PO Number;Supplier;Expected date;State', 'P1;ACME;18.12.2026;Confirmed', 'P2;ACME;21.12.2026;Draft'],
    ],
    planned: ['150 R-100 come 2026-12-18 P1'],
    said: ['joined-orders', 'closed-order'],
  },
  {
    of: 'ERPNext’s orders and their child table',
    files: [
      [
        'name,transaction_date,customer,delivery_date,status',
        'SO-1,2026-11-02,ACME,2026-12-18,To Deliver and Bill',
        'SO-2,2026-11-02,ACME,2026-12-20,Draft',
      ],
      ['parent,item_code,qty,delivered_qty', 'SO-1,D-100,50,10', 'SO-2,D-100,70,0'],
    ],
    planned: ['40 D-100 wanted 2026-12-18 SO-1'],
    said: ['joined-orders', 'closed-order'],
  },
  {
    of: 'orders whose kind stands under “Kind”',
    files: [['Order;Kind;Item;Qty;Due', '1;Production;D;20;2026-12-09', '2;Sales;D;30;2026-12-18']],
    planned: ['20 D come 2026-12-09 1', '30 D wanted 2026-12-18 2'],
  },
  {
    of: 'purchase orders with what was ordered and what is open, wished for and confirmed',
    files: [
      [
        'PO;Item;Ordered;Open;Requested date;Confirmed date;Supplier',
        'P1;R;100;40;01.12.2026;16.12.2026;Acme',
      ],
    ],
    planned: ['40 R come 2026-12-16 P1'],
  },
  {
    of: 'SAP COOIS, with what is confirmed of production orders',
    files: [
      [
        'Order;Material;Target qty;Unit;Bsc start;Basic fin.;Confirmed;System Status',
        '1000123;D-100;20;PC;01.12.2026;09.12.2026;5;REL',
      ],
    ],
    planned: ['15 D-100 come 2026-12-09 1000123'],
  },
  {
    of: 'German production orders, with what is good and what is left',
    files: [
      [
        'Auftrag;Artikel;Sollmenge;Gutmenge;Ausschuss;Restmenge;Endtermin;Status',
        'F1;D-100;20;5;1;14;09.12.2026;gestartet',
      ],
    ],
    planned: ['14 D-100 come 2026-12-09 F1'],
  },
  {
    of: 'weclapp, orders and what is delivered',
    files: [
      [
        'Auftragsnummer;Kunde;Artikelnr.;Menge;ausgelieferte Menge;Lieferdatum;Status',
        'AB-1001;ACME;D-100;50;10;18.12.2026;Teilweise ausgeliefert',
        'AB-1002;ACME;D-100;20;20;18.12.2026;Ausgeliefert',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 AB-1001'],
  },
  {
    of: 'Odoo, moves into and out of the warehouse',
    files: [
      [
        'Reference,Product,From,To,Demand,Date Scheduled,Status',
        'WH/OUT/00012,[D-100] Drive,WH/Stock,Partners/Customers,50,2026-12-18,Waiting',
        'WH/IN/00007,[R-100] Roller,Partners/Vendors,WH/Stock,200,2026-12-08,Ready',
      ],
    ],
    planned: ['50 D-100 wanted 2026-12-18', '200 R-100 come 2026-12-08'],
  },
  {
    of: 'Business Central, transfers between places',
    files: [
      [
        'Document No.,Item No.,Outstanding Quantity,Transfer-from Code,Transfer-to Code,Receipt Date',
        'T1,R-100,50,EAST,MAIN,12/10/2026',
      ],
    ],
    planned: [],
    asked: [],
  },
  {
    of: 'invoices, which nobody waits for',
    files: [['Invoice;Customer;Item;Qty;Invoice date', 'I1;ACME;A;50;2026-10-18', 'I2;ACME;A;70;2026-11-02']],
    planned: [],
    asked: [],
  },
  {
    of: 'Business Central, an assembly with work in it',
    files: [['Parent Item No.,Type,No.,Quantity per', 'D-100,Item,R-100,4', 'D-100,Resource,LAB,0.5']],
    planned: ['D-100 takes 4 R-100'],
    said: ['not-planned'],
  },
  {
    of: 'a bill with a fixed quantity for each order on top',
    files: [['Parent;Component;Qty per;Fixed qty', 'A;X;2;5']],
    planned: ['A takes 2 X', 'A takes 5 X for each order'],
  },
  {
    of: 'demand in thousands',
    files: [['Item;Demand (k);Date', 'A;5;2026-12-18']],
    planned: ['5000 A wanted 2026-12-18'],
  },
  {
    of: 'a safety stock in percent, which is no quantity',
    files: [['Item;OH;LT (wk);SS %', 'A;10;2;10']],
    planned: ['10 A'],
  },
  {
    of: 'items with what is incoming, and when',
    files: [['Item;Stock;Incoming;ETA;Lead time (weeks)', 'A;50;20;2026-12-08;2']],
    planned: ['50 A', '20 A come 2026-12-08'],
  },
  {
    of: 'orders in pieces and in boxes, written behind the numbers',
    files: [['Order;Item;Qty;Due date', '1;A;50 pcs;2026-12-18', '2;A;2 boxes;2026-12-18']],
    planned: ['50 A wanted 2026-12-18 1', '2 A wanted 2026-12-18 2'],
    said: ['unit-differs'],
  },
  {
    of: 'scheduled receipts beside requirements of the same day',
    files: [['Item;Gross req;Scheduled receipts;On hand;Due', 'A;100;20;30;2026-12-18']],
    planned: ['30 A', '20 A come 2026-12-18'],
    said: ['no-dates'],
  },
  {
    of: 'a list of shortages',
    files: [['Item;Required;Available;Shortage;Need date;Order', 'A;100;70;30;2026-12-18;WO1']],
    planned: ['70 A', '100 A wanted 2026-12-18 WO1'],
    asked: ['column', 'column'],
  },
  {
    of: 'a row of an order that could be headings: a number, a day and a word for a state',
    files: [['PO;Item;Open qty;Due date;State', 'P4;Q1;5;2026-12-18;Open', 'P5;Q2;6;2026-12-18;Closed']],
    planned: ['5 Q1 come 2026-12-18 P4'],
    said: ['closed-order'],
  },
  {
    of: 'purchase orders with the day on which they were written',
    files: [['PO;Item;Qty;Date;Due date', 'P1;R;40;2026-11-02;2026-12-18']],
    planned: ['40 R come 2026-12-18 P1'],
    asked: [],
  },
]
