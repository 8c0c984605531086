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
scheduled: sched schd planned
effective: valid effectivity
receipt: receipts
alternative: alternate
confirmed: conf
order: pedido commande cde auftrag orden auftrags ord
purchase: compra achat purchasing inkoop
purchase order: bestellung bestell po
customer: kunde cliente client klant
supplier: leverancier vendor vendors suppliers lieferant proveedor fournisseur
lead time: levertijd plazo delai lieferzeit leadtime lt
level: nivel niveau
safety: seguridad securite sicherheits sfty
stock: stocks existencia voorraad bestand bestands existencias inventory inventario inventaire vorrat
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
: de del la el le les d l van is`

export const vocabulary: readonly (readonly [Meaning, readonly Hint[], string])[] = [
  [
    'item',
    [],
    `item sku,segment1,referencia interna,item produced,product tmpl id id,product tmpl id,item id,inventory item id,\
product id,inventory id,item to produce,code piece,product to produce,internal reference,piece,\
production item,default code,item no,item item no,item to manufacture,teil,item,stock item,stock code,\
item code,numero de piece,codigo,product code,reference interne,ident nr,identnummer,sachnr,pn,matnr,\
object,product,variant code sku,product sku,product no,variant sku,art nr,part item,object number,\
sachnummer`,
  ],
  ['item', ['weak', 'receipt'], `source no`],
  ['item', ['weak'], `key,no,id,reference,internal id,ref,code`],
  [
    'name',
    [],
    `name,stock name,component description,nom du produit,nom,short text,product name,component name,\
display name,object description,product description,item name,benennung,label,item code description,\
item description,nombre del producto,beschreibung,artikelbeschreibung,description,nombre,kurztext,\
materialkurztext,objektkurztext,maktx`,
  ],
  [
    'onHand',
    [],
    `ohb,frei verwendbarer bestand,frei verw bestand,lagerbestand,gesamtbestand,istbestand,auf lager,counted,\
aktueller bestand,lagernd,balance,cantidad a mano,frei verwendbar,total quantity on hand,qty on hand,\
lagermenge,bestandsmenge,quantite physique,op voorraad,stock physique,unrestricted use,oh,qty oh,qoh,\
physical qoh,soh,physical stock,quantity available in stock,qty in stock,current stock,on hand,\
lagerzahl,en main,quantite en main,stock on hand,stock fisico,stock,unrestricted stock,unrestricted,\
free stock,labst,lagerbestand gesamt,cantidad en stock,onhand stock,a mano,saldo unidades,\
saldo cantidades,free stock quantity,physical quantity,stock actual,stock reel,stock actuel,stock level,\
menge auf lager,counted quantity,physical count,en stock,in stock,inventoried qty,onhand qty,\
balance qty,giacenza,stock qty,actual qty,current qty,count qty`,
  ],
  [
    'leadTime',
    [],
    `durchlaufzeit,beschaffungszeit,delivery lead time,supplier lead time,wiederbeschaffungszeit,\
full lead time,lead time calculation,purchasing lead time,manufacturing lead time,make lead time,\
default lead time,mfg lead time,prod lead time,assembly lead time,replenishment lead time,buy lead time,\
planning leadtime,delai de reapprovisionnement,total lead time,lead time,fixed lead time,wbz,\
vorlaufzeit,tiempo de entrega,tiempo de espera,production lead time,lead,dlz,plazo de fabricacion,\
delai d approvisionnement,plazo de aprovisionamiento,produce delay,besteltijd,levertermijn,delai appro,\
delai de fabrication,delai d obtention,doorlooptijd,lt,tiempo de aprovisionamiento,plazo de suministro,\
wiederbeschaffungsfrist`,
  ],
  [
    'leadTime',
    ['calendar-days'],
    `pdt,plifz,pl deliv time,plandelivtime,planlieferzeit,plnd deliv time,planned delivery time,planlieferz`,
  ],
  [
    'leadTime',
    ['working-days'],
    `dzeit,eigenfert zeit,eigenfertigungszeit,in house production,in house production time,efzeit,ipt`,
  ],
  ['leadTime', ['weak', 'weeks'], `wochen,weeks,semanas,semaines`],
  [
    'safetyStock',
    [],
    `safety stock quantity,safety qty,veiligheidsvoorraad,safety stock,safety stk,sibestand,eisbe,\
