import type { Meaning } from '../result.ts'

// What people call columns, in English, German, Spanish, French and Dutch, and in the exports of Odoo, NetSuite, SAP, Katana,
// MRPeasy, Business Central and others. The first list that has a name keeps it.

/** What a heading tells beyond its meaning. */
export type Hint =
  | 'working-days'
  | 'calendar-days'
  | 'days'
  | 'weeks'
  | 'months'
  | 'receipt'
  | 'signed'
  | 'money'
  | 'wanted'
  | 'indented'
  | 'weak'
  | 'calendar'
  | 'not'
  | 'line'
  | 'hours'
  | 'seconds'

/**
 * Words that say the same, behind the one that stands for them, as `worded` leaves them: `issud` is `issued`. Those of
 * the last line say nothing.
 */
export const synonyms = `qty: aantal hoeveelheid quantity quantities qte quantite quantites cantidad cant qnty quant
no: number num nr nummer nbr numero n nos
item: article articulo artikel material part parts sku items materials teile pieza
product: producto produit produkt
component: componente componentes composant composants komponente komponenten components comp child hijo enfant fils ingredient ingrediente kindteil kind mtl
parent: padre pere vater father
code: codigo cod ref reference referencia referenz codes
description: omschrijving descripcion designation bezeichnung denominacion libelle desc descr bez
min: minimum minimal minimale minimo minima mini
max: maximum maximal maximale maximo maxima
date: fecha datum
delivery: entrega livraison lever deliv
scheduled: sched schd
confirmed: conf
order: pedido commande cde auftrag orden auftrags ord
purchase: compra achat purchasing inkoop
purchase order: bestellung bestell po
customer: kunde cliente client klant
supplier: leverancier vendor vendors suppliers lieferant proveedor fournisseur
lead time: levertijd plazo delai lieferzeit leadtime lt
level: nivel niveau
safety: seguridad securite sicherheits sfty
stock: stocks voorraad bestand bestands existencias inventory inventario inventaire vorrat
lot: lote los losgrosse
size: tamano taille grosse
unit: eenheid unidad unite uom um einheit
week: semana semaine woche wk
multiple: mult multiplo
open: openstaand openstaande offen offene pendiente pdte restante remaining outstanding
du: vencimiento echeance falligkeit fallig
required: requerida requise needed need req reqd reqmt reqmts
demand: demanda demande bedarf bedarfs besoin necesidad
monthly: weekly annual yearly average avg daily
warehouse: whs whse magazijn almacen entrepot magasin lager bodega
cost: kosten coste costo cout
price: prijs preis precio prix
value: wert valor valeur
bom: bill stuklijst stuckliste nomenclature
qty delivered: geliefert gelieferte ausgeliefert ausgelieferte versendete gutmenge
delivered: rcv rcvd recd erhaltene geleverd geleverde ontvangen gereed manufactured built producida fabricada realizada hergestellt hergestellte realisee done reported fulfilled withdrawn issud entnommene received shipped complete completed finished produced entregada recibida servida livree recue recibido recibidos recibidas entregado entregados servido producido fabricado recus expediee expedie expedida expedido enviada enviado versandt versandte verschickt verschickte verzonden
: de del la el le les d l van`

