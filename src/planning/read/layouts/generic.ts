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
    `skuid,identnummer,item produced,item no,item,item id,internal reference,product tmpl id,\
referencia interna,matnr,product tmpl id id,reference interne,codigo,inventory item id,sachnr,pn,\
code piece,product id,ident nr,product to produce,product no,inventory id,item to produce,\
item to manufacture,production item,item code,stock code,numero de piece,product code,\
variant code sku,sachnummer,item item no,teil,piece,product,stock item,default code,art nr,\
product sku,our part,item sku,object,segment1,variant sku,object number`,
  ],
  ['item', ['weak', 'receipt'], `source no`],
  ['item', ['weak'], `id,reference,internal id,ref,no,key,code`],
  [
    'name',
    [],
    `short text,stock name,product name,display name,object description,nom,item name,product description,\
benennung,item description,nombre del producto,description,label,nombre,name,component description,\
nom du produit,item code description,beschreibung,artikelbeschreibung,kurztext,materialkurztext,\
component name,objektkurztext,maktx`,
  ],
  [
    'onHand',
    [],
    `ohb,frei verwendbarer bestand,frei verw bestand,lagerzahl,frei verwendbar,on hand,\
quantity available in stock,lagernd,free stock,lagerbestand,lagermenge,auf lager,counted,a mano,\
aktueller bestand,cantidad a mano,balance,istbestand,total quantity on hand,qty on hand,qty oh,\
stock qty,current qty,gesamtbestand,bestandsmenge,quantite physique,stock physique,physical qoh,\
saldo cantidades,physical stock,onhand stock,op voorraad,qty in stock,unrestricted,stock actual,\
in stock,stock on hand,en main,quantite en main,on hand units,labst,cantidad en stock,giacenza,\
count qty,actual qty,stock,onhand qty,current stock,unrestricted stock,\
unrestricted use,free stock quantity,saldo unidades,physical quantity,stock reel,menge auf lager,\
counted quantity,qoh,soh,physical count,en stock,lagerbestand gesamt,oh,stock level,stock actuel,\
stock fisico,inventoried qty,balance qty`,
  ],
  [
    'leadTime',
    [],
    `durchlaufzeit,purchasing lead time,manufacturing lead time,fixed lead time,lead time,dlz,\
standard lead time,lead time calculation,delivery lead time,production lead time,produce delay,lt,\
make lead time,avg lead time,lead,default lead time,mean lead time,delai de reapprovisionnement,\
vorlaufzeit,wiederbeschaffungszeit,wiederbeschaffungsfrist,total lead time,delai de fabrication,\
besteltijd,beschaffungszeit,wbz,doorlooptijd,buy lead time,planning leadtime,mfg lead time,\
replenishment lead time,assembly lead time,prod lead time,delai d approvisionnement,\
plazo de fabricacion,levertermijn,plazo de suministro,delai appro,plazo de aprovisionamiento,\
tiempo de aprovisionamiento,tiempo de entrega,tiempo de espera,delai d obtention,supplier lead time,\
full lead time`,
  ],
  [
    'leadTime',
    ['calendar-days'],
    `pdt,planned delivery time,planlieferzeit,planlieferz,plnd deliv time,plandelivtime,pl deliv time,\
plifz`,
  ],
  [
    'leadTime',
    ['working-days'],
    `dzeit,eigenfert zeit,efzeit,eigenfertigungszeit,ipt,in house production,in house production time`,
  ],
  ['leadTime', ['weak', 'weeks'], `wochen,weeks,semaines,semanas`],
  [
    'safetyStock',
    [],
    `veiligheidsvoorraad,safety stock quantity,safety stock,safety stk,safety qty,safety stock level,ss,\
safety stock units,sibestand,mindestlager,buffer stock,eisbe`,
  ],
  [
    'safetyStock',
    ['weak'],
    `mindestbestand,min stock level,min level,min on hand,min stock on hand,min stock alert level,\
minimumvoorraad,mindestlager bestand,min stock,mininstock,min`,
  ],
  [
    'lotRule',
    [],
    `politique de commande,politique de lot,regle de lot,regla de lote,politica de lote,lot sizing rule,\
lot policy,lot sizing,lot rule,order policy,lot size key,lot size rule,methode de lotissement,ls,\
lot sizing method,metodo de lote,politica de pedido,lot sizing procedure,dispolosgroesse,\
reordering policy,lot size procedure,disls,losgroessenverfahren`,
  ],
  [
    'lotSize',
    [],
    `seriegrootte,lot size,fixed lot size,fixe losgroesse,reorder quantity,std order size,foq,bstfe,\
fixed lot quantity,lote fijo,fixed lot,lots of,lot,mfg lot size,feste losgroesse,order in lots of,\
lot qty,batch size,fixed order quantity`,
  ],
  ['lotSize', ['weak'], `order quantity,eoq,bestelgrootte,ebq`],
  [
    'lotMin',
    [],
    `minimale losgroesse,mindestabnahme,mind losgr,mindestlosgroesse,min order qty,mindestabnahmemenge,\
min purchase qty,mindestbestellung,mindestlos,lot size minimum,min order,supplier min qty,\
mindestbestellmenge,moq,bstmi,size minimum,min bestelhoeveelheid`,
  ],
  ['lotMin', ['weak'], `mindestmenge,min qty`],
  ['lotMax', [], `hoechstlosgroesse,maximale losgroesse,max order qty,max order,max lot size,bstma`],
  ['lotMax', ['weak'], `max qty`],
  [
    'lotMultiple',
    [],
    `verpackungsmenge,multiple,lot size multiple,rounding value,rounding val,pack size,bstrf,\
mul order qty,case qty,case pack,size multiple,valeur d arrondi,rounding,rundungswert,\
order qty increment,abnahmeintervall,pack multiple,valor de redondeo,lot multiple,vielfaches,\
losvielfaches,bestellvielfaches,increment,packungsgroesse,reorder multiple,incremental order qty,\
multiple qty,mult order qty,order multiple,losgrossenrundungsfaktor,rundungsw,losgrossenvielfaches,\
fixed lot multiplier`,
  ],
  ['phantom', [], `fantome,phantom,phantom bom,fantasma,article fantome,phantombaugruppe,phantom item,dummy`],
  [
    'phantom',
    [],
    `stuecklistentyp,tipo de lista de materiales,special procurement,sonderbeschaffung,bom type,\
tipo de ldm,sobsl`,
  ],
  ['yield', [], `gutausbeute,rendimiento,item yield,ausbeute,rendement,yield`],
  [
    'scrap',
    [],
    `pertes %,ausschussfaktor,verschnitt %,perte %,scrap percentage,wastage,waste %,scrap,loss %,\
ausschuss,ausch,loss rate,rebut,shrink,merma,component scrap,loss pct,scrap factor,verlust %,\
shrink factor,komponentenausschuss,attrition,taux de rebut,shrinkage,waste pct,scrap rate,desperdicio`,
  ],
  ['scrap', ['line'], `overage`],
  [
    'parent',
    [],
    `part of,parent code,parent,bom parent,bom,compose,parte de,fait partie de,producto terminado,\
production bom,kit sku,finished product,assembled product code,vaterteil,elternteil,ensemble,\
parent product,assembly code,parent item id,bill of materials,assembly sku,finished good id,\
produit fini,parent no,assembly name,product variant code sku,used in,geht in,gericht,samenstelling,\
used on,gehoert zu,teil von,bundle,parent assembly,kit,baugruppe,recipe,goes into,assembly no,\
production bom no,stuckliste von artikel,oberteil,hoofdartikel,next assembly,kopfmaterial,\
finished good,parent item,product variant,recipe name,dish,assembled product,end item,\
uebergeordneter artikel,conjunto,assembly,assy,uebergeordnet,parent id,bom number,make item,\
eindproduct,next assy`,
  ],
  ['parent', ['weak'], `bom id,bom code`],
  [
    'component',
    [],
    `kind teil,idnrk,required item,lineas de ldm componente,onderdeel,member item name,raw material,\
raw material id,bom component,line component,component,component product code,issued item,einzelteil,\
consumed item,lignes de nomenclature composant,line item,raw material item,assembled component,\
line product no,child no,sub part,materia prima,component id,bom item,item code items,\
line product code,ingredient code sku,unterteil,zutat,component code,ingredient variant code sku,\
member item,sohn,stucklistenpositionen komponente,component product,mapped item sku,grondstof,\
bom line ids product,matiere premiere,line product,bom line ids product id,bom lines product,\
bom line ids product id id,bom lines component,component sku,mtl part no`,
  ],
  [
    'per',
    [],
    `member quantity,bom line ids quantity,bom lines quantity,qty per,qty per item,component qty bun,\
comp qty cun,required per,qty per bill,menge je,qty per unit,units per,qty items,stueck pro,consumo,\
consumption per unit,anzahl je,stueck je,qty per finished,no off,menge pro,\
stucklistenpositionen menge,quantite unitaire,qty per assembly,usage,quantite par unite,\
component quantity,qpa,menge kme,qty used,komponentenmenge kme,how many in each,qty each,\
qty required per,qty assy,unit usage,per assembly,quantite par,cantidad por,cantidad por unidad,\
lineas de ldm cantidad,cantidad por conjunto,komponentenmenge,net qty,menge je einheit,usage per,\
verbrauch,qty parent,per unit,einsatzmenge,je,qty per product,bom line ids product qty,par unite,\
coefficient,qty per parent,per,lignes de nomenclature quantite,per parent,mapped quantity,\
bom uom link qty,uom stock link quantity,bom qty,link quantity,usage qty,line qty`,
  ],
  [
    'batch',
    [],
    `qty produced per bill,product qty,yields,finished good qty,batch quantity,bom batch size,\
per batch of,parent quantity,bom base quantity,formula quantity,bmeng,assembly qty,recipe quantity,\
base qty of bom,kit qty,parent qty,denominator,base quantity,output quantity,basismenge,\
quantity denominator,makes`,
  ],
  [
    'level',
    [],
    `stf,ebene,hierarchy level,stufe,aufloesungsstufe,indenture,dispositionsstufe,explosion level,\
stufe der stueckliste,tree level,level,stufu,lev,auflsg stufe,indent,stuf,bom indent,bom level,lvl,\
lv,depth,bom depth`,
  ],
  [
    'quantity',
    [],
    `kwmeng,abrufmenge,kum auftragsmenge,left to ship,production qty,rel qty,release qty,quantity,\
qty released,pieces,still to be delivered qty,reliquat,ordered,pendiente servir,product uom qty,\
omeng,outstanding,restmenge,qty left,gamng,restauftragsmenge,bedarfsmenge,unidades,besteld aantal,\
desired qty,required qty,requirement quantity,ordered quantity,forecast,cantidad pedida,\
still to be delivered,cantidad solicitada,sollmenge,menge,por entregar cantidad,forecast qty,\
requirement,offene menge,net requirement,gross requirements,requirements,target qty,ruckstandsmenge,\
quantite prevue,gross requirement,scheduled qty,open quantity,bdmng,so qty,noch zu liefern menge,\
quantite commandee,demand,still to be del,anzahl,net req,besteld,still to be del qty,noch zu liefern,\
reste a livrer,nb prevu,demand qty,open so qty,nog te leveren,unidades pedidas,stueckzahl,\
auftragsmenge,back ordered qty,sales quantity,qty to ship,prod qty,uds pedidas,stueck,qty requested,\
quantity to consume,to consume,te leveren,deliver remainder,bestellte menge,backorder qty,gross req,\
reste a recevoir`,
  ],
  [
    'quantity',
    ['receipt'],
    `qty on order,bestellmenge,offene bestellmenge,on order,bestellt,en commande,po qty,open po qty,\
on purchase order,supply,planned receipt,supply qty,nog te ontvangen,qty to manufacture,\
scheduled receipt qty,receipt quantity,qty to receive,next delivery qty,qty to make,qty due to receive,qty to produce,\
te ontvangen,cantidad en pedido,qty on purchase orders,reception prevue,zugang,zugangsmenge,\
recepcion programada,on purchase`,
  ],
  [
    'date',
    [],
    `fertigstellungstermin,finish date,scheduled completion date,scheduled finish,requirement date,\
bedarfstermin,shipment date,by,planned delivery date,bis wann,abruftermin,bestatigter termin,\
wunschtermin,good thru,deliver by,date,warenausgangs datum,date de livraison prevue,date souhaitee,\
schedule line date,want date,date prevue,completion,date fin,bestatigter liefertermin,\
wunschlieferdatum,month,edatu,required date,einddatum,confirmed delivery date,delivery deadline,\
planned end,planned end date,dlv date,end date,need by,plantermine,production due date,\
falligkeits datum,due,faellig am,due date receive by,fecha limite,end time,production end date,\
expected date,expected shipment date,fecha prevista,end termin,bdter,fecha compromiso,\
lieferdatum gewunscht,ship,gewenste leverdatum,mbdat,monat,promise,f entrega,deadline,planned date,\
scheduled completion,periodenstart,promised delivery,delivery,delivery date,liefertermin,\
completion date,requested shipping date,requested ship date,requested date,end,week of,requested on,\
ship on,finish,req ship date,confirmed date,confirmed ship date,promised date,request date,\
promise date,bedarfsdatum,due on,ship by,fecha de vencimiento,week beginning,week commencing,\
week start,commitment date,fecha necesaria,fecha requerida,finish time,production deadline,termin,\
ship date,wanted,week ending,week starting,period start,lieferdatum`,
  ],
  [
    'date',
    ['receipt'],
    `terminiertes ende,scheduled finish date,eindt,next delivery,fecha de llegada,\
fecha de recepcion,coming on,verwachte leverdatum,eckende,arriving,wareneingang,zugangstermin,gltrp,\
arrival date,expected arrival date,expected delivery date,next receipt,supply date,expected arrival,\
receipt date,date d arrivee,expected receipt date,date de reception,po due,basic finish date,arrives,\
basic fin date,ankunft,eta,expected delivery,eckendtermin,zulauf am,ontvangstdatum`,
  ],
  ['date', ['weak'], `order date,created on,creation date,bestelldatum`],
  [
    'week',
    [],
    `need week,eta week,ship week,week,receipt week,due week,week no,lieferwoche,delivery week,\
bedarfswoche`,
  ],
  [
    'week',
    ['calendar'],
    `kw,liefertermin kw,calendar week,termin kw,semaine calendaire,kalenderwoche,iso week,bedarf kw,cw,\
liefer kw,semana calendario`,
  ],
  ['week', ['weak'], `bucket,periode,period,periodo`],
  [
    'order',
    [],
    `sale id,auftrags referenz,increment id,kundenauftrag,pedido de venta,so number,ordernummer,\
source document,so,document number,order no,document,customer order,beleg,sales document,order,\
verkoopordernummer,so id,klantorder,verkooporder,sale number,order id,aufnr,verkaufsbeleg,\
sales order,belegnummer,vbeln`,
  ],
  [
    'order',
    ['receipt'],
    `po number,ordre,einkaufsbeleg,no ordre,ebeln,production order id,job num,purchasing document,\
orden de fabricacion,purchase number,of,fertigungsauftrag,purchasing doc,\
production no,pr no,produktionsauftrag,purchase requisition,mo,orden de produccion,work order,wo id,wo no,\
purch doc,requisition,mo id,manufacturing order,betriebsauftrag,purch req,bestelnummer,job id,job,\
productieorder,banf,bon de commande,werkorder,inkooporder,inkoopordernummer,bestelling,po,\
production order,ordre de fabrication,commande fournisseur,open order,wo`,
  ],
  [
    'location',
    [],
    `shelf,filiale,location,lgort,lagerplatz,lagerort,bin,shop,centro,depot,branch,sublocation,\
warehouse code,storage location,warehouse,emplacement,plant,plnt,plant code,store id,usine,\
location code,store,werks,site,werk,sloc,subinventory,ubicacion`,
  ],
  [
    'ignored',
    [],
    `version code,to order,mrp controller,type,document type,doc type,basic start date,reorder point,\
plusminus,line,position,assembly sequence,is stock item,order point,desired stock,stock desire,\
variant code,order type,restmenge rahmen,comment,book qty,currency,daten zum de,note,\
scheduled start date,pab,target stock,service level,rahmenmenge,ref des,customer name,par level,\
exception,revision,rev,customer,component status,lot size days,customer lead time,lead time variance,\
system qty,menge in lager me,last date,prognostizierte menge,posnr,belegdatum,eckstarttermin,dispol,\
dispoelement,max level,external id,father no,projected on hand,qty from,mrp element,max,child num,\
mrp type,umterm d,forecasted quantity,forecast quantity,safety lead time,recommended order qty,\
daten zum disp elem,rescheduling date,projected available balance,projected balance,\
projected inventory,disp el,mtl seq,break qty,preferred stock level,billed qty,projected available,\
document date,priority level,invoiced qty,sales per week,sollbestand,invoiced,disp e,dismm,\
default order type,blanket qty,forecasted,reorder level,billed,pos,product category,stock level days,\
typ,tipo,mrp element data,designator,supplier,meldebestand,cantidad prevista,id items,line no,\
product line,planned order release,maximalbestand,planned order receipt,category,actual sales,notes,\
sales week,soll,actual demand,suggested order qty,planned order releases`,
  ],
  [
    'unit',
    [],
    `basismengeneinheit,uom id,mengeneinheit,u m,lead time unit,bom lines product unit of measure,\
unit of measure,ud,meins,purchase uom,me,units,uom,sales unit,bom unit,product unit of measure,\
uom code,stock uom,un,unidad de medida,default unit of measure,basis me,unite de mesure,\
base unit of measure,unit of measure code,order unit,su,base uom`,
  ],
  [
    'status',
    [],
    `lot status,lifecycle,bestandsart,item status,status,stat,systemstatus,lifecycle status,state,\
order status,document status,status type,stock type,stock category,stock status,fulfillment status,\
statut,qc status,estado del pedido,quality status,estado,lagerstatus,etat,condition,line status,\
etat de la commande,lifecycle state,lifecycle phase`,
  ],
  [
    'active',
    [],
    `bestueckt,enabled,open order,gueltig,open release,active,open line,populated,open,actif,is open,\
aktiv,fitted,valid,in use,activo`,
  ],
  [
    'active',
    ['not'],
    `switched off,geschlossen,gesperrt,abgru,delivery completed,deleted,closed,cloture,kzear,absagegrund,\
elikz,order closed,canceled,cancelado,blocked,cancelled date,cancelled on,loeschkz,archived,loekz,\
anulado,annule,line complete,cancelled,disabled,voided,deletion ind,inactivo,erledigt,rejected,\
order complete,cancellation date,xloek,discontinued,void,deletion indicator,job mtl issued complete,\
rejection reason,line closed,reason for rejection,inactif,loeschkennzeichen,cerrado,job closed,\
indicador de borrado,job head job closed,inaktiv,job head job complete,cancelled at,deletion flag,\
loeschvormerkung,solde,storniert,storniert am,obsolete,lvorm,inactive,storno`,
  ],
  [
    'active',
    ['not', 'line'],
    `alternative to,ersatz fur,optional,consumable,alternative zu,remplace,alternate of,alt of,\
alternate for,substitute for,sustituto de`,
  ],
  [
    'validFrom',
    [],
    `valid from,from,from date,effective start,starting date,effective in,effective date,valido desde,\
effective start date,valable de,valable a partir,gueltig von,valid from date,effective in date,\
eff in,eff start,datuv,gueltig ab`,
  ],
  [
    'validTo',
    [],
    `to,valid to,valid to date,effective end date,date out,ending date,eff out,mhd,expiry date,dlc,\
gueltig bis,to date,effective out date,valid thru,phase out date,vfdat,obsolete date,valable jusqu,\
valid until,valid through,disable date,valido hasta,obs date,effective end,expiry,eff end,\
mindesthaltbarkeitsdatum,date de peremption,verfallsdatum,datub,expiration date,best before,\
fecha de caducidad,expires`,
  ],
  [
    'fixed',
    [],
    `qty type,basis type,basis,fixed usage,per order,fixed per order,fixe menge,festmenge,usage type,\
is fixed,fmeng,qty frozen,cantidad fija,fixed qty per flag,fixed qty,fix menge,quantite fixe`,
  ],
  [
    'alternative',
    [],
    `alternativpositionsgruppe,grupo alternativo,groupe alternatif,substitution group,\
alternative item group,alternative id,substitute group,alternate group,alt group,alternativgruppe,\
replacement group,alt item group,alpgr`,
  ],
  ['priority', [], `prioridad,priority,priorite,ranking,alprf,alternate priority,prioritat`],
  // Of parts that stand for each other, the likeliest comes first.
  ['priority', ['not'], `ewahr,einsatzwahrscheinlichkeit,usage prob,einsatzwahrsch,usage probability`],
  [
    'lot',
    [],
    `lot no,lot serial no,charg,batch id,serial no,charge,batch no,charge no,lot id,serial,lot serial,\
lot code,batch code,batch`,
  ],
  [
    'yield',
    ['weak'],
    `efficiency,wirkungsgrad,manufacturing efficiency,efficacite,component efficiency,eficiencia`,
  ],
  [
    'leadTime',
    [],
    `duration,supplier lead days,production time,days to make,build time,replenishment time,assembly time,\
days to receive`,
  ],
  [
    'onHand',
    ['weak'],
    `qty available,verfuegbarer bestand,frei verfuegbar,verfuegbare menge,available physical,ist,\
disponible,verfuegbar,available stock,stock disponible,verfugb menge,available`,
  ],
  [
    'ignored',
    ['wanted'],
    `allocated,reserviert,committed,reservado,qty allocated,reservierter bestand,qty on so,on so,\
on sales order,menge in auftrag,in auftragen,menge in komponentenbedarf,quantite en commande client,\
qty back ordered,monthly usage,backordered,pendiente de servir,wochenbedarf,jahresbedarf,\
jahresverbrauch,qty on sales orders,reserved,qty in demand,open sales orders,reserved quantity,\
outgoing qty,stock alloue,auftragsbestand,qty on backorder,monatsbedarf,quantite reservee,\
monatsverbrauch,qty committed,outgoing,booked,monthly demand,open sales,qty on customer orders,\
consumo mensual,consommation mensuelle`,
  ],
  [
    'ignored',
    ['receipt'],
    `qty on work orders,open work orders,qty on wo,qty on po,quantite en commande fournisseur,\
open purchase orders,on wo,qty onorder po,qty in production,in production,im zulauf,coming,\
menge in fertigungsauftrag,incoming,menge in fa,expected total,expected,qty in transit,en transito,\
incoming qty,open po,pendiente de recibir,menge in bestellung,in transit,zulauf,qty on work order,\
on po,quantite en commande fourn,qty onorder wo,qty on production orders`,
  ],
  ['yield', [], `component yield`],
  ['quantity', ['weak'], `amount,benotigt,required`],
  ['quantity', ['weak', 'receipt'], `recepcion,recepciones,receptions,reception,zugange,receipt`],
  ['quantity', ['signed'], `rec reqd qty,receipt reqmt,zugang bedarf,receipts requirements,zugang abgang`],
  [
    'delivered',
    [],
    `good qty,gelieferte menge,unidades servidas,entnommene menge,delivered qty,rueckgemeldete menge,\
delivery quantity,order lines delivery quantity,consumed qty,gelief,wemng,wareneingangsmenge,\
quantity fulfilled received,gelief menge,delivered,order lines delivered quantity,istmenge,\
uds servidas,enmng,liefermenge,quantite recue`,
  ],
  [
    'bucket',
    [],
    `en retard,ueberfaellig,atrasado,vencido,retard,past due,backlog,atraso,rueckstand,overdue,late,\
arriere`,
  ],
  [
    'ignored',
    ['money'],
    `value,nettopreis,sales price,balance value,nettowert,order value,net price,price,cost,unit cost,\
unit price,average cost,standard cost,value unrestricted,stock value,wert,net value,\
wert frei verwendbar,open value,line value,list price,prix unitaire,total value,wert frei verw,\
gesamtwert,net amount,lagerwert,bestandswert,precio unitario`,
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