buffer stock,safety stock level,mindestlager,ss`,
  ],
  [
    'safetyStock',
    ['weak'],
    `mindestlager bestand,mindestbestand,minimumvoorraad,min stock on hand,min stock,min on hand,mininstock,\
min stock level,min level,min stock alert level,min`,
  ],
  [
    'lotRule',
    [],
    `regle de lot,politique de lot,politique de commande,metodo de lote,politica de lote,lot sizing rule,\
lot sizing procedure,regla de lote,lot sizing,lot rule,lot size rule,lot size key,politica de pedido,\
lot sizing method,ls,lot policy,reordering policy,order policy,lot size procedure,dispolosgroesse,disls,\
losgroessenverfahren,methode de lotissement`,
  ],
  [
    'lotSize',
    [],
    `feste losgroesse,mfg lot size,lot size,fixed lot size,fixed lot,fixed lot quantity,fixed order quantity,\
fixe losgroesse,order in lots of,lots of,lot qty,bstfe,reorder quantity,foq,lot,std order size,\
batch size,lote fijo,seriegrootte`,
  ],
  ['lotSize', ['weak'], `order quantity,eoq,ebq,bestelgrootte`],
  [
    'lotMin',
    [],
    `mindestlosgroesse,mindestbestellmenge,min order qty,min purchase qty,moq,mindestlos,mindestabnahme,\
mindestabnahmemenge,lot size minimum,size minimum,bstmi,min bestelhoeveelheid,min order,\
supplier min qty,minimale losgroesse,mind losgr,mindestbestellung`,
  ],
  ['lotMin', ['weak'], `mindestmenge,min qty`],
  ['lotMax', [], `bstma,maximale losgroesse,hoechstlosgroesse,max lot size,max order,max order qty`],
  ['lotMax', ['weak'], `max qty`],
  [
    'lotMultiple',
    [],
    `verpackungsmenge,multiple,lot size multiple,lot multiple,packungsgroesse,rounding value,size multiple,\
rounding,valeur d arrondi,rounding val,pack size,bstrf,abnahmeintervall,valor de redondeo,pack multiple,\
losvielfaches,losgrossenrundungsfaktor,reorder multiple,order multiple,fixed lot multiplier,vielfaches,\
bestellvielfaches,losgrossenvielfaches,increment,order qty increment,rundungswert,incremental order qty,\
case qty,mul order qty,case pack,rundungsw,multiple qty,mult order qty`,
  ],
  ['phantom', [], `fantasma,article fantome,phantom,fantome,phantom bom,phantombaugruppe,phantom item,dummy`],
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
    `loss %,perte %,pertes %,verlust %,verschnitt %,waste %,ausch,wastage,ausschuss,ausschussfaktor,\
scrap percentage,scrap rate,komponentenausschuss,loss pct,attrition,taux de rebut,scrap percent,scrap,\
waste pct,merma,desperdicio,shrink,rebut,scrap factor,component scrap,shrink factor,shrinkage`,
  ],
  ['scrap', ['line'], `overage`],
  [
    'parent',
    [],
    `parent item id,assembled product code,parent code,baugruppe,dish,parent item,end item,make item,\
assembly code,vaterteil,parent id,finished good,assembled product,parent product,gehoert zu,\
product variant,ensemble,bundle,recipe name,assembly name,oberteil,bill of materials,\
product variant code sku,bom number,produit fini,part of,samenstelling,used in,geht in,used on,\
parent no,goes into,assembly,fait partie de,parte de,elternteil,parent,bom parent,finished product,\
eindproduct,stuckliste von artikel,uebergeordneter artikel,assembly no,conjunto,hoofdartikel,\
uebergeordnet,gericht,bom,production bom,teil von,producto terminado,production bom no,kit,kit sku,\
recipe,assembly item,compose,kopfmaterial,parent assembly,next assembly,assy,next assy`,
  ],
  ['parent', ['weak'], `bom id,bom code`],
  [
    'component',
    [],
    `component product code,raw material item,required item,line product code,ingredient code sku,component,\