export const vocabulary: readonly (readonly [Meaning, readonly Hint[], string])[] = [
  [
    'item',
    [],
    `item,inventory id,inventory item id,item no,item item no,item id,item code,pn,matnr,product,product code,product id,product no,internal reference,\
default code,part item,object,object number,product tmpl id,product tmpl id id,stock code,variant code sku,\
item sku,product sku,variant sku,art nr,teil,sachnummer,sachnr,identnummer,ident nr,codigo,referencia interna,piece,\
numero de piece,reference interne,code piece,item to manufacture,item to produce,production item,item produced,\
product to produce,stock item,segment1`,
  ],
  ['item', ['weak', 'receipt'], `source no`],
  ['item', ['weak'], `code,id,no,key,ref,reference,internal id`],
  [
    'name',
    [],
    `name,label,artikelbeschreibung,component name,component description,object description,description,item description,display name,\
item name,product name,item code description,product description,maktx,short text,beschreibung,benennung,materialkurztext,\
kurztext,objektkurztext,stock name,nombre,nombre del producto,nom,nom du produit`,
  ],
  [
    'onHand',
    [],
    `on hand,istbestand,onhand qty,soh,lagerzahl,actual qty,qty on hand,qty oh,qoh,oh,stock,in stock,stock on hand,stock level,current stock,\
stock qty,labst,unrestricted,unrestricted use,unrestricted stock,onhand stock,qty in stock,lagerbestand,\
lagermenge,frei verwendbar,frei verwendbarer bestand,aktueller bestand,bestandsmenge,menge auf lager,\
auf lager,lagernd,existencia,stock actual,en existencia,a mano,cantidad a mano,op voorraad,inventoried qty,cantidad en stock,en stock,\
stock physique,stock actuel,en main,quantite en main,balance qty,balance,total quantity on hand,\
physical stock,stock fisico,free stock,free stock quantity,stock reel,physical qoh,physical quantity,counted quantity,count qty,counted,physical count,lagerbestand gesamt,current qty,gesamtbestand,frei verw bestand,quantite physique,quantity available in stock,existencia actual,ohb,giacenza,saldo cantidades,saldo unidades`,
  ],
  [
    'leadTime',
    [],
    `lead time,fixed lead time,lead time calculation,lead,mfg lead time,prod lead time,assembly lead time,purchasing lead time,manufacturing lead time,production lead time,\
make lead time,buy lead time,default lead time,full lead time,planning leadtime,replenishment lead time,delivery lead time,supplier lead time,\
total lead time,wiederbeschaffungszeit,wbz,durchlaufzeit,beschaffungszeit,vorlaufzeit,tiempo de entrega,\
tiempo de espera,plazo de aprovisionamiento,tiempo de aprovisionamiento,plazo de suministro,\
plazo de fabricacion,delai d approvisionnement,delai de reapprovisionnement,produce delay,delai appro,delai de fabrication,delai d obtention,doorlooptijd,besteltijd,levertermijn,lt,wiederbeschaffungsfrist,dlz`,
  ],
  [
    'leadTime',
    ['calendar-days'],
    `plnd delivery time,plnd deliv time,plifz,planned delivery time,planlieferz,plandelivtime,pl deliv time,planlieferzeit,pdt`,
  ],
  [
    'leadTime',
    ['working-days'],
    `dzeit,in house production time,efzeit,eigenfert zeit,in house production,eigenfertigungszeit,ipt`,
  ],
  ['leadTime', ['weak', 'weeks'], `weeks,wochen,semanas,semaines`],
  [
    'safetyStock',
    [],
    `safety stock,veiligheidsvoorraad,safety stk,si bestand,sibestand,mindestlager,safety stock quantity,safety stock level,ss,eisbe,buffer stock,safety qty`,
  ],
  [
    'safetyStock',
    ['weak'],
    `min,min stock,min instock,min stock on hand,mininstock,mindestlager bestand,min stock level,min stock alert level,mindestbestand,minimumvoorraad,min level,min on hand`,
  ],
  [
    'lotRule',
    [],
    `lot sizing method,ls,lot sizing,lot rule,lot size rule,lot policy,lot sizing rule,lot sizing procedure,\
lot size key,order policy,lot size procedure,reordering policy,disls,losgroessenverfahren,dispolosgroesse,\
regla de lote,metodo de lote,politica de lote,politica de pedido,methode de lotissement,regle de lot,\
politique de lot,politique de commande`,
  ],
  [
    'lotSize',
    [],
    `lot size,seriegrootte,lot,std order size,mfg lot size,fixed lot size,fixed lot,fixed order quantity,fixed lot quantity,foq,batch size,lot qty,bstfe,\
order in lots of,lots of,reorder quantity,feste losgroesse,fixe losgroesse,lote fijo`,
  ],
  ['lotSize', ['weak'], `order quantity,eoq,ebq,bestelgrootte`],
  [
    'lotMin',
    [],
    `moq,min bestelhoeveelheid,min quantity order,size minimum,mind losgr,mindestlos,mindestabnahme,mindestabnahmemenge,minimale losgroesse,lot size minimum,min order qty,min purchase qty,min order,supplier min qty,bstmi,mindestlosgroesse,mindestbestellmenge,mindestbestellung`,
  ],
  ['lotMin', ['weak'], `min qty,mindestmenge`],
  ['lotMax', [], `max order,max order qty,max lot size,bstma,maximale losgroesse,hoechstlosgroesse`],
  ['lotMax', ['weak'], `max qty`],
  [
    'lotMultiple',
    [],
    `order multiple,size multiple,rundungsw,abnahmeintervall,losgrossenrundungsfaktor,verpackungsmenge,lot size multiple,reorder multiple,fixed lot multiplier,multiple,order qty increment,mult order qty,mul order qty,lot multiple,multiple qty,rounding value,rounding,rounding val,bstrf,pack size,rundungswert,\
bestellvielfaches,losgrossenvielfaches,losvielfaches,vielfaches,valor de redondeo,valeur d arrondi,packungsgroesse,\
incremental order qty,pack multiple,case pack,case qty`,
  ],
  [
    'phantom',
    [],
    `phantom,is phantom,phantom bom,phantom item,phantombaugruppe,dummy,fantasma,fantome,article fantome`,
  ],
  [
    'phantom',
    [],
    `bom type,tipo de ldm,stuecklistentyp,tipo de lista de materiales,sobsl,sonderbeschaffung,\
special procurement`,
  ],
  ['yield', [], `yield,item yield,yield %,ausbeute,gutausbeute,rendimiento,rendement`],
  [
    'scrap',
    [],
    `scrap,scrap factor,scrap rate,shrink,shrink factor,shrinkage,scrap percent,scrap percentage,scrap pct,wastage percent,component scrap,ausch,ausschuss,ausschussfaktor,\
komponentenausschuss,merma,desperdicio,rebut,taux de rebut,wastage,loss %,waste %,loss pct,waste pct,verlust %,verschnitt %,perte %,pertes %,attrition`,
  ],
  ['scrap', ['line'], `overage`],
  [
    'parent',
    [],
    `parent,kit,bundle,hoofdartikel,eindproduct,samenstelling,assembled product code,recipe,recipe name,assembled product,kit sku,bom number,parent item,assembly name,parent no,parent id,parent code,parent product,part of,goes into,used in,assembly,assembly no,assembly code,assembly item,bom parent,production bom no,production bom,finished good,finished product,end item,\
bom,assy,bill of materials,product variant code sku,product variant,baugruppe,uebergeordnet,uebergeordneter artikel,gehoert zu,\
geht in,teil von,oberteil,vaterteil,elternteil,kopfmaterial,conjunto,parte de,producto terminado,compose,\
ensemble,fait partie de,produit fini,parent assembly,make item,next assy,next assembly,used on,parent item id,stuckliste von artikel,dish,gericht`,
  ],
  ['parent', ['weak'], `bom id,bom code`],
  [
    'component',
    [],
    `component,required item,consumed item,issued item,mapped item sku,raw material item,onderdeel,grondstof,line product,component item,component sku,line product code,line product no,line item,line component,sub part,child item,child no,component code,component id,member item,member item name,item code items,bom item,bom lines product,bom line ids product id id,bom lines component,bom line ids product,\
bom line ids product id,mtl part no,assembled component,component product code,component product,bom component,ingredient variant code sku,ingredient code sku,idnrk,raw material,\
unterteil,einzelteil,lineas de ldm componente,stucklistenpositionen komponente,\
lignes de nomenclature composant,materia prima,matiere premiere,kind teil,zutat,sohn`,
  ],
  [
    'per',
    [],
    `per,je,qty per,qty per product,qty items,member quantity,comp qty cun,component qty bun,qty per assembly,qty per parent,qty parent,link quantity,uom stock link quantity,\
per assembly,per parent,usage,usage qty,bom qty,component quantity,bom lines quantity,\
bom line ids quantity,bom line ids product qty,line qty,how many in each,qty each,required per,per unit,menge je,\
menge pro,menge je einheit,stueck je,stueck pro,komponentenmenge,einsatzmenge,verbrauch,anzahl je,\
cantidad por,cantidad por unidad,cantidad por conjunto,consumo,lineas de ldm cantidad,\
stucklistenpositionen menge,lignes de nomenclature quantite,quantite par,quantite unitaire,\
quantite par unite,coefficient,par unite,menge kme,komponentenmenge kme,qty per bill,net qty,qpa,qty assy,qty per unit,qty per item,units per,usage per,no off,\
qty required per,qty used,mapped quantity,bom uom link qty,consumption per unit,qty per finished`,
  ],
  [
    'batch',
    [],
    `product qty,parent qty,makes,yields,parent quantity,assembly qty,kit qty,finished good qty,qty produced per bill,base quantity,basismenge,bmeng,output quantity,quantity denominator,denominator,base qty of bom,\
bom base quantity,batch quantity,bom batch size,per batch of,recipe quantity,formula quantity`,
  ],
  [
    'level',
    [],
    `level,depth,bom depth,tree level,hierarchy level,bom level,lvl,lv,lev,stf,explosion level,stufe,dispositionsstufe,stuf,stufe der stueckliste,stufu,indenture,\
indent,aufloesungsstufe,auflsg stufe,ebene,bom indent`,
  ],
  [
    'quantity',
    [],
    `quantity,abrufmenge,product uom qty,target qty,left to ship,qty left,qty requested,kum auftragsmenge,prod qty,production qty,qty released,rel qty,release qty,ruckstandsmenge,quantite prevue,nb prevu,sollmenge,kwmeng,omeng,gamng,restauftragsmenge,reste a livrer,reste a recevoir,pendiente servir,ordered,ordered quantity,planned quantity,demand,demand qty,forecast,forecast qty,requirement,requirements,\
gross requirement,gross requirements,gross req,net req,net requirement,required qty,requirement quantity,scheduled qty,still to be delivered,still to be del,still to be del qty,\
still to be delivered qty,open quantity,outstanding,bdmng,menge,auftragsmenge,bedarfsmenge,offene menge,\
restmenge,stueck,stueckzahl,anzahl,sales quantity,qty to ship,open so qty,so qty,to consume,quantity to consume,deliver remainder,cantidad pedida,uds pedidas,unidades pedidas,cantidad solicitada,unidades,quantite commandee,pieces,\
noch zu liefern menge,noch zu liefern,reliquat,por entregar cantidad,besteld,besteld aantal,te leveren,nog te leveren,back ordered qty,backorder qty`,
  ],
  [
    'quantity',
    ['receipt'],
    `on order,qty on order,on purchase order,qty on purchase orders,on purchase,scheduled receipt,scheduled receipts,scheduled receipt qty,receipt quantity,\
open po qty,po qty,bestellmenge,offene bestellmenge,bestellt,zugang,zugangsmenge,cantidad en pedido,\
recepcion programada,en commande,reception prevue,supply,supply qty,qty to manufacture,qty to produce,qty to receive,planned receipt,planned receipts,\
qty to make,te ontvangen,nog te ontvangen`,
  ],
  [
    'date',
    [],
    `date,abruftermin,edatu,mbdat,due,ship by,good thru,requested on,expected shipment date,req ship date,ship on,plantermine,due date receive by,warenausgangs datum,falligkeits datum,end datum,date fin,planned end date,requested shipping date,scheduled completion date,requested ship date,ship,month,monat,period start,periodenstart,week ending,week start,delivery date,deliver by,ship date,required date,requirement date,need by,promise date,\
promised date,confirmed date,confirmed delivery date,confirmed ship date,bestatigter termin,bestatigter liefertermin,requested date,request date,scheduled date,expected date,commitment date,wanted,bdter,termin,\
liefertermin,lieferdatum,bedarfstermin,bedarfsdatum,wunschtermin,wunschlieferdatum,lieferdatum gewunscht,date de livraison prevue,week of,week commencing,week beginning,week starting,fertigstellungstermin,\
faellig am,fecha requerida,fecha necesaria,fecha de vencimiento,fecha prevista,fecha compromiso,\
fecha limite,date prevue,date souhaitee,shipment date,deadline,production deadline,delivery deadline,scheduled delivery date,planned delivery date,f entrega,end termin,planned date,finish date,\
end date,completion date,end,finish,planned end,scheduled end,end time,finish time,planned completion,scheduled completion,due on,\
completion,planned finish,scheduled finish,promise,delivery,gewenste leverdatum,einddatum,promised delivery,dlv date,production end date,production due date`,
  ],
  [
    'date',
    ['receipt'],
    `eindt,gltrp,supply date,po due,next delivery,next receipt,expected arrival,expected arrival date,expected receipt date,receipt date,arrival date,eta,expected delivery,wareneingang,\
zugangstermin,verwachte leverdatum,ontvangstdatum,fecha de recepcion,fecha de llegada,date de reception,date d arrivee,eckendtermin,eckende,basic finish date,basic fin date,scheduled finish date,terminiertes ende`,
  ],
  ['date', ['weak'], `order date,creation date,created on,bestelldatum`],
  ['week', [], `week,week no,delivery week,receipt week,need week,bedarfswoche,lieferwoche`],
  [
    'week',
    ['calendar'],
    `kw,kalenderwoche,liefertermin kw,termin kw,bedarf kw,cw,calendar week,iso week,liefer kw,semana calendario,semaine calendaire`,
  ],
  ['week', ['weak'], `period,bucket,periode,periodo`],
  [
    'order',
    [],
    `order,verkooporder,klantorder,ordernummer,verkoopordernummer,vbeln,aufnr,order no,order id,verkaufsbeleg,sale number,sales document,auftrags referenz,sales order,so,so number,customer order,document,document number,\
source document,kundenauftrag,beleg,belegnummer,pedido de venta`,
  ],
  [
    'order',
    ['receipt'],
    `po,production no,inkooporder,inkoopordernummer,bestelnummer,bestelling,productieorder,werkorder,purch doc,purch req,banf,requisition,purchase number,job,job num,job number,ordre,no ordre,of,betriebsauftrag,pr no,purchase requisition,purchasing document,purchasing doc,po number,work order,wo,production order,manufacturing order,mo,\
open order,ebeln,einkaufsbeleg,fertigungsauftrag,produktionsauftrag,orden de fabricacion,\
orden de produccion,commande fournisseur,bon de commande,ordre de fabrication`,
  ],
  [
    'location',
    [],
    `location,sublocation,bin,lagerplatz,store,store id,shop,branch,subinventory,filiale,location code,warehouse code,plant code,plnt,sloc,storage location,warehouse,plant,site,werk,werks,lagerort,lgort,ubicacion,centro,\
emplacement,usine,depot`,
  ],
  [
    'ignored',
    [],
    `external id,sales week,sales per week,soll,sollbestand,rahmenmenge,restmenge rahmen,blanket qty,order type,document type,doc type,default order type,product line,component status,maximalbestand,is stock item,id items,child num,father no,customer lead time,version code,variant code,eckstarttermin,basic start date,scheduled start date,mtl seq,customer,customer name,supplier,pos,\
position,posnr,line,line no,type,typ,tipo,category,product category,mrp controller,mrp type,dismm,\
comment,notes,note,currency,revision,rev,reorder level,reorder point,order point,\
meldebestand,mrp element,mrp element data,dispol,daten zum de,disp el,rescheduling date,disp e,daten zum disp elem,dispoelement,\
umterm d,forecasted quantity,forecast quantity,safety lead time,to order,\
ref des,designator,prognostizierte menge,forecasted,cantidad prevista,document date,system qty,book qty,recommended order qty,menge in lager me,suggested order qty,target stock,preferred stock level,par level,qty from,break qty,desired stock,stock desire,plusminus,exception,\
belegdatum,last date,billed qty,invoiced qty,invoiced,billed,lot size days,\
service level,stock level days,priority level,actual sales,actual demand,projected on hand,projected available,projected available balance,\
projected balance,projected inventory,pab,planned order receipt,planned order receipts,planned order release,planned order releases`,
  ],
  [
    'unit',
    [],
    `uom,lead time unit,units,unit of measure,unit of measure code,uom code,base unit of measure,base uom,bom unit,bom lines product unit of measure,\
product unit of measure,me,meins,mengeneinheit,basismengeneinheit,basis me,unidad de medida,unite de mesure,\
default unit of measure,stock uom,un,ud,uom id,purchase uom,order unit,\
sales unit,su,u m`,
  ],
  [
    'status',
    [],
    `status,state,lifecycle,lifecycle state,lifecycle phase,lifecycle status,item status,order status,statut,status type,stock type,stock category,inventory status,bestandsart,lagerstatus,line status,systemstatus,estado,etat,stat,\
document status,fulfillment status,stock status,quality status,lot status,estado del pedido,\
etat de la commande,qc status,condition`,
  ],
  [
    'active',
    [],
    `active,fitted,populated,bestueckt,is active,enabled,is enabled,aktiv,activo,actif,in use,open,is open,open release,open line,open order`,
  ],
  [
    'active',
    ['not'],
    `inactive,is inactive,cancelled on,cancelled date,cancelled at,cancellation date,storniert am,gesperrt,loekz,elikz,kzear,xloek,abgru,delivery completed,line complete,job mtl issued complete,job head job complete,\
job head job closed,order complete,rejected,rejection reason,reason for rejection,absagegrund,obsolete,is obsolete,discontinued,disabled,blocked,is blocked,inaktiv,inactivo,inactif,archived,\
closed,is closed,job closed,line closed,order closed,cancelled,canceled,is cancelled,is canceled,void,voided,storniert,\
storno,erledigt,geschlossen,anulado,cancelado,cerrado,annule,cloture,solde,deletion flag,loeschkennzeichen,loeschvormerkung,lvorm,deleted,deletion indicator,deletion ind,loeschkz,switched off,indicador de borrado`,
  ],
  [
    'active',
    ['not', 'line'],
    `optional,is optional,consumable,is consumable,alternate for,alt of,alternate of,alternative for,alternative to,substitute for,ersatz fur,sustituto de,remplace`,
  ],
  [
    'validFrom',
    [],
    `valid from,from,from date,effective from,effectivity from,effective start,effective in,effectivity start,effective start date,effectivity start date,\
starting date,eff start,eff in,effective date,effective date from,gueltig ab,gueltig von,valido desde,valable de,valable a partir,datuv,valid from date,effective in date`,
  ],
  [
    'validTo',
    [],
    `valid to,to,to date,valid until,valid through,effective to,effective until,effectivity to,effective thru,effective through,effective end,\
effectivity end,effective end date,effectivity end date,ending date,eff end,eff out,gueltig bis,disable date,valido hasta,valable jusqu,datub,\
effective to date,valid to date,effective out date,expiration date,expiry date,expires,expiry,best before,dlc,\
verfallsdatum,mindesthaltbarkeitsdatum,mhd,vfdat,fecha de caducidad,date de peremption,obsolete date,phase out date,obs date,date out,valid thru`,
  ],
  [
    'fixed',
    [],
    `fmeng,fixed qty,is fixed,qty frozen,fix menge,festmenge,qty is fixed,fixed usage,\
fixed qty per flag,fixe menge,cantidad fija,quantite fixe,fixed per order,qty type,usage type,per order,basis,basis type`,
  ],
  [
    'alternative',
    [],
    `alternative group,alternative item group,alt group,alpgr,alt item group,substitute group,alternate group,alternativgruppe,\
alternativpositionsgruppe,grupo alternativo,groupe alternatif,alternative id,substitution group,replacement group`,
  ],
  [
    'priority',
    [],
    `priority,alprf,alternative priority,prioritat,prioridad,priorite,alternate priority,ranking`,
  ],
  // Of parts that stand for each other, the likeliest comes first.
  ['priority', ['not'], `usage prob,usage probability,einsatzwahrscheinlichkeit,einsatzwahrsch,ewahr`],
  [
    'lot',
    [],
    `lot no,lot serial no,lot serial,serial no,batch,batch no,batch id,lot id,charge,charg,charge no,serial,lot code,batch code`,
  ],
  [
    'yield',
    ['weak'],
    `efficiency,component efficiency,wirkungsgrad,eficiencia,efficacite,manufacturing efficiency`,
  ],
  [
    'leadTime',
    [],
    `duration,production time,build time,assembly time,supplier lead days,replenishment time,days to make,days to receive`,
  ],
  [
    'onHand',
    ['weak'],
    `available,available stock,verfugb menge,available physical,qty available,verfuegbar,verfuegbare menge,verfuegbarer bestand,frei verfuegbar,disponible,\
stock disponible,ist`,
  ],
  [
    'ignored',
    ['wanted'],
    `on sales order,menge in auftrag,menge in komponentenbedarf,booked,in auftragen,auftragsbestand,qty on so,on so,outgoing,outgoing qty,backordered,open sales,qty on backorder,qty back ordered,open sales orders,\
qty on customer orders,qty in demand,pendiente de servir,qty on sales orders,allocated,qty allocated,committed,qty committed,reserved,reserved quantity,\
reservierter bestand,quantite reservee,reserviert,stock alloue,reservado,monthly demand,monthly usage,\
monatsbedarf,wochenbedarf,jahresbedarf,jahresverbrauch,monatsverbrauch,\
consumo mensual,consommation mensuelle,quantite en commande client`,
  ],
  [
    'ignored',
    ['receipt'],
    `expected,menge in bestellung,menge in fa,menge in fertigungsauftrag,qty on po,on po,qty onorder po,qty onorder wo,qty on w o,qty on wo,on wo,qty on work orders,qty on work order,qty on production orders,qty in production,in production,\
incoming,incoming qty,open po,im zulauf,zulauf,in transit,qty in transit,open purchase orders,open work orders,\
pendiente de recibir,en transito,expected total,quantite en commande fournisseur,quantite en commande fourn`,
  ],
  ['yield', [], `component yield`],
  ['quantity', ['weak'], `amount,required,benotigt`],
  ['quantity', ['weak', 'receipt'], `receipt,receipts,zugange,reception,receptions,recepcion,recepciones`],
  ['quantity', ['signed'], `zugang bedarf,receipt reqmt,receipts requirements,rec reqd qty,zugang abgang`],
  [
    'delivered',
    [],
    `delivered,delivered qty,consumed qty,good qty,entnommene menge,wemng,enmng,gelief,quantity fulfilled received,delivery quantity,order lines delivery quantity,gelief menge,order lines delivered quantity,gelieferte menge,liefermenge,\
wareneingangsmenge,rueckgemeldete menge,istmenge,quantite recue,uds servidas,unidades servidas`,
  ],
  [
    'bucket',
    [],
    `past due,overdue,backlog,late,rueckstand,ueberfaellig,atrasado,atraso,vencido,retard,en retard,arriere`,
  ],
  [
    'ignored',
    ['money'],
    `open value,order value,line value,cost,price,nettowert,net value,wert frei verwendbar,net amount,unit cost,unit price,nettopreis,net price,precio unitario,prix unitaire,value,total value,\
stock value,wert,lagerwert,bestandswert,gesamtwert,wert frei verw,value unrestricted,average cost,\
standard cost,sales price,list price,balance value`,
  ],
]

/** Words that say in what a time is counted, as they stand in a heading or behind a number. */
export const units: readonly (readonly [Hint, string])[] = [
  [
    'working-days',
    `working days,work days,workdays,business days,bd,wd,arbeitstage,arbeitstagen,werktage,at,dias habiles,\
werkdagen,dias laborables,dias de trabajo,jours ouvres,jours ouvrables,jo`,
  ],
  [
    'calendar-days',
    `calendar days,cal days,cd,kalendertage,kt,dias naturales,dias calendario,dias corridos,jours calendaires,\
jours civils`,
  ],
  ['weeks', `weeks,weken,week,wks,wk,w,wochen,woche,wo,semanas,semana,sem,semaines,semaine`],
  ['days', `days,dagen,dag,day,d,tage,tagen,tag,t,dias,dia,jours,jour,j`],
  ['hours', `hours,hour,hrs,hr,h,stunden,stunde,std,horas,hora,heures,heure`],
  ['seconds', `seconds,second,secs,sec,s,sekunden,sekunde,segundos,secondes`],
  ['months', `months,maanden,maand,month,mon,mo,monate,monaten,monat,meses,mes,mois,m`],
]
