import type { Printed } from './printed.ts'

// Exports of systems, lists of public projects and lists by hand, each with all that is planned, said and asked of it.

export const exported: readonly Printed[] = [
  {
    of: 'SAP ME2N DE with group rows',
    files: [
      [
        'Lieferant/Lieferwerk;Anzahl der Positionen;Einkäufergruppe;Einkaufsbeleg;Position;Belegdatum;Lieferdatum;Auftragsbestätigung;Material;Kurztext;Werk;Bestellmenge;Bestellmengeneinheit;Nettopreis;Währung;Preiseinheit;Einteilungsmenge;Gelieferte Menge;noch zu liefern (Menge);Menge in Lager-ME',
        ';1.886;;;;;;;;;;;;;;;;;;',
        '1051       R+W Antriebselemente GmbH;1;;;;;;;;;;;;;;;;;;',
        '1051       R+W Antriebselemente GmbH;1;021;45647126;10;10.10.2026;17.12.2026;;9152207;Kupplung_BKL_30_14_24;0001;2;ST;71,64;EUR;1;2;0;2;2',
        '1088       Harmonic Drive AG;1;;;;;;;;;;;;;;;;;;',
        '1088       Harmonic Drive AG;1;021;45644415;10;02.10.2026;18.12.2026;;9238159;Servomotor_CHA;0001;24;ST;5.972,00;EUR;1;12;4;8;24',
      ],
    ],
    planned: ['2 9152207 come 2026-12-17 45647126', '8 9238159 come 2026-12-18 45644415'],
    asked: [],
  },
  {
    of: 'SAP MD04 DE',
    files: [
      [
        'Material;R-100;;;;',
        'Plantermine;Dispoel.;Daten zum DE;Umterm. D.;Zugang/Bedarf;Verfügb. Menge',
        '23.11.2026;W-Best;;;;310',
        '07.12.2026;AR-Res;D-100;;200-;110',
        '14.12.2026;BS-Ein;4500000123/00010;;100;210',
        '18.12.2026;BS-Anf;0010000777/00010;;60;270',
        '21.12.2026;K-Auft;0000000345/000010;;20-;250',
      ],
    ],
    planned: [
      '310 R-100',
      '200 R-100 wanted 2026-12-07',
      '20 R-100 wanted 2026-12-21',
      '100 R-100 come 2026-12-14',
      '60 R-100 come 2026-12-18',
    ],
    asked: [],
  },
  {
    of: 'SAP MD04 as table of several materials with Plus/minus',
    files: [
      [
        'Material NO,Date,MRP element,MRP element data,Exception,Receipt/Reqmt,Available Qty,Storage Location',
        'R-100,11/23/2026,Stock,,,,310,',
        'R-100,12/07/2026,OrdRes,D-100,,-200,110,0001',
        'R-100,12/14/2026,POitem,4500000123/00010,,100,210,0001',
        'F-100,11/23/2026,Stock,,,,5,',
        'F-100,12/18/2026,PldOrd,0000012345/STCK,20,60,65,0001',
      ],
    ],
    planned: [
      '310 R-100',
      '5 F-100',
      '200 R-100 wanted 2026-12-07',
      '100 R-100 come 2026-12-14',
      '60 F-100 proposed 2026-12-18',
    ],
    said: ['proposed'],
    asked: [],
  },
  {
    of: 'SAP MB52 DE',
    files: [
      [
        'Material;Werk;LOrt;Materialkurztext;Basismengeneinheit;Frei verwendbar;Wert frei verwendbar;In Qualitätsprüfung;Gesperrt',
        'R-100;1000;0001;Rolle;ST;1.300;6.500,00;15;4',
        'F-100;1000;0001;Rahmen;ST;40;400,00;0;0',
      ],
    ],
    planned: ['1300 R-100', '40 F-100'],
    said: ['not-counted'],
    asked: [],
  },
  {
    of: 'SAP COOIS headers DE with system status and delivered',
    files: [
      [
        'Auftrag;Material;Materialkurztext;Auftragsart;Disponent;Auftragsmenge (GMEIN);Gelieferte Menge (GMEIN);Mengeneinheit (=GMEIN);Eckstarttermin;Eckendtermin;Systemstatus',
        '1000123;D-100;Antrieb;PP01;001;20;5;ST;01.12.2026;09.12.2026;FREI TRÜC MABS VOKL',
        '1000124;D-100;Antrieb;PP01;001;30;30;ST;01.11.2026;10.11.2026;TABG GLFT VOKL',
        '1000125;D-100;Antrieb;PP01;001;30;0;ST;07.12.2026;16.12.2026;EROF VOKL',
      ],
    ],
    planned: ['15 D-100 come 2026-12-09 1000123', '30 D-100 come 2026-12-16 1000125'],
    asked: [],
  },
  {
    of: 'SAP ZMM list with MRP data',
    files: [
      [
        'Material;Werk;Bezeichnung;Disp.merk;BeschArt;Planlieferz.;EFzeit;WE-Bearb.;SiBestand;Losgr.;Mind.losgr.;Rundungsw.;Frei verw. Bestand;ME',
        'R-100;1000;Rolle;PD;F;14;0;1;40;EX;100;50;310;ST',
        'D-100;1000;Antrieb;PD;E;0;5;0;0;EX;0;0;3;ST',
      ],
    ],
    planned: [
      '310 R-100',
      'R-100 keeps 40',
      'R-100 orders {"rule":"L4L","min":100,"multiple":50}',
      '3 D-100',
    ],
    asked: [],
  },
  {
    of: 'SAP BOM BAPI S/4 field names',
    files: [
      [
        'BillOfMaterial,Material,Plant,BillOfMaterialVariant,BillOfMaterialItemNumber,BillOfMaterialComponent,BillOfMaterialItemQuantity,BillOfMaterialItemUnit,BOMHeaderQuantityInBaseUnit,ComponentScrapInPercent,ValidityStartDate,ValidityEndDate',
        '00000123,D-100,1000,1,0010,R-100,40,PC,10,5,2020-01-01,9999-12-31',
        '00000123,D-100,1000,1,0020,F-100,10,PC,10,0,2020-01-01,9999-12-31',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
    asked: [],
  },
  {
    of: 'SAP OData stock A_MatlStkInAcctMod',
    files: [
      [
        'Material,Plant,StorageLocation,Batch,InventoryStockType,MaterialBaseUnit,MatlWrhsStkQtyInMatlBaseUnit',
        'R-100,1000,0001,,01,PC,310',
        'R-100,1000,0001,,02,PC,15',
      ],
    ],
    planned: ['310 R-100'],
    said: ['not-counted', 'several-places'],
    asked: [],
  },
  {
    of: 'SAP EKPO/EKET tables technical',
    files: [
      [
        'EBELN\tEBELP\tMATNR\tTXZ01\tMENGE\tMEINS\tWEMNG\tEINDT\tLOEKZ\tELIKZ',
        '4500000123\t00010\tR-100\tRoller\t100.000\tST\t60.000\t20261216\t\t',
        '4500000124\t00010\tR-100\tRoller\t70.000\tST\t0.000\t20261218\tL\t',
        '4500000125\t00010\tR-100\tRoller\t70.000\tST\t65.000\t20261218\t\tX',
      ],
    ],
    planned: ['40 R-100 come 2026-12-16 4500000123'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'SAP VBAP/VBEP technical',
    files: [
      [
        'VBELN\tPOSNR\tMATNR\tARKTX\tKWMENG\tVRKME\tEDATU\tABGRU',
        '345\t000010\tD-100\tDrive\t50.000\tST\t20261218\t',
        '346\t000010\tD-100\tDrive\t20.000\tST\t20261221\t10',
      ],
    ],
    planned: ['50 D-100 wanted 2026-12-18 345'],
    said: ['not-planned'],
    asked: ['decimal'],
  },
  {
    of: 'SAP RESB technical',
    files: [
      [
        'RSNUM\tRSPOS\tMATNR\tWERKS\tBDMNG\tENMNG\tMEINS\tBDTER\tAUFNR\tKZEAR\tXLOEK',
        '1\t1\tR-100\t1000\t80\t20\tST\t20261201\t1000123\t\t',
        '1\t2\tF-100\t1000\t20\t20\tST\t20261201\t1000123\tX\t',
        '2\t1\tR-100\t1000\t50\t0\tST\t20261201\t1000124\t\tX',
      ],
    ],
    planned: ['60 R-100 wanted 2026-12-01 1000123'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'Odoo stock.quant technical',
    files: [
      [
        'product_id,location_id,lot_id,quantity,reserved_quantity,inventory_quantity',
        '[R-100] Roller,WH/Stock,,310,60,0',
        '[F-100] Frame,WH/Stock,,4,0,0',
      ],
    ],
    planned: ['310 R-100', '4 F-100'],
    said: ['no-dates'],
    asked: [],
  },
  {
    of: 'Odoo supplierinfo EN',
    files: [
      [
        'Product Template,Product Variant,Vendor,Vendor Product Code,Quantity,Unit of Measure,Price,Currency,Delivery Lead Time,Start Date,End Date',
        '[R-100] Roller,,Acme,ACM-1,100,Units,2.5,EUR,14,,',
        '[F-100] Frame,,Beta,B-7,0,Units,7,EUR,7,,',
      ],
    ],
    planned: ['R-100 orders {"rule":"L4L","min":100}'],
    asked: ['lead-unit'],
  },
  {
    of: 'Odoo supplierinfo technical',
    files: [
      [
        '"name","product_tmpl_id/id","min_qty","price","delay"',
        '"Dunlop","product_template_22","0.0","0.0","5"',
        '"DT Swiss","product_template_14","0.0","0.0","3"',
      ],
    ],
    planned: [],
    asked: ['lead-unit'],
  },
  {
    of: 'Odoo purchase.order.line technical',
    files: [
      [
        'order_id,product_id,product_qty,qty_received,date_planned,state,product_uom',
        'P00012,[R-100] Roller,100,40,2026-12-07 12:00:00,purchase,Units',
        'P00013,[R-100] Roller,50,0,2026-12-09 12:00:00,draft,Units',
        'P00014,[R-100] Roller,50,0,2026-12-09 12:00:00,cancel,Units',
      ],
    ],
    planned: ['60 R-100 come 2026-12-07 P00012'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'Odoo sale.order.line technical',
    files: [
      [
        'order_id,product_id,product_uom_qty,qty_delivered,order_id/commitment_date,state',
        'S00031,[D-100] Drive,20,5,2026-12-18 09:00:00,sale',
        'S00032,[D-100] Drive,20,0,2026-12-18 09:00:00,draft',
        'S00033,[D-100] Drive,20,0,2026-12-18 09:00:00,sent',
      ],
    ],
    planned: ['15 D-100 wanted 2026-12-18 S00031'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'Odoo mrp.production 17',
    files: [
      [
        'Reference,Product,Quantity To Produce,Quantity Producing,Start,End,State,Source',
        'WH/MO/00007,[D-100] Drive,20.0,0.0,2026-12-01 08:00:00,2026-12-09 17:00:00,Confirmed,S00031',
        'WH/MO/00008,[D-100] Drive,20.0,0.0,2026-12-01 08:00:00,2026-12-09 17:00:00,Draft,',
        'WH/MO/00009,[D-100] Drive,20.0,20.0,2026-11-01 08:00:00,2026-11-09 17:00:00,Done,',
      ],
    ],
    planned: ['20 D-100 come 2026-12-09 WH/MO/00007'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'Odoo 18 sales lines DE',
    files: [
      [
        'Auftragsreferenz,Produkt,Menge,Gelieferte Menge,Auftragsreferenz/Lieferdatum,Auftragsreferenz/Status',
        'S00031,[D-100] Antrieb,"20,00","5,00",2026-12-18 09:00:00,Verkaufsauftrag',
        'S00032,[D-100] Antrieb,"20,00","0,00",2026-12-18 09:00:00,Angebot gesendet',
      ],
    ],
    planned: ['15 D-100 wanted 2026-12-18 S00031'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'ERPNext Bin',
    files: [
      [
        'item_code,warehouse,actual_qty,reserved_qty,projected_qty',
        'SKU005,Stores - SD,100,20,80',
        'SKU008,Stores - SD,50,10,40',
      ],
    ],
    planned: ['100 SKU005', '50 SKU008'],
    said: ['no-dates'],
    asked: [],
  },
  {
    of: 'ERPNext PO mock',
    files: [
      [
        'po_id,item_code,qty,expected_date,warehouse',
        'PO-00123,SKU005,50,2026-12-03,Stores - SD',
        'PO-00124,SKU008,30,2026-12-04,Stores - SD',
      ],
    ],
    planned: ['50 SKU005 come 2026-12-03 PO-00123', '30 SKU008 come 2026-12-04 PO-00124'],
    asked: [],
  },
  {
    of: 'ERPNext BOM flat export',
    files: [
      [
        'ID,Item,Quantity,Is Active,Is Default,ID (Items),Item Code (Items),Qty (Items),UOM (Items),Stock Qty (Items)',
        'BOM-D-100-001,D-100,10,1,1,a1,R-100,40,Nos,40',
        ',,,,,a2,F-100,10,Nos,10',
        'BOM-D-100-002,D-100,10,0,0,a3,R-200,40,Nos,40',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'ERPNext Work Order list',
    files: [
      [
        'ID,Production Item,Status,Qty To Manufacture,Manufactured Qty,Planned Start Date,Planned End Date,Sales Order',
        'MFG-WO-2026-00001,D-100,In Process,20,5,2026-12-01 08:00:00,2026-12-09 17:00:00,SAL-ORD-2026-00001',
        'MFG-WO-2026-00002,D-100,Stopped,20,5,2026-12-01 08:00:00,2026-12-09 17:00:00,',
      ],
    ],
    planned: ['15 D-100 come 2026-12-09 MFG-WO-2026-00001'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'BC items DE',
    files: [
      [
        'Nr.;Beschreibung;Lagerbestand;Basiseinheitencode;Beschaffungsmethode;Beschaffungszeit;Sicherheitsbestand;Wiederbeschaffungsverfahren;Minimale Losgröße;Losgrößenrundungsfaktor;Kreditorennr.;Gesperrt',
        '1000;Fahrrad;32;STK;Fertigungsauftrag;1W;5;Los-für-Los;10;;;Nein',
        '1100;Rad;3;STK;Einkauf;2W;0;Los-für-Los;100;50;V10;Nein',
      ],
    ],
    planned: [
      '32 1000',
      '1000 keeps 5',
      '1000 orders {"rule":"L4L","min":10}',
      '3 1100',
      '1100 orders {"rule":"L4L","min":100,"multiple":50}',
    ],
    asked: [],
  },
  {
    of: 'D365FO purchase lines V2',
    files: [
      [
        'PURCHASEORDERNUMBER,LINENUMBER,ITEMNUMBER,LINEDESCRIPTION,ORDEREDPURCHASEQUANTITY,REMAININGPURCHASEQUANTITY,PURCHASEUNITSYMBOL,CONFIRMEDDELIVERYDATE,REQUESTEDDELIVERYDATE,PURCHASEORDERLINESTATUS',
        '000123,1,R-100,Roller,100,40,ea,2026-12-16,2026-12-10,Backorder',
        '000124,1,R-100,Roller,100,0,ea,2026-12-16,2026-12-10,Received',
        '000125,1,R-100,Roller,50,50,ea,2026-12-16,2026-12-10,Canceled',
      ],
    ],
    planned: ['40 R-100 come 2026-12-16 000123'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'D365FO bom lines',
    files: [
      [
        'BOMID,LINENUMBER,ITEMNUMBER,QUANTITY,QUANTITYDENOMINATOR,PRODUCTUNITSYMBOL,CONSUMPTIONTYPE,VARIABLESCRAPPERCENTAGE,CONSTANTSCRAPQUANTITY',
        'D-100,1,R-100,4,1,ea,Variable,5,0',
        'D-100,2,F-100,100,100,ea,Variable,0,0',
        'D-100,3,G-1,1,1,ea,Constant,0,0',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100', 'D-100 takes 1 G-1 for each order'],
    asked: [],
  },
  {
    of: 'NetSuite open PO by vendor report',
    files: [
      [
        'Open Purchase Orders by Vendor',
        'As of 11/23/2026',
        'Vendor,Number,Date,Item,Qty Ordered,Qty Received,Qty Open,Rate,Amount Open',
        'Acme,PO1001,12/18/2026,R-100,100,60,40,2.50,100.00',
        'Acme,PO1002,12/21/2026,F-100,10,0,10,7.00,70.00',
        'Totals,,,,110,60,50,,170.00',
      ],
    ],
    planned: ['40 R-100 come 2026-12-18 PO1001', '10 F-100 come 2026-12-21 PO1002'],
    asked: [],
  },
  {
    of: 'Stocky POs without a date',
    files: [
      [
        'PO Number,Status,SKU,Supplier SKU,Qty Ordered,Qty Received,Qty Remaining,Tax %',
        'PO-1,Partially Received,SKU-1,SUP-1,12,5,7,6.5',
      ],
    ],
    planned: [],
    said: ['no-dates'],
    asked: [],
  },
  {
    of: 'settings list',
    files: [
      [
        'SKU,Barcode,Lead time (days),MOQ,Pack size,Min stock,Max stock,Supplier,Discontinued',
        'MUG-1,,21,24,12,10,,acme,',
        'VASE-1,4006381333931,7,,,,20,,yes',
      ],
    ],
    planned: ['MUG-1 keeps 10', 'MUG-1 orders {"rule":"L4L","min":24,"multiple":12}'],
    said: ['inactive-item'],
    asked: ['column', 'day-kind'],
  },
  {
    of: 'suppliers list is no list of items',
    files: [
      [
        'Supplier Name,Contact Email,Lead Time (days),MOQ,Currency',
        'Supplier Alpha,alpha@example.com,21,100,USD',
        'Supplier Beta,beta@example.com,7,10,EUR',
      ],
    ],
    planned: [],
    asked: [],
  },
  {
    of: 'date,store,sku inventory with on_order',
    files: [
      [
        'date,store_id,sku,on_hand,on_order,lead_time_days',
        '2026-11-20,DXB01,A1001,50,20,7',
        '2026-11-22,DXB01,A1001,44,20,7',
        '2026-11-22,DXB02,A1001,10,0,7',
      ],
    ],
    planned: ['54 A1001'],
    said: ['no-dates', 'older-count', 'several-places'],
    asked: ['day-kind'],
  },
  {
    of: 'Sage X3 work orders FR',
    files: [
      [
        'N° ordre;Article;Désignation;Qté prévue;Qté réalisée;Date début;Date fin;Statut',
        'OF0001;D-100;Moteur;20;5;01/12/2026;18/12/2026;Ferme',
        'OF0002;D-100;Moteur;20;20;01/11/2026;18/11/2026;Soldé',
      ],
    ],
    planned: ['15 D-100 come 2026-12-18 OF0001'],
    asked: [],
  },
  {
    of: 'Sage 200 works orders',
    files: [['EndDate,ItemCode,QuantityPlanned', '2026-12-10,D-100,20']],
    planned: ['20 D-100 come 2026-12-10'],
    asked: [],
  },
  {
    of: 'Epicor POs releases',
    files: [
      [
        'PO,Line,Release,Part Num,Rel Qty,Received Qty,Due Date,Promise Dt,Open Release,Supplier',
        '4011,1,1,R-100,100,60,12/18/2026,,true,Acme',
        '4012,1,1,R-100,50,50,11/18/2026,,false,Acme',
      ],
    ],
    planned: ['40 R-100 come 2026-12-18 4011'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'QAD ps_mstr',
    files: [
      [
        'ps_par,ps_comp,ps_qty_per,ps_scrp_pct,ps_start,ps_end,ps_ref',
        'D-100,R-100,4,5,,,',
        'D-100,F-100,1,0,,2026-01-31,',
      ],
    ],
    planned: ['D-100 takes 4 R-100'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'Katana MO',
    files: [
      [
        'MO #,Product variant code / SKU,Product name,Planned quantity,Actual quantity,Production deadline,Delivery deadline,Production status,Customer',
        'MO-12,D-100,Drive,20,,2026-12-18,2026-12-20,Not started,ACME',
        'MO-11,D-100,Drive,10,10,2026-11-10,,Done,',
      ],
    ],
    planned: ['20 D-100 come 2026-12-18 MO-12'],
    asked: [],
  },
  {
    of: 'MRPeasy customer orders',
    files: [
      [
        'Number,Customer number,Customer name,Status,Part No.,Part description,Quantity,Shipped,Delivery date,Total price',
        'CO00012,CU0001,ACME,Confirmed,D-100,Drive,50,10,12/18/2026,500',
        'CO00013,CU0001,ACME,Quotation,D-100,Drive,70,0,12/18/2026,700',
        'CO00014,CU0001,ACME,Shipped,D-100,Drive,70,70,12/18/2026,700',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 CO00012'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'Cin7 assembly BOM',
    files: [
      [
        'ProductSKU,ProductName,ComponentSKU,ComponentName,Quantity,WastagePercent,WastageQuantity,CostPercentage',
        'D-100,Drive,R-100,Roller,4,5,0,',
        'D-100,Drive,F-100,Frame,1,0,0,',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
    asked: [],
  },
  {
    of: 'inFlow sales orders',
    files: [
      [
        'OrderNumber,OrderStatus,Customer,OrderDate,RequestedShipDate,ItemName,ItemSKU,ItemQuantity,ItemUnitPrice',
        'SO-000012,Unfulfilled,ACME,2026-11-02,2026-12-18,Drive,D-100,50,10',
        'SO-000011,Fulfilled,ACME,2026-10-02,2026-11-18,Drive,D-100,10,10',
        'SO-000013,Quote,ACME,2026-10-02,2026-12-18,Drive,D-100,10,10',
      ],
    ],
    planned: ['50 D-100 wanted 2026-12-18 SO-000012'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'JTL Artikelexport',
    files: [
      [
        'Artikelnummer;Artikelname;HAN;Lagerbestand Gesamt;Verfügbarer Lagerbestand;Im Zulauf;In Aufträgen;Mindestlagerbestand;Lieferant;Lieferzeit (Tage);Mindestabnahme;Abnahmeintervall',
        'R-100;Rolle;H1;310;250;100;60;40;Acme;14;100;50',
      ],
    ],
    planned: ['310 R-100', 'R-100 keeps 40', 'R-100 orders {"rule":"L4L","min":100,"multiple":50}'],
    said: ['no-dates'],
    asked: ['column', 'day-kind'],
  },
  {
    of: 'abas Fertigungsvorschläge und Betriebsaufträge',
    files: [
      [
        'Nummer;Artikel;Suchwort;Menge;offene Menge;Enddatum;Typ',
        'BA1001;D-100;ANTRIEB;20;15;18.12.2026;Betriebsauftrag',
        'FV1002;D-100;ANTRIEB;30;30;21.12.2026;Fertigungsvorschlag',
        'BV1003;R-100;ROLLE;60;60;21.12.2026;Bestellvorschlag',
      ],
    ],
    planned: [
      '15 D-100 come 2026-12-18 BA1001',
      '30 D-100 proposed 2026-12-21 FV1002',
      '60 R-100 proposed 2026-12-21 BV1003',
    ],
    said: ['proposed'],
    asked: [],
  },
  {
    of: 'microtech / Excel offene Bestellungen',
    files: [
      [
        'Bestell-Nr.;Lieferant;Art.-Nr.;Bezeichnung;bestellt;geliefert;offen;Liefertermin KW',
        'B1;Acme;R-100;Rolle;100;60;40;51/2026',
      ],
    ],
    planned: ['40 R-100 come 2026-12-14 B1'],
    asked: [],
  },
  {
    of: 'weekly buckets with Total column and Backlog',
    files: [['Part;Desc;Backlog;W48;W49;W50;Total', 'D-100;Drive;5;10;0;20;35', 'Total;;5;10;0;20;35']],
    planned: ['5 D-100 wanted 2026-11-23', '10 D-100 wanted 2026-11-23', '20 D-100 wanted 2026-12-07'],
    said: ['past-date'],
    asked: [],
  },
  {
    of: 'forecast and sales orders of one item in two lists',
    files: [
      ['Item;Month;Forecast', 'D-100;2026-12;100'],
      ['Sales order;Item;Qty;Ship date', 'S1;D-100;40;2026-12-10'],
    ],
    planned: ['100 D-100 wanted 2026-12-01', '40 D-100 wanted 2026-12-10 S1'],
    said: ['counted-twice'],
    asked: [],
  },
  {
    of: 'forecast and sales orders in one list by type',
    files: [
      ['Type;Item;Qty;Date;Order', 'Forecast;D-100;100;2026-12-01;', 'Sales order;D-100;40;2026-12-10;S1'],
    ],
    planned: ['100 D-100 wanted 2026-12-01', '40 D-100 wanted 2026-12-10 S1'],
    said: ['counted-twice'],
    asked: [],
  },
  {
    of: 'BOM revisions, none chosen',
    files: [['Parent;Rev;Component;Qty', 'D-100;A;R-100;3', 'D-100;B;R-100;4', 'E-100;A;R-100;1']],
    planned: ['D-100 takes 4 R-100', 'E-100 takes 1 R-100'],
    asked: ['version'],
  },
  {
    of: 'BOM number with several BOMs of one product',
    files: [
      [
        'BOM No;Product;Component;Qty',
        'B1;D-100;R-100;3',
        'B1;D-100;F-100;1',
        'B2;D-100;R-100;4',
        'B2;D-100;F-100;1',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
    asked: ['version'],
  },
  {
    of: 'state C alone',
    files: [['Order;Item;Qty;Due;Status', 'S1;D-100;10;2026-12-10;C', 'S2;D-100;20;2026-12-10;O']],
    planned: ['20 D-100 wanted 2026-12-10 S2'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'state C alone among P and N (Sage confirm)',
    files: [['Order;Item;Qty;Due;Status', 'S1;D-100;10;2026-12-10;C', 'S2;D-100;20;2026-12-10;P']],
    planned: ['10 D-100 wanted 2026-12-10 S1', '20 D-100 wanted 2026-12-10 S2'],
    said: ['unknown-state'],
    asked: [],
  },
  {
    of: 'indented BOM with arrows/dashes',
    files: [
      ['Part;Description;Qty', 'D-100;Drive;1', '- R-100;Roller;4', '- F-100;Frame;1', '-- S-1;Steel;2'],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100', 'F-100 takes 2 S-1'],
    asked: [],
  },
  {
    of: 'matrix BOM (parts down, products across)',
    files: [['Component;D-100;D-200', 'R-100;4;2', 'F-100;1;1', 'S-1;;3']],
    planned: [
      'D-100 takes 4 R-100',
      'D-200 takes 2 R-100',
      'D-100 takes 1 F-100',
      'D-200 takes 1 F-100',
      'D-200 takes 3 S-1',
    ],
    asked: [],
  },
  {
    of: 'Supply plan where item stands only on the first measure row',
    files: [
      [
        'Item;Measure;W48;W49',
        'D-100;Gross requirements;10;20',
        ';Scheduled receipts;0;50',
        ';Projected on hand;30;60',
        'R-100;Gross requirements;5;5',
        ';Scheduled receipts;0;0',
        ';Projected on hand;20;15',
      ],
    ],
    planned: [
      '10 D-100 wanted 2026-11-23',
      '20 D-100 wanted 2026-11-30',
      '5 R-100 wanted 2026-11-23',
      '5 R-100 wanted 2026-11-30',
      '50 D-100 come 2026-11-30',
    ],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'textbook MRP record of one item',
    files: [
      [
        'Item: A;;;;',
        'Period;1;2;3;4',
        'Gross requirements;10;20;0;30',
        'Scheduled receipts;0;15;0;0',
        'Projected on hand (20);10;5;5;-25',
      ],
    ],
    planned: [
      '10 A wanted 2026-11-23',
      '20 A wanted 2026-11-30',
      '30 A wanted 2026-12-14',
      '15 A come 2026-11-30',
    ],
    said: ['not-planned'],
    asked: ['period'],
  },
  {
    of: 'Tryton purchase lines',
    files: [
      [
        'purchase/number,product/code,quantity,unit,purchase/delivery_date,purchase/state',
        'PO1,R-100,100,Unit,2026-12-16,processing',
        'PO2,R-100,50,Unit,2026-12-16,quotation',
      ],
    ],
    planned: ['100 R-100 come 2026-12-16 PO1'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'Fishbowl BOM CSV',
    files: [
      [
        'Number,Description,Type,Part,Quantity,UOM',
        'D-100 BOM,Drive,Finished Good,D-100,1,ea',
        'D-100 BOM,Drive,Raw Good,R-100,4,ea',
        'D-100 BOM,Drive,Raw Good,F-100,1,ea',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
    asked: [],
  },
  {
    of: 'Syspro inventory on hand',
    files: [
      [
        'StockCode,Description,Warehouse,QtyOnHand,QtyAllocated,QtyOnOrder,QtyInTransit,MinimumQty,MaximumQty,SafetyStockQty,LeadTime',
        'R-100,Roller,FG,310,60,100,0,0,0,40,14',
      ],
    ],
    planned: ['310 R-100', 'R-100 keeps 40'],
    said: ['no-dates'],
    asked: ['column', 'lead-unit'],
  },
  {
    of: 'Syspro BOM',
    files: [
      [
        'ParentPart,Version,Release,Route,SequenceNum,Component,QtyPer,ScrapPercentage,FixedQtyPerFlag,IncludeKitFlag',
        'D-100,,,0,000010,R-100,4.000000,5.00,N,N',
        'D-100,,,0,000020,G-1,1.000000,0.00,Y,N',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 G-1 for each order'],
    asked: [],
  },
  {
    of: 'MRP master list with ABC, all in one row and next receipt',
    files: [['Part;Stock;Open PO;PO due;Weekly usage;LT (d);Min lot', 'R-100;310;100;16.12.2026;25;10;50']],
    planned: ['310 R-100', 'R-100 orders {"rule":"L4L","min":50}', '100 R-100 come 2026-12-16'],
    asked: ['day-kind'],
  },
  {
    of: 'NAV German sales lines',
    files: [
      [
        'Belegart;Verk. an Deb.-Nr.;Belegnr.;Zeilennr.;Art;Nr.;Beschreibung;Lagerortcode;Menge;Reservierte Menge;Restauftragsmenge;Einheitencode;Warenausgangsdatum',
        'Auftrag;10000;101005;10000;Artikel;1000;Fahrrad;BLAU;50;0;40;STÜCK;18.12.2026',
        'Angebot;10000;1001;10000;Artikel;1000;Fahrrad;BLAU;70;0;70;STÜCK;18.12.2026',
        'Auftrag;10000;101005;20000;Sachkonto;8400;Fracht;;1;0;1;;18.12.2026',
      ],
    ],
    planned: ['40 1000 wanted 2026-12-18 101005'],
    said: ['closed-order', 'not-planned'],
    asked: [],
  },
  {
    of: 'NAV German prod orders',
    files: [
      [
        'Status;Nr.;Beschreibung;Herkunftsnr.;Menge;Fälligkeitsdatum;Startdatum;Enddatum',
        'Freigegeben;101001;Fahrrad;1000;20;18.12.2026;01.12.2026;17.12.2026',
        'Beendet;101000;Fahrrad;1000;20;18.11.2026;01.11.2026;17.11.2026',
      ],
    ],
    planned: ['20 1000 come 2026-12-18 101001'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'consignment and customer-owned stock',
    files: [
      [
        'Material;Storage location;Stock type;Quantity',
        'R-100;0001;Unrestricted;300',
        'R-100;0001;Vendor consignment;50',
        'R-100;0001;Customer stock;20',
        'R-100;0001;Quality inspection;15',
      ],
    ],
    planned: ['370 R-100'],
    said: ['not-counted', 'several-places'],
    asked: [],
  },
  {
    of: 'RMA / returns list',
    files: [['RMA No,Customer,Item,Qty,Return Date,Reason', 'RMA1,ACME,D-100,5,2026-12-10,defect']],
    planned: [],
    said: ['nothing-to-plan'],
    asked: [],
  },
  {
    of: 'cycle count list',
    files: [['Item,Bin,System Qty,Counted Qty,Variance,Count Date', 'R-100,A1,310,305,-5,2026-11-20']],
    planned: ['305 R-100'],
    asked: [],
  },
  {
    of: 'delivered column 0 with "Complete" yes',
    files: [
      [
        'SO,Line,Item,Ordered,Shipped,Complete,Ship date',
        'S1,1,D-100,50,45,Yes,2026-12-18',
        'S2,1,D-100,50,10,No,2026-12-18',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 S2'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'on order with ETA in items and the same order in a PO list',
    files: [
      ['Item;On hand;On order;ETA;Lead time (weeks)', 'R-100;310;100;2026-12-16;2'],
      ['PO;Item;Open qty;Due date', 'P1;R-100;100;2026-12-16'],
    ],
    planned: ['310 R-100', '100 R-100 come 2026-12-16', '100 R-100 come 2026-12-16 P1'],
    said: ['counted-twice'],
    asked: [],
  },
  {
    of: 'demand of items with date and sales orders',
    files: [
      ['Item;On hand;Demand;Due;Lead time (weeks)', 'D-100;3;50;2026-12-18;2'],
      ['Sales order;Item;Qty;Ship date', 'S1;D-100;50;2026-12-18'],
    ],
    planned: ['3 D-100', '50 D-100 wanted 2026-12-18', '50 D-100 wanted 2026-12-18 S1'],
    said: ['counted-twice'],
    asked: [],
  },
  {
    of: 'stocks by warehouse in columns',
    files: [['Item;Stock Berlin;Stock Munich;Lead time (weeks)', 'R-100;300;10;2', 'F-100;40;0;1']],
    planned: ['310 R-100', '40 F-100'],
    said: ['several-places'],
    asked: [],
  },
  {
    of: 'SAP MD61 planned independent requirements',
    files: [
      [
        'Material;Plant;Version;Active;Requirements Plan;M 12/2026;M 01/2027',
        'D-100;1000;00;X;;50;60',
        'D-100;1000;01;;;80;90',
      ],
    ],
    planned: ['50 D-100 wanted 2026-12-01', '60 D-100 wanted 2027-01-01'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'items list with two lead times (buy, make)',
    files: [['Item;On hand;Make/Buy;Purchase LT (days);Mfg LT (days)', 'R-100;310;B;14;', 'D-100;3;M;;5']],
    planned: ['310 R-100', '3 D-100'],
    asked: ['day-kind'],
  },
  {
    of: 'Infor XA style: item, order, type code MO/PO/CO',
    files: [
      [
        'Item,Order,Order Type,Qty,Due Date',
        'D-100,M001,MO,20,12/18/2026',
        'R-100,P001,PO,100,12/16/2026',
        'D-100,C001,CO,50,12/21/2026',
      ],
    ],
    planned: [
      '50 D-100 wanted 2026-12-21 C001',
      '20 D-100 come 2026-12-18 M001',
      '100 R-100 come 2026-12-16 P001',
    ],
    asked: [],
  },
  {
    of: 'D365 net requirements',
    files: [
      [
        'Item number,Reference,Number,Requirement date,Quantity,Status',
        'R-100,On-hand,,,310,',
        'R-100,Production line,P001,12/01/2026,-80,',
        'R-100,Purchase order,000123,12/16/2026,100,',
        'R-100,Planned purchase orders,PL1,12/18/2026,60,',
        'D-100,Sales order,S1,12/18/2026,-50,',
      ],
    ],
    planned: [
      '310 R-100',
      '80 R-100 wanted 2026-12-01 P001',
      '50 D-100 wanted 2026-12-18 S1',
      '100 R-100 come 2026-12-16 000123',
      '60 R-100 proposed 2026-12-18 PL1',
    ],
    said: ['proposed'],
    asked: [],
  },
  {
    of: 'Spanish production orders',
    files: [
      [
        'Orden;Artículo;Cantidad;Cantidad producida;Fecha fin;Estado',
        'OF1;D-100;20;5;18/12/2026;Lanzada',
        'OF2;D-100;20;20;18/11/2026;Terminada',
      ],
    ],
    planned: ['15 D-100 come 2026-12-18 OF1'],
    asked: [],
  },
  {
    of: 'quantities in thousands heading',
    files: [['Item;Demand (k pcs);Date', 'A;5;2026-12-18']],
    planned: ['5000 A wanted 2026-12-18'],
    asked: [],
  },
  {
    of: 'cancelled column with date',
    files: [
      ['SO;Item;Qty;Ship date;Cancelled on', 'S1;D-100;50;2026-12-18;', 'S2;D-100;20;2026-12-18;2026-11-20'],
    ],
    planned: ['50 D-100 wanted 2026-12-18 S1'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'hold column',
    files: [['SO;Item;Qty;Ship date;On hold', 'S1;D-100;50;2026-12-18;No', 'S2;D-100;20;2026-12-18;Yes']],
    planned: ['50 D-100 wanted 2026-12-18 S1', '20 D-100 wanted 2026-12-18 S2'],
    said: ['unknown-state'],
    asked: [],
  },
  {
    of: 'qty produced per batch "makes"',
    files: [['Recipe;Makes;Ingredient;Amount;Unit', 'BREAD;10;FLOUR;5;kg', 'BREAD;10;YEAST;100;g']],
    planned: ['BREAD takes 0.5 FLOUR', 'BREAD takes 10 YEAST'],
    asked: ['column'],
  },
  {
    of: 'CAD numbers 1, 2, 2.1, 3',
    files: [['ITEM NO.,PART NUMBER,QTY', '1,R-100,4', '2,F-100,1', '2.1,S-1,2', '3,G-1,1']],
    planned: ['F-100 takes 2 S-1'],
    said: ['no-parents'],
    asked: [],
  },
  {
    of: 'SAP ME5A requisitions',
    files: [
      [
        'Purch.Req.,Item,Doc. Type,Material,Short Text,Quantity requested,Unit of Measure,Delivery date,Quantity ordered,Deletion Ind.,Closed',
        '10000777,10,NB,R-100,Roller,60,PC,12/18/2026,0,,',
        '10000778,10,NB,R-100,Roller,60,PC,12/18/2026,60,,X',
      ],
    ],
    planned: ['60 R-100 come 2026-12-18 10000777'],
    said: ['not-planned'],
    asked: ['column'],
  },
  {
    of: 'SAP ZSD backlog DE',
    files: [
      [
        'Verkaufsbeleg;Position;Material;Bezeichnung;Kum. Auftragsmenge;Gel. Menge;Offene Menge;VME;Wunschlieferdat.;Bestätigt;Absagegrund',
        '345;10;D-100;Antrieb;50;10;40;ST;18.12.2026;21.12.2026;',
        '346;10;D-100;Antrieb;20;0;20;ST;18.12.2026;21.12.2026;Z1',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 345'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'German Materialbedarf je Fertigungsauftrag',
    files: [
      [
        'Fertigungsauftrag;Komponente;Bedarfsmenge;Entnommene Menge;Bedarfstermin',
        'FA1;R-100;80;20;01.12.2026',
      ],
    ],
    planned: ['60 R-100 wanted 2026-12-01 FA1'],
    asked: [],
  },
  {
    of: 'stock per month end (closing)',
    files: [['Item;Sep 2026;Oct 2026;Nov 2026', 'R-100;300;320;310', 'F-100;40;41;39']],
    planned: [],
    said: ['nothing-to-plan'],
    asked: ['past-table'],
  },
  {
    of: 'hidden totals "Summe R-100"',
    files: [
      [
        'Artikel;Lagerplatz;Menge',
        'R-100;A1;300',
        'R-100;A2;10',
        'Summe R-100;;310',
        'F-100;A1;40',
        'Summe F-100;;40',
        'Gesamt;;350',
      ],
    ],
    planned: ['310 R-100', '40 F-100'],
    said: ['several-places'],
    asked: [],
  },
  {
    of: 'time-phased with dates as rows and items as columns and Total row',
    files: [['Week;D-100;D-200', '2026-11-30;5;0', '2026-12-07;10;3', 'Total;15;3']],
    planned: ['5 D-100 wanted 2026-11-30', '10 D-100 wanted 2026-12-07', '3 D-200 wanted 2026-12-07'],
    asked: [],
  },
  {
    of: 'quantity with sign and debit/credit marker',
    files: [['Item;Quantity;+/-;Date', 'R-100;100;+;2026-12-16', 'R-100;80;-;2026-12-01']],
    planned: ['80 R-100 wanted 2026-12-01', '100 R-100 come 2026-12-16'],
    asked: [],
  },
  {
    of: 'open orders object',
    files: [
      [
        'sonum,requiredDate,orderDate,customerName,custPo,qtyOrdered,qtyReceived,leftToShip,itemNum,unitPrice',
        'S1,2026-12-18,2026-11-02,ACME,4711,50,60,40,D-100,10',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 4711'],
    asked: [],
  },
  {
    of: 'SAP CS12 with required quantity 10 in its head',
    files: [
      [
        'Material          D-100',
        'Plant/Usage/Alt.  1000 / 1 / 01',
        'Description       Drive',
        'Base Qty (PC)     1.000',
        'Reqd Qty (PC)     10.000',
        '',
        'Level\tItem\tComponent number\tObject description\tComp. Qty (CUn)\tUn\tPhantom item',
        '.1\t0010\tR-100\tRoller\t40\tPC\t',
        '.1\t0020\tF-100\tFrame\t10\tPC\t',
        '..2\t0010\tS-1\tSteel\t20\tKG\t',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100', 'F-100 takes 2 S-1'],
    asked: [],
  },
  {
    of: 'SAP VA05 with quotations and returns by SaTy',
    files: [
      [
        'Sales Doc.\tItem\tSaTy\tSold-to pt\tMaterial\tDescription\tOrder Quantity\tSU\tNet price\tDlv.date\tConfirmed qty\tPurchase order no.',
        '345\t10\tOR\t1000\tD-100\tDrive\t50\tPC\t10.00\t12/18/2026\t50\tPO 4711',
        '346\t10\tQT\t1000\tD-100\tDrive\t70\tPC\t10.00\t12/18/2026\t0\t',
        '347\t10\tRE\t1000\tD-100\tDrive\t5\tPC\t10.00\t12/18/2026\t0\t',
      ],
    ],
    planned: ['50 D-100 wanted 2026-12-18 345'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'SAP ME2N EN with order unit carton and quantity in SKU',
    files: [
      [
        'Purchasing Document\tItem\tMaterial\tShort Text\tOrder Quantity\tOrder Unit\tQuantity in SKU\tStill to be delivered (qty)\tDelivery Date\tDeletion Indicator',
        '4500001\t10\tR-100\tRoller\t10\tCAR\t500\t6\t12/16/2026\t',
        '4500002\t10\tF-100\tFrame\t24\tPC\t24\t24\t12/18/2026\t',
        '4500003\t10\tF-100\tFrame\t24\tPC\t24\t24\t12/18/2026\tL',
      ],
      ['Material\tUnit\tOn hand\tLead time (days)', 'R-100\tPC\t20\t5', 'F-100\tPC\t4\t5'],
    ],
    planned: ['20 R-100', '4 F-100', '6 R-100 come 2026-12-16 4500001', '24 F-100 come 2026-12-18 4500002'],
    said: ['not-planned', 'unit-differs'],
    asked: ['day-kind'],
  },
  {
    of: 'NetSuite work orders',
    files: [
      [
        'Document Number,Assembly,Quantity,Built,Production Start Date,Production End Date,Status',
        'WO55,D-100,20,5,12/1/2026,12/9/2026,Work Order : In Process',
        'WO56,D-100,30,0,12/1/2026,12/16/2026,Work Order : Released',
        'WO57,D-100,30,0,12/1/2026,12/16/2026,Work Order : Planned',
        'WO58,D-100,30,30,11/1/2026,11/16/2026,Work Order : Built',
      ],
    ],
    planned: [
      '15 D-100 come 2026-12-09 WO55',
      '30 D-100 come 2026-12-16 WO56',
      '30 D-100 proposed 2026-12-16 WO57',
    ],
    said: ['proposed'],
    asked: [],
  },
  {
    of: 'BC stockkeeping units with Transfer-from Code',
    files: [
      [
        'Item No.,Location Code,Variant Code,Description,Replenishment System,Lead Time Calculation,Safety Stock Quantity,Reordering Policy,Minimum Order Quantity,Transfer-from Code,Vendor No.',
        '1100,BLUE,,Wheel,Purchase,2W,40,Lot-for-Lot,100,,V10',
        '1000,BLUE,,Bicycle,Prod. Order,1W,0,Lot-for-Lot,0,,',
      ],
    ],
    planned: ['1100 keeps 40', '1100 orders {"rule":"L4L","min":100}'],
    asked: [],
  },
  {
    of: 'D365 on-hand list',
    files: [
      [
        'Item number,Product name,Site,Warehouse,Batch number,Inventory status,Physical inventory,Physical reserved,Available physical,Ordered in total,Ordered reserved,On order,Total available',
        'R-100,Roller,1,11,B1,Available,310,60,250,100,0,60,350',
        'R-100,Roller,1,11,B2,Blocking,15,0,0,0,0,0,0',
        'F-100,Frame,1,11,B3,Available,4,0,4,0,0,0,4',
      ],
    ],
    planned: ['310 R-100', '4 F-100'],
    said: ['no-dates', 'not-counted', 'several-places'],
    asked: [],
  },
  {
    of: 'frePPLe demand with inquiries',
    files: [
      [
        'name,item,location,customer,status,due,quantity,minshipment,priority',
        'SO-1,D-100,factory,ACME,open,2026-12-18 00:00:00,50,,1',
        'SO-2,D-100,factory,ACME,quote,2026-12-18 00:00:00,70,,1',
        'SO-3,D-100,factory,ACME,inquiry,2026-12-18 00:00:00,70,,1',
        'SO-4,D-100,factory,ACME,closed,2026-12-18 00:00:00,70,,1',
      ],
    ],
    planned: ['50 D-100 wanted 2026-12-18 SO-1'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'MRPeasy BOM with fixed quantity column',
    files: [
      [
        'Product number,Product name,BOM number,BOM name,Part No.,Part description,Quantity,UoM,Fixed quantity,Notes',
        'D-100,Drive,BOM1,Standard,R-100,Roller,4,pcs,No,',
        'D-100,Drive,BOM1,Standard,G-1,Grease,1,kg,Yes,per order',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 G-1 for each order'],
    asked: [],
  },
  {
    of: 'Infor SyteLine items',
    files: [
      [
        'Item,Item Description,U/M,Source,Status,On Hand,Allocated To Orders,On Order,Safety Stock,Lead Time,Fixed Order Qty,Order Minimum,Order Multiple,Order Maximum,Paper Work,Dock-to-Stock,Shrink Factor',
        'R-100,Roller,EA,Purchased,Active,310,60,100,40,14,0,100,50,0,1,0,0',
        'D-100,Drive,EA,Manufactured,Active,3,0,0,0,5,25,0,0,0,0,0,0.05',
        'X-1,Old,EA,Manufactured,Obsolete,3,0,0,0,5,0,0,0,0,0,0,0',
      ],
    ],
    planned: [
      '310 R-100',
      'R-100 keeps 40',
      'R-100 orders {"rule":"L4L","min":100,"multiple":50}',
      '3 D-100',
      'D-100 orders {"rule":"FOQ","quantity":25}',
      '3 X-1',
    ],
    said: ['no-dates', 'inactive-item'],
    asked: ['lead-unit'],
  },
  {
    of: 'JobBOSS jobs',
    files: [
      [
        'Job,Customer,Part Number,Status,Order Quantity,Make Quantity,Pick Quantity,Completed Quantity,Shipped Quantity,Order Date,Promised Date',
        '12001,ACME,D-100,Active,50,52,0,0,10,11/02/2026,12/18/2026',
        '12002,ACME,D-100,Complete,20,20,0,20,20,10/02/2026,11/18/2026',
        '12003,ACME,D-100,Template,20,20,0,0,0,10/02/2026,12/18/2026',
        '12004,Beta,D-100,Hold,20,20,0,0,0,10/02/2026,12/21/2026',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 12001', '20 D-100 wanted 2026-12-21 12004'],
    said: ['unknown-state', 'closed-order'],
    asked: [],
  },
  {
    of: 'Unleashed BOM with wastage quantity',
    files: [
      [
        'Assembled Product Code,Assembled Product Description,Component Product Code,Component Description,Quantity,Wastage Quantity,Expense Account,Line Total Cost',
        'D-100,Drive,R-100,Roller,4,0.2,,10',
        'D-100,Drive,F-100,Frame,1,0,,7',
      ],
    ],
    planned: ['D-100 takes 4.2 R-100', 'D-100 takes 1 F-100'],
    asked: ['column'],
  },
  {
    of: 'Zoho sales orders',
    files: [
      [
        'SalesOrder ID,Order Date,Expected Shipment Date,SalesOrder Number,Status,Customer Name,Item Name,SKU,QuantityOrdered,QuantityInvoiced,QuantityPacked,QuantityFulfilled,QuantityCancelled,Usage unit',
        '91,2026-11-02,2026-12-18,SO-00031,confirmed,ACME,Drive,D-100,50,10,10,10,5,pcs',
        '92,2026-11-02,2026-12-21,SO-00032,draft,ACME,Drive,D-100,20,0,0,0,0,pcs',
        '93,2026-11-02,2026-12-21,SO-00033,void,ACME,Drive,D-100,20,0,0,0,0,pcs',
      ],
    ],
    planned: ['35 D-100 wanted 2026-12-18 SO-00031'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'Amazon orders',
    files: [
      [
        'order-id\torder-item-id\tpurchase-date\tpayments-date\tsku\tproduct-name\tquantity-purchased\tquantity-shipped\tlatest-ship-date\torder-status',
        '111-1\t1\t2026-11-20T10:00:00Z\t2026-11-20T10:00:00Z\tD-100\tDrive\t5\t0\t2026-11-26T10:00:00Z\tUnshipped',
        '111-2\t2\t2026-11-19T10:00:00Z\t2026-11-20T10:00:00Z\tD-100\tDrive\t3\t3\t2026-11-25T10:00:00Z\tShipped',
      ],
    ],
    planned: ['5 D-100 wanted 2026-11-26 111-1'],
    asked: ['column'],
  },
  {
    of: 'recipe for a batch of 500 kg in its head',
    files: [
      [
        'Recipe: SOAP-1;;',
        'Batch size: 500 kg;;',
        'Ingredient;Quantity;Unit',
        'OIL;400;kg',
        'LYE;50;kg',
        'WATER;100;kg',
      ],
    ],
    planned: ['SOAP-1 takes 0.8 OIL', 'SOAP-1 takes 0.1 LYE', 'SOAP-1 takes 0.2 WATER'],
    asked: [],
  },
  {
    of: 'purchase orders in boxes with a conversion',
    files: [
      [
        'PO;Item;Qty;Unit;Pcs per box;Due date',
        'P1;R-100;5;box;100;2026-12-16',
        'P2;F-100;24;pcs;;2026-12-18',
      ],
    ],
    planned: ['500 R-100 come 2026-12-16 P1', '24 F-100 come 2026-12-18 P2'],
    asked: [],
  },
  {
    of: 'forecast by year, month name',
    files: [['Year;Month;Item;Forecast', '2026;December;D-100;20', '2027;January;D-100;30']],
    planned: ['20 D-100 wanted 2026-12-01', '30 D-100 wanted 2027-01-01'],
    asked: [],
  },
  {
    of: 'PLM bill with lifecycle state',
    files: [
      [
        'Parent;Child;Qty;UoM;Lifecycle State;Child Rev',
        'D-100;R-100;4;EA;Released;B',
        'D-100;R-099;4;EA;Obsolete;A',
        'D-100;F-100;1;EA;In Work;A',
      ],
    ],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'work orders with scrap',
    files: [
      [
        'Work Order;Item;Qty Ordered;Qty Completed;Qty Scrapped;Due Date;Status',
        'W1;D-100;20;5;2;2026-12-09;Released',
        'W2;D-100;30;30;0;2026-11-16;Closed',
      ],
    ],
    planned: ['13 D-100 come 2026-12-09 W1'],
    asked: [],
  },
  {
    of: 'levels with total quantity alone',
    files: [
      [
        'Level;Part;Description;Total Qty;Unit',
        '0;D-100;Drive;1;pcs',
        '1;F-100;Frame;2;pcs',
        '2;S-1;Steel;6;kg',
      ],
    ],
    planned: ['D-100 takes 2 F-100', 'F-100 takes 3 S-1'],
    asked: ['column'],
  },
  {
    of: 'JDE orders by type code',
    files: [
      [
        'Order Number,Or Ty,Line Number,2nd Item Number,Quantity Ordered,Quantity Open,Quantity Shipped,Promised Delivery,Last Status,Next Status',
        '345,SO,1.000,D-100,50,40,10,12/18/2026,540,560',
        '4711,OP,1.000,R-100,100,100,0,12/16/2026,220,280',
        '77,SQ,1.000,D-100,70,70,0,12/18/2026,520,540',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 345', '100 R-100 come 2026-12-16 4711'],
    said: ['unknown-state', 'not-planned'],
    asked: [],
  },
  {
    of: 'Oracle items with make buy code and fixed days supply',
    files: [
      [
        'SEGMENT1,DESCRIPTION,PRIMARY_UOM_CODE,FULL_LEAD_TIME,FIXED_DAYS_SUPPLY,MINIMUM_ORDER_QUANTITY,FIXED_LOT_MULTIPLIER,PLANNING_MAKE_BUY_CODE,SAFETY_STOCK',
        'R-100,Roller,EA,14,0,100,50,2,40',
        'D-100,Drive,EA,5,0,0,0,1,0',
      ],
    ],
    planned: ['R-100 keeps 40', 'R-100 orders {"rule":"L4L","min":100,"multiple":50}'],
    asked: ['lead-unit'],
  },
  {
    of: 'Priority/hand-made: order unit column besides MOQ',
    files: [['Item;On hand;Unit;Order unit;MOQ;Lead time (working days)', 'R-100;310;pcs;box;5;5']],
    planned: ['310 R-100', 'R-100 orders {"rule":"L4L","min":5}'],
    said: ['unit-differs'],
    asked: [],
  },
  {
    of: 'orders grouped by item, filled down',
    files: [
      [
        'Item;Order;Qty;Due',
        'D-100;;;',
        ';S1;50;2026-12-18',
        ';S2;20;2026-12-21',
        'E-100;;;',
        ';S3;5;2026-12-18',
      ],
    ],
    planned: [
      '50 D-100 wanted 2026-12-18 S1',
      '20 D-100 wanted 2026-12-21 S2',
      '5 E-100 wanted 2026-12-18 S3',
    ],
    asked: [],
  },
  {
    of: 'orders, number and date on the first line alone',
    files: [
      [
        'Sales order;Customer;Ship date;Item;Qty',
        'S1;ACME;2026-12-18;D-100;50',
        ';;;E-100;5',
        'S2;Beta;2026-12-21;D-100;20',
      ],
    ],
    planned: [
      '50 D-100 wanted 2026-12-18 S1',
      '5 E-100 wanted 2026-12-18 S1',
      '20 D-100 wanted 2026-12-21 S2',
    ],
    asked: [],
  },
  {
    of: 'cumulative schedule (automotive EDI)',
    files: [
      [
        'Material;Date;Call-off qty;Cumulative qty;Firm/Forecast',
        'R-100;2026-12-01;100;1100;Firm',
        'R-100;2026-12-08;100;1200;Firm',
        'R-100;2027-01-05;100;1300;Forecast',
      ],
    ],
    planned: ['100 R-100 wanted 2026-12-01', '100 R-100 wanted 2026-12-08', '100 R-100 wanted 2027-01-05'],
    asked: ['column'],
  },
  {
    of: 'bill with ref designators and no fit',
    files: [['Parent;Component;Qty;Fitted', 'D-100;R-100;4;Yes', 'D-100;R-200;4;DNP', 'D-100;F-100;1;Yes']],
    planned: ['D-100 takes 4 R-100', 'D-100 takes 1 F-100'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'PO list with partial receipts in rows',
    files: [
      [
        'PO;Line;Item;Ordered;Received;Receipt date;Due date',
        'P1;1;R-100;100;60;2026-11-10;2026-12-16',
        'P2;1;F-100;24;0;;2026-12-18',
      ],
    ],
    planned: ['40 R-100 come 2026-12-16 P1', '24 F-100 come 2026-12-18 P2'],
    asked: [],
  },
  {
    of: 'kit list with kit quantity',
    files: [
      ['Kit SKU;Kit name;Component SKU;Component qty;Kit stock', 'K-1;Kit;R-100;2;5', 'K-1;Kit;F-100;1;5'],
    ],
    planned: ['5 K-1', 'K-1 takes 2 R-100', 'K-1 takes 1 F-100'],
    asked: ['column'],
  },
  {
    of: 'stock with expiry days left',
    files: [['Item;Lot;Qty;Best before', 'R-100;L1;300;2026-10-01', 'R-100;L2;10;2027-10-01']],
    planned: ['10 R-100'],
    said: ['not-counted', 'several-places'],
    asked: [],
  },
  {
    of: 'Spanish compras',
    files: [
      [
        'Nº pedido compra;Proveedor;Artículo;Cantidad;Recibido;Fecha prevista;Estado',
        'P1;ACME;R-100;100;60;16/12/2026;Parcial',
        'P2;Beta;F-100;24;24;10/11/2026;Recibido',
      ],
    ],
    planned: ['40 R-100 come 2026-12-16 P1'],
    asked: [],
  },
  {
    of: 'Fertigungsaufträge mit Soll, Ist, Ausschuss',
    files: [
      [
        'Auftrag;Artikel;Sollmenge;Istmenge;Ausschuss;Endtermin;Status',
        'FA1;D-100;20;5;2;09.12.2026;begonnen',
      ],
    ],
    planned: ['13 D-100 come 2026-12-09 FA1'],
    asked: [],
  },
  {
    of: 'item list with replenishment "Min/Max" and pack',
    files: [['SKU;Descr;QOH;Min;Max;Case pack;LT wks', 'R-100;Roller;310;100;400;24;2']],
    planned: ['310 R-100', 'R-100 keeps 100', 'R-100 orders {"rule":"L4L","multiple":24}'],
    asked: ['column'],
  },
  {
    of: 'production orders: quantity good and open with parent order',
    files: [
      [
        'MO;Parent MO;Item;Qty;Qty produced;Planned finish;State',
        'M1;;D-100;20;5;2026-12-09;Started',
        'M2;M1;F-100;20;0;2026-12-05;Planned',
      ],
    ],
    planned: ['15 D-100 come 2026-12-09 M1', '20 F-100 proposed 2026-12-04 M2'],
    said: ['proposed'],
    asked: [],
  },
  {
    of: 'SAP MB51 goods movements, all past',
    files: [
      [
        'Material\tPlant\tStorage Location\tMovement Type\tMaterial Document\tPosting Date\tQuantity\tUnit of Entry',
        'R-100\t1000\t0001\t101\t5000001\t11/02/2026\t100\tPC',
        'R-100\t1000\t0001\t261\t4900001\t11/04/2026\t-20\tPC',
        'R-100\t1000\t0001\t261\t4900002\t11/05/2026\t-30\tPC',
      ],
    ],
    planned: [],
    said: ['nothing-to-plan'],
    asked: [],
  },
  {
    of: 'Odoo purchase orders, heads only',
    files: [
      [
        'Order Reference,Vendor,Buyer,Company,Expected Arrival,Source Document,Total,Billing Status,Status',
        'P00012,Acme,Mitchell Admin,My Company,2026-12-16 09:00:00,OP/0003,250.00,Waiting Bills,Purchase Order',
        'P00013,Beta,Mitchell Admin,My Company,2026-12-18 09:00:00,,70.00,Nothing to Bill,RFQ',
      ],
    ],
    planned: [],
    said: ['nothing-to-plan'],
    asked: [],
  },
  {
    of: 'NetSuite BOM revision components',
    files: [
      [
        'Bill of Materials,Revision Name,Effective Start Date,Effective End Date,Item,Description,Component Yield,BOM Quantity,Units',
        'D-100,A,1/1/2024,6/30/2026,R-100,Roller,100%,3,ea',
        'D-100,B,7/1/2026,,R-100,Roller,95%,4,ea',
        'D-100,B,7/1/2026,,F-100,Frame,100%,1,ea',
      ],
    ],
    planned: ['D-100 takes 4.2105263157894735 R-100', 'D-100 takes 1 F-100'],
    said: ['not-planned'],
    asked: [],
  },
  {
    of: 'BC item ledger entries',
    files: [
      [
        'Posting Date,Entry Type,Document No.,Item No.,Location Code,Quantity,Remaining Quantity,Open',
        '11/02/2026,Purchase,107001,R-100,MAIN,100,70,Yes',
        '11/04/2026,Sale,102001,R-100,MAIN,-30,0,No',
        '11/10/2026,Output,101001,D-100,MAIN,20,12,Yes',
        '11/12/2026,Consumption,101002,R-100,MAIN,-20,0,No',
      ],
    ],
    planned: ['70 R-100', '12 D-100'],
    said: ['several-places'],
    asked: [],
  },
  {
    of: 'QuickBooks Desktop inventory stock status',
    files: [
      [
        ',Item Description,Pref Vendor,Reorder Pt (Min),Max,On Hand,On Sales Order,For Assemblies,Available,Order,On PO,Next Deliv,Sales/Week',
        'Inventory,,,,,,,,,,,,',
        'R-100,Roller,Acme,100,400,310,0,60,250,,100,12/16/2026,12.5',
        'F-100,Frame,Beta,10,40,4,0,0,4,X,0,,1',
        'Total Inventory,,,,,314,0,60,254,,100,,13.5',
        'Assembly,,,,,,,,,,,,',
        'D-100,Drive,,0,,3,50,0,-47,X,0,,2',
        'Total Assembly,,,,,3,50,0,-47,,0,,2',
      ],
    ],
    planned: ['310 R-100', '4 F-100', '3 D-100', '100 R-100 come 2026-12-16'],
    said: ['no-dates'],
    asked: [],
  },
  {
    of: 'QuickBooks open sales orders by item (group rows)',
    files: [
      [
        ',Type,Date,Num,Memo,Name,Qty,Invoiced,Open Balance,Ship Date',
        'Inventory,,,,,,,,,',
        '   D-100 (Drive),,,,,,,,,',
        ',Sales Order,11/02/2026,1001,,ACME,50,10,400.00,12/18/2026',
        ',Sales Order,11/03/2026,1002,,Beta,20,0,200.00,12/21/2026',
        '   Total D-100 (Drive),,,,,,70,10,600.00,',
        'Total Inventory,,,,,,70,10,600.00,',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 1001', '20 D-100 wanted 2026-12-21 1002'],
    asked: [],
  },
  {
    of: 'Sage X3 BOM EN',
    files: [
      [
        'Parent product,Alternative,Component,BOM-UOM link qty,Link quantity code,Base quantity,Scrap factor %,Valid from,Valid until',
        'D-100,1,R-100,40,Proportional,10,5,,',
        'D-100,1,G-1,1,Fixed,10,0,,',
        'D-100,2,R-200,40,Proportional,10,5,,',
      ],
    ],
    planned: ['D-100 takes 4 R-200'],
    asked: ['version'],
  },
  {
    of: 'a lot of three periods beside the size of a box',
    files: [['Item;Unit;On hand;Lot rule;Lot size (boxes);Pack size', 'A;pcs;5;POQ;3;100']],
    planned: ['5 A', 'A orders {"rule":"POQ","periods":3,"multiple":100}'],
    asked: [],
  },
  {
    of: 'ERPNext Sales Order Analysis',
    files: [
      [
        'Date,Sales Order,Status,Customer,Item Code,Delivery Date,Qty,Delivered Qty,Qty to Deliver,Billed Qty,Qty to Bill,Amount,Billed Amount,Pending Amount,Delay (in Days),Time Taken to Deliver,Warehouse,Company',
        '2026-11-01,SAL-ORD-2026-00001,To Deliver and Bill,ACME,D-100,2026-12-18,50,10,40,10,40,500,100,400,0,0,Stores - SD,SD',
        '2026-11-02,SAL-ORD-2026-00002,Completed,ACME,D-100,2026-11-10,20,20,0,20,0,200,200,0,0,0,Stores - SD,SD',
        '2026-11-02,SAL-ORD-2026-00003,To Bill,ACME,D-100,2026-11-10,20,20,0,10,10,200,200,0,0,0,Stores - SD,SD',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 SAL-ORD-2026-00001'],
    asked: [],
  },
  {
    of: 'French items and nomenclature',
    files: [
      [
        'Article;Désignation;Stock;Délai (sem.);Qté mini cde;Stock de sécurité',
        'R-100;Rouleau;310;2;100;40',
        'D-100;Moteur;3;1;;0',
      ],
      ['Composé;Composant;Quantité;Taux de rebut %', 'D-100;R-100;4;5'],
    ],
    planned: [
      '310 R-100',
      'R-100 keeps 40',
      'R-100 orders {"rule":"L4L","min":100}',
      '3 D-100',
      'D-100 takes 4 R-100',
    ],
    asked: [],
  },
  {
    of: 'French ventes: Qté restant à livrer',
    files: [
      [
        'N° commande;Client;Article;Qté commandée;Qté livrée;Reste à livrer;Date de livraison souhaitée;Statut',
        'C1;ACME;D-100;50;10;40;18/12/2026;Confirmée',
        'C2;Beta;D-100;20;0;20;21/12/2026;Annulée',
        'C3;Beta;D-100;20;0;20;21/12/2026;Devis',
      ],
    ],
    planned: ['40 D-100 wanted 2026-12-18 C1'],
    said: ['closed-order'],
    asked: [],
  },
  {
    of: 'a bill with the day of a change',
    files: [['Parent;Component;Quantity;Date', 'A;B;2;2026-01-05', 'A;C;1;2026-12-18']],
    planned: ['A takes 2 B', 'A takes 1 C'],
    asked: [],
  },
  {
    of: 'a bill with levels and the day of a change',
    files: [['Level;Part;Quantity;Change date', '0;A;1;2026-01-05', '1;B;2;2026-01-05', '1;C;1;2026-12-18']],
    planned: ['A takes 2 B', 'A takes 1 C'],
    asked: [],
  },
]