lineas de ldm componente,bom component,line component,issued item,line item,\
lignes de nomenclature composant,assembled component,mtl part no,materia prima,component product,\
component item,einzelteil,consumed item,ingredient variant code sku,stucklistenpositionen komponente,\
line product no,child no,matiere premiere,kind teil,grondstof,component id,bom line ids product id id,\
bom line ids product id,item code items,raw material,member item name,onderdeel,sub part,\
bom line ids product,bom lines component,idnrk,bom item,line product,bom lines product,component sku,\
mapped item sku,member item,component code,sohn,unterteil,zutat`,
  ],
  [
    'per',
    [],
    `qpa,cantidad por unidad,lineas de ldm cantidad,usage,member quantity,bom line ids quantity,\
bom lines quantity,component quantity,verbrauch,qty per item,component qty bun,comp qty cun,par unite,\
einsatzmenge,quantite par,qty each,units per,stucklistenpositionen menge,quantite unitaire,stueck pro,\
consumo,consumption per unit,per assembly,qty per bill,per,required per,menge je,qty per assembly,\
stueck je,qty required per,menge pro,qty per finished,qty used,lignes de nomenclature quantite,no off,\
menge kme,komponentenmenge kme,bom line ids product qty,net qty,menge je einheit,qty parent,per unit,\
qty per unit,je,qty per product,komponentenmenge,coefficient,per parent,qty per parent,anzahl je,\
cantidad por conjunto,usage per,cantidad por,qty items,mapped quantity,bom uom link qty,bom qty,\
link quantity,uom stock link quantity,usage qty,line qty,qty per,qty assy,quantite par unite,\
how many in each`,
  ],
  [
    'batch',
    [],
    `yields,parent quantity,assembly qty,bom batch size,product qty,parent qty,makes,kit qty,bmeng,\
finished good qty,output quantity,base qty of bom,base quantity,bom base quantity,basismenge,\
quantity denominator,qty produced per bill,per batch of,recipe quantity,batch quantity,denominator,\
formula quantity`,
  ],
  [
    'level',
    [],
    `stufe,auflsg stufe,aufloesungsstufe,ebene,stufe der stueckliste,stf,dispositionsstufe,indent,bom indent,\
bom level,tree level,stuf,indenture,depth,bom depth,explosion level,hierarchy level,level,lvl,stufu,lv,\
lev`,
  ],
  [
    'quantity',
    [],
    `abrufmenge,pendiente servir,cantidad solicitada,product uom qty,target qty,left to ship,production qty,\
qty released,rel qty,qty left,qty requested,kum auftragsmenge,reliquat,sales quantity,qty to ship,\
prod qty,nb prevu,sollmenge,kwmeng,omeng,restmenge,stueck,stueckzahl,gamng,restauftragsmenge,\
reste a livrer,reste a recevoir,unidades,quantity,uds pedidas,unidades pedidas,pieces,\
quantite commandee,ordered quantity,demand,ordered,demand qty,release qty,ruckstandsmenge,\
quantite prevue,forecast,forecast qty,requirement,requirements,gross requirement,gross requirements,\
gross req,net req,net requirement,still to be delivered,still to be del,still to be del qty,\
noch zu liefern menge,menge,por entregar cantidad,required qty,requirement quantity,scheduled qty,\
open quantity,outstanding,bdmng,auftragsmenge,bedarfsmenge,offene menge,anzahl,open so qty,so qty,\
to consume,quantity to consume,deliver remainder,cantidad pedida,noch zu liefern,besteld,besteld aantal,\
te leveren,nog te leveren,still to be delivered qty,desired qty,bestellte menge,back ordered qty,backorder qty`,
  ],
  [
    'quantity',
    ['receipt'],
    `open po qty,scheduled receipt qty,receipt quantity,qty on order,bestellmenge,offene bestellmenge,\
on order,bestellt,en commande,po qty,qty to make,qty to manufacture,te ontvangen,qty on purchase orders,\
planned receipt,supply qty,qty to receive,qty due to receive,supply,reception prevue,nog te ontvangen,on purchase order,\
qty to produce,cantidad en pedido,zugang,zugangsmenge,recepcion programada,on purchase`,
  ],
  [
    'date',
    [],
    `finish,completion,finish date,finish time,completion date,scheduled completion,scheduled completion date,scheduled finish,\
abruftermin,bedarfsdatum,bedarfstermin,bestatigter liefertermin,bestatigter termin,by,\
planned delivery date,termin,wunschtermin,commitment date,confirmed date,confirmed delivery date,\
confirmed ship date,date,warenausgangs datum,date de livraison prevue,date prevue,date souhaitee,\
deadline,schedule line date,want date,deliver by,delivery deadline,planned end,planned end date,dlv date,falligkeits datum,due,\
date fin,wunschlieferdatum,good thru,faellig am,due date receive by,lieferdatum,f entrega,einddatum,\
bdter,end,end date,end time,expected date,expected shipment date,fecha compromiso,fecha de vencimiento,\
lieferdatum gewunscht,fecha limite,fecha necesaria,liefertermin,mbdat,monat,month,shipment date,wanted,\
requested ship date,requested shipping date,required date,requirement date,need by,period start,\
periodenstart,planned date,plantermine,fecha prevista,fecha requerida,production deadline,\
production due date,due on,edatu,end termin,production end date,promise,promise date,promised date,\
promised delivery,delivery,delivery date,req ship date,request date,requested date,requested on,ship,\
ship on,ship by,ship date,week beginning,week commencing,week ending,week of,fertigstellungstermin,\
gewenste leverdatum,week start,week starting`,
  ],
  [
    'date',
    ['receipt'],
    `ankunft,eindt,eta,fecha de llegada,fecha de recepcion,arriving,eckende,eckendtermin,terminiertes ende,\
verwachte leverdatum,gltrp,wareneingang,zugangstermin,arrival date,expected arrival,\
expected arrival date,expected delivery,next delivery,next receipt,supply date,expected receipt date,\
date d arrivee,date de reception,scheduled finish date,po due,receipt date,arrives,basic fin date,\
basic finish date,ontvangstdatum`,
  ],
  ['date', ['weak'], `order date,creation date,created on,bestelldatum`],
  ['week', [], `receipt week,week,lieferwoche,bedarfswoche,delivery week,need week,week no`],
  [
    'week',
    ['calendar'],
    `bedarf kw,semana calendario,kalenderwoche,liefertermin kw,cw,liefer kw,calendar week,iso week,kw,\
termin kw,semaine calendaire`,
  ],
  ['week', ['weak'], `bucket,period,periode,periodo`],
  [
    'order',
    [],
    `pedido de venta,order id,increment id,kundenauftrag,sale number,so number,customer order,beleg,\
ordernummer,verkoopordernummer,source document,sales document,document number,order,belegnummer,aufnr,\
verkaufsbeleg,vbeln,order no,so,document,sales order,verkooporder,klantorder,auftrags referenz`,
  ],
  [
    'order',
    ['receipt'],
    `bon de commande,ordre,no ordre,ordre de fabrication,banf,bestelling,ebeln,orden de fabricacion,\
orden de produccion,requisition,job num,betriebsauftrag,purchase number,of,bestelnummer,purchasing doc,\
purch doc,mo,production no,pr no,po number,manufacturing order,work order,open order,production order,\
po,produktionsauftrag,purchase requisition,fertigungsauftrag,purch req,job,einkaufsbeleg,wo,\
productieorder,werkorder,inkooporder,inkoopordernummer,commande fournisseur,purchasing document`,
  ],
  [
    'location',
    [],
    `lgort,filiale,lagerort,lagerplatz,usine,werk,depot,centro,warehouse,warehouse code,storage location,bin,\
sublocation,ubicacion,location,location code,store id,subinventory,store,branch,shop,plant code,site,\
emplacement,plant,plnt,sloc,werks`,
  ],
  [
    'ignored',
    [],
    `external id,ref des,blanket qty,type,order type,document type,doc type,basic start date,is stock item,\
break qty,desired stock,stock desire,customer lead time,max level,father no,version code,variant code,\
eckstarttermin,scheduled start date,mtl seq,notes,note,currency,dismm,comment,revision,rev,customer,\
customer name,position,supplier,pos,reorder point,mrp controller,mrp type,belegdatum,mrp element,\
to order,mrp element data,dispol,daten zum de,disp el,daten zum disp elem,order point,meldebestand,\
id items,child num,component status,maximalbestand,dispoelement,line no,umterm d,forecasted quantity,\
forecast quantity,safety lead time,max,recommended order qty,qty from,designator,prognostizierte menge,\
forecasted,cantidad prevista,document date,system qty,book qty,menge in lager me,suggested order qty,\
target stock,preferred stock level,par level,plusminus,soll,sollbestand,projected available balance,\
projected balance,projected inventory,rahmenmenge,restmenge rahmen,last date,billed qty,invoiced qty,\
invoiced,reorder level,billed,lot size days,service level,sales week,sales per week,exception,category,\
product category,stock level days,posnr,line,typ,tipo,priority level,actual sales,actual demand,\
projected on hand,projected available,default order type,pab,product line,planned order receipt,\
rescheduling date,disp e,planned order release,planned order releases`,
  ],
  [
    'unit',
    [],
    `uom,lead time unit,base uom,unit of measure code,bom lines product unit of measure,unit of measure,\
default unit of measure,bom unit,basismengeneinheit,product unit of measure,un,unidad de medida,me,\
units,mengeneinheit,basis me,stock uom,unite de mesure,purchase uom,meins,sales unit,uom code,\
base unit of measure,ud,order unit,uom id,su,u m`,
  ],
  [
    'status',
    [],
    `estado,estado del pedido,lot status,status,quality status,stat,document status,qc status,state,\
lifecycle,lifecycle status,item status,order status,fulfillment status,status type,stock type,\
stock category,stock status,statut,bestandsart,lagerstatus,line status,etat de la commande,\
lifecycle state,lifecycle phase,systemstatus,etat,condition`,
  ],
  [
    'active',
    [],
    `open,is open,open order,actif,active,activo,aktiv,bestueckt,enabled,fitted,open line,populated,\
open release,in use,valid,gueltig`,
  ],
  [
    'active',
    ['not'],
    `absagegrund,cancelado,blocked,canceled,cancellation date,cancelled at,cancelled date,cancelled on,\
cerrado,anulado,archived,voided,closed,cloture,deleted,deletion flag,deletion ind,deletion indicator,\
delivery completed,disabled,discontinued,elikz,erledigt,geschlossen,gesperrt,inactif,abgru,\
order complete,cancelled,inactive,inactivo,inaktiv,kzear,rejected,rejection reason,line closed,\
indicador de borrado,switched off,job closed,job head job closed,job head job complete,line complete,\
loeschkz,loekz,reason for rejection,job mtl issued complete,loeschkennzeichen,loeschvormerkung,solde,\
storniert am,obsolete,order closed,storno,void,lvorm,annule,storniert,xloek`,
  ],
  [
    'active',
    ['not', 'line'],
    `optional,consumable,alternate for,alt of,alternate of,alternative to,alternative zu,substitute for,ersatz fur,\
sustituto de,remplace`,
  ],
  [
    'validFrom',
    [],
    `valid from,from,from date,effective start,gueltig ab,effective in,effective start date,starting date,\
eff start,gueltig von,valido desde,valable de,valable a partir,datuv,valid from date,eff in,\
effective date,effective in date`,
  ],
  [
    'validTo',
    [],
    `valid to,to,valid until,to date,datub,valid to date,effective end date,ending date,eff end,eff out,\
gueltig bis,valable jusqu,valid through,effective out date,expiry date,expiry,best before,effective end,\
disable date,expiration date,dlc,obsolete date,date de peremption,phase out date,\
mindesthaltbarkeitsdatum,mhd,vfdat,obs date,date out,verfallsdatum,valido hasta,fecha de caducidad,\
valid thru,expires`,
  ],
  [
    'fixed',
    [],
    `qty type,basis type,basis,fixed qty,is fixed,fixed usage,cantidad fija,fix menge,festmenge,usage type,\
per order,fixed per order,fixe menge,quantite fixe,fixed qty per flag,fmeng,qty frozen`,
  ],
  [
    'alternative',
    [],
    `alternativpositionsgruppe,alternate group,alternative item group,alternativgruppe,groupe alternatif,\
grupo alternativo,substitute group,replacement group,alt item group,substitution group,alt group,\
alternative id,alpgr`,
  ],
  ['priority', [], `priority,alternate priority,priorite,ranking,alprf,prioridad,prioritat`],
  // Of parts that stand for each other, the likeliest comes first.
  ['priority', ['not'], `einsatzwahrsch,einsatzwahrscheinlichkeit,ewahr,usage prob,usage probability`],
  [
    'lot',
    [],
    `lot no,lot serial no,lot serial,batch id,serial,serial no,lot code,batch code,batch,lot id,charge no,\
charge,charg,batch no`,
  ],
  [
    'yield',
    ['weak'],
    `efficiency,component efficiency,efficacite,eficiencia,manufacturing efficiency,wirkungsgrad`,
  ],
  [
    'leadTime',
    [],
    `duration,days to make,production time,days to receive,build time,replenishment time,assembly time,\
supplier lead days`,
  ],
  [
    'onHand',
    ['weak'],
    `disponible,verfuegbarer bestand,frei verfuegbar,available physical,available,qty available,ist,\
stock disponible,verfugb menge,verfuegbare menge,verfuegbar,available stock`,
  ],
  [
    'ignored',
    ['wanted'],
    `qty on so,on so,qty on customer orders,in auftragen,pendiente de servir,on sales order,menge in auftrag,\
menge in komponentenbedarf,auftragsbestand,outgoing,outgoing qty,backordered,open sales,\
qty on backorder,qty back ordered,open sales orders,wochenbedarf,jahresbedarf,jahresverbrauch,\
qty on sales orders,qty in demand,booked,reservierter bestand,quantite reservee,allocated,qty allocated,\
reserviert,stock alloue,committed,qty committed,reserved,reserved quantity,reservado,monthly demand,\
monthly usage,monatsbedarf,monatsverbrauch,consumo mensual,consommation mensuelle,\
quantite en commande client`,
  ],
  [
    'ignored',
    ['receipt'],
    `zulauf,expected,en transito,im zulauf,expected total,qty on production orders,menge in bestellung,\
menge in fertigungsauftrag,incoming,menge in fa,qty on po,qty on work order,qty in production,\
in production,quantite en commande fournisseur,in transit,qty in transit,on wo,incoming qty,open po,\
qty on work orders,open purchase orders,on po,qty onorder po,qty onorder wo,qty on wo,open work orders,\
pendiente de recibir,quantite en commande fourn`,
  ],
  ['yield', [], `component yield`],
  ['quantity', ['weak'], `amount,benotigt,required`],
  ['quantity', ['weak', 'receipt'], `receipt,zugange,recepciones,receptions,reception,recepcion`],
  ['quantity', ['signed'], `rec reqd qty,receipt reqmt,receipts requirements,zugang bedarf,zugang abgang`],
  [
    'delivered',
    [],
    `delivered,delivered qty,gelieferte menge,liefermenge,uds servidas,unidades servidas,\
quantity fulfilled received,consumed qty,enmng,gelief,delivery quantity,entnommene menge,\
order lines delivery quantity,good qty,wemng,gelief menge,order lines delivered quantity,\
wareneingangsmenge,rueckgemeldete menge,istmenge,quantite recue`,
  ],
  [
    'bucket',
    [],
    `overdue,en retard,ueberfaellig,retard,late,past due,atrasado,vencido,arriere,atraso,backlog,rueckstand`,
  ],
  [
    'ignored',
    ['money'],
    `value,list price,unit price,net price,gesamtwert,nettopreis,sales price,balance value,order value,\
line value,cost,total value,average cost,standard cost,unit cost,price,precio unitario,prix unitaire,\
lagerwert,bestandswert,stock value,wert,nettowert,net value,open value,wert frei verwendbar,\
wert frei verw,net amount,value unrestricted`,
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
