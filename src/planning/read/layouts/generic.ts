import type { Meaning } from '../result.ts'

// What people call columns, in English, German, Spanish, French and Dutch, and in the exports of Odoo, NetSuite, SAP, Katana,
// MRPeasy, Business Central and others. The first list that has a name keeps it. Names stand in the order of the alphabet.

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
  | 'time'
  | 'wanted'
  | 'indented'
  | 'weak'
  | 'pivot'
  | 'alone'
  | 'calendar'
  | 'not'
  | 'line'
  | 'hours'
  | 'seconds'

/**
 * Words that say the same, behind the one that stands for them, as `worded` leaves them: `issud` is `issued`. Those of
 * the last line say nothing.
 */
export const synonyms = `qty: aantal anzahl hoveelheid menge quantity quantities qte quantite quantites cantidad cant qnty quant
no: number num nr nummer nbr numero n nos
item: article articolo articulo artikel itm material part parts sku items materials teile pieza
product: producto produit produkt produto
component: son componente componentes composant composants komponente komponenten components comp child hijo enfant fils ingredient ingrediente kindteil kind mtl
parent: padre pere vater father
code: codice codigo cod ref reference referencia referenz codes
description: descrizione omschrijving descripcion designation bezeichnung denominacion libelle desc descr bez
min: minimum minimal minimale minimo minima mini
max: maximum maximal maximale maximo maxima
date: dates fecha fechas datum dt
delivery: entrega liefer lieferung livraison livr lever deliv
scheduled: sched schd planned
effective: valid effectivity
expiry: caducidad expiration peremption
receipt: receipts
alternative: alternate
confirmed: conf confirmee
order: pedido commande cde auftrag orden auftrags ord ordine
purchase: compra achat purchasing inkoop
purchase order: bestellung bestellungen bestell po
customer: kunde cliente client klant
supplier: fornitore leverancier vendor vendors suppliers lieferant proveedor fournisseur
lead time: levertijd plazo delai lieferzeit lt
level: nivel niveau
safety: seguridad securite sicherheit sicherheits sfty
stock: stocks existencia voorraad bestand bestands existencias inventory inventario inventaire vorrat
lot: lote los losgrosse losgr
size: tamano taille grosse
unit: eenheid unidad unite uom um einheit
week: semana semaine woche wk
multiple: mult multiplo
open: residua openstaand openstaande offen offene pendiente pdte pte restante remaining outstanding
du: vencimiento echeance falligkeit fallig
required: requrida requise necessaire necessaires necesaria necesario needed need req reqd reqmt reqmts
demand: demanda demande bedarf bedarfs besoin necesidad
monthly: weekly annual yearly average avg daily
warehouse: whs whse magazijn almacen entrepot magasin lager bodega
cost: kosten coste costo cout
price: prijs preis precio prix
value: wert valor valeur
bom: bill stuklijst stuckliste nomenclature
qty delivered: geliefert gelieferte ausgeliefert ausgelieferte versendete
delivered: angekommen arrived built complete completed done entnommene entregada entregado entregados enviada enviado erhaltene evasa expedida expedido expedie expediee fabricada fabricado fabriqu fabriqus fertig finished fulfilled gefertigt gefertigte geleverd geleverde gemeldet gemeldete gereed hergestellt hergestellte issud livre livree llegado manufactured ontvangen produced producida producido rcv rcvd realisee realizada recd received recibida recibidas recibido recibidos recu recus reported ruckgemeldet ruckgemeldete servida servido shipped versandt versandte verschickt verschickte verzonden withdrawn
: de del la el le les d l van is`

export const vocabulary: readonly (readonly [Meaning, readonly Hint[], string])[] = [
  [
    'item',
    [],
    `art nr,code piece,codigo,default code,ident nr,identnummer,internal reference,\
inventory id,inventory item id,ipn,item,item cd,item code,item id,item item no,item no,item produced,item sku,\
item to manufacture,item to produce,itmref 0,matnr,numero de piece,object,object number,our part,piece,pn,\
product,product cd,product code,product id,product no,product sku,product tmpl id,product tmpl id id,\
product to produce,production item,reference interne,referencia interna,\
sachnr,sachnummer,search key,segment1,skuid,stock code,stock item,teil,variant code sku,variant sku,your part`,
  ],
  ['item', ['weak', 'receipt'], `source no`],
  ['item', ['weak'], `code,id,internal id,key,mpn,no,ref,reference`],
  // What Excel writes above the rows of a pivot table, whatever is in them.
  ['item', ['weak', 'pivot'], `etiquetas fila,etiquettes lignes,row labels,zeilenbeschriftungen`],
  [
    'name',
    [],
    `artikelbeschreibung,benennung,beschreibung,component description,component name,description,\
display name,dscription,item code description,item description,item name,komponententext,kurzbezeichnung,\
kurztext,label,maktx,materialkurztext,name,nom,nom du produit,nombre,nombre del producto,\
object description,objektkurztext,product description,product name,product title,short text,\
stock name`,
  ],
  [
    'onHand',
    [],
    `a mano,actual qty,aktueller bestand,auf lager,balance,balance qty,\
cantidad a mano,cantidad en mano,cantidad en stock,closing balance,closing stock,confirmed qty in stock,count qty,counted,counted quantity,\
current qty,current stock,en main,en stock,end inv,endbestand,ending inv,ending inventory,ending on hand,exist,free stock,\
free stock quantity,frei verw bestand,frei verwendbar,frei verwendbarer bestand,gesamtbestand,giacenza,\
in stock,inventoried qty,inventurbestand,istbestand,labst,lagerbest,lagerbestand,\
lagerbestand gesamt,lagermenge,lagernd,lagerzahl,libre utilizacion,location on hand,menge auf lager,oh,ohb,on hand,\
on hand balance,on hand units,onhand stock,op voorraad,pcs in stock,pcs on hand,physical count,\
physical qoh,physto 0,physical quantity,physical stock,qoh,qty in stock,qty oh,qty on hand,qty on stock,\
quantite en main,quantite physique,quantity available in stock,saldo cantidades,saldo unidades,soh,\
stk qty,stk reel,stock,stock actual,stock actuel,stock final,stock fisico,stock level,\
stock levels,stock physique,stock qty,stock reel,total quantity on hand,units in stock,\
unrestricted,unrestricted stock,unrestricted use,utilisation libre,vorhandene menge`,
  ],
  [
    'leadTime',
    [],
    `assembly lead time,assembly time,avg lead time,beschaffungszeit,besteltijd,build time,buy lead time,days to make,days to procure,days to receive,\
default lead time,delai appro,delai d approvisionnement,delai d obtention,delai de fabrication,\
delai de reapprovisionnement,delai liv,delai reappro,delivery lead time,dias entrega,dlz,doorlooptijd,duration,durchlaufzeit,\
fixed lead time,full lead time,lead,lead time,lead time calculation,lead time level,levertermijn,\
lief zeit,liefertage,lt,make lead time,manufacturing lead time,mean lead time,mfg lead time,\
order lead time,plan lz,planning leadtime,plazo de aprovisionamiento,plazo de fabricacion,\
plazo de suministro,procurement time,prod lead time,produce delay,production lead time,production time,\
purchasing lead time,replenishment lead time,replenishment time,standard lead time,supplier lead days,supplier lead time,t entrega,\
tiempo de aprovisionamiento,tiempo de entrega,tiempo de espera,tiempo de reposicion,total lead time,\
tps appro,turnaround time,vorlaufzeit,wbz,wiederbeschaffung,wiederbeschaffungsfrist,wiederbeschaffungszeit`,
  ],
  [
    'leadTime',
    ['calendar-days'],
    `pdt,pl deliv time,plandelivtime,planlieferz,planlieferzeit,planned delivery time,plifz,plnd deliv time`,
  ],
  [
    'leadTime',
    ['working-days'],
    `dzeit,efzeit,eigenfert zeit,eigenfertigungszeit,in house production,in house production time,ipt`,
  ],
  ['leadTime', ['weak', 'weeks'], `semaines,semanas,weeks,wochen`],
  [
    'safetyStock',
    [],
    `buffer qty,buffer stock,eisbe,eiserner bestand,mindestlager,pufferbestand,reserva minima,\
reservebestand,safety level,safety qty,safety stk,safety stock,safety stock level,safety stock quantity,\
safety stock units,sibe,sibestand,ss,ss qty,stk secu,stk seg,stock secu,stock seg,stock tampon,\
veiligheidsvoorraad`,
  ],
  [
    'safetyStock',
    ['weak'],
    `exist minima,existencias minimas,min,min level,min on hand,min qty on hand,min stock,\
min stock alert level,min stock level,min stock on hand,mindestbestand,mindestlager bestand,\
min amount,mindestbest,minimumvoorraad,mininstock,seuil mini`,
  ],
  ['safetyStock', ['alone', 'weak'], `buffer,exist min,existencia minima,min stk,seuil min`],
  ['safetyStock', ['alone'], `safety`],
  [
    'lotRule',
    [],
    `disls,dispolosgroesse,losgroessenverfahren,lot policy,lot rule,lot size key,lot size procedure,\
lot size rule,lot sizing,lot sizing method,lot sizing procedure,lot sizing rule,ls,\
methode de lotissement,metodo de lote,order policy,politica de lote,politica de pedido,\
politique de commande,politique de lot,regla de lote,regle de lot,reordering policy`,
  ],
  [
    'lotSize',
    [],
    `batch size,bestelllos,bstfe,fertigungslos,feste losgroesse,fixe losgroesse,fixed lot,\
fixed lot quantity,fixed lot size,fixed order quantity,foq,losgroesse fix,lot,lot qty,lot size,lote compra,lote fijo,lots of,\
mfg lot size,order in lots of,reorder quantity,roq,run size,seriegrootte,std lot size,std order qty,\
std order size`,
  ],
  [
    'lotSize',
    ['weak'],
    `bestelgrootte,ebq,eoq,lot eco,lote economico,order quantity,qte eco,quantite economique`,
  ],
  [
    'lotMin',
    [],
    `bestelminimum,bstmi,lot size minimum,mbm,min batch,min batch size,min bestelhoeveelheid,\
min bestellmenge,min buy,min compra,min order,min order qty,min ordr qty,min purchase qty,min reorder qty,\
mind losgr,mindestabnahme,mindestabnahmemenge,mindestbestellmenge,mindestbestellung,\
mindestlos,mindestlosgroesse,minimale losgroesse,moq,size minimum,supplier min qty`,
  ],
  ['lotMin', ['weak'], `min qty,mindestmenge`],
  [
    'lotMultiple',
    ['weak'],
    `box qty,gebindegroesse,om,pack,pack qty,pcb,qty per box,qty per pack,uds caja,\
unidades por caja,verpackungseinheit,vpe`,
  ],
  [
    'lotMax',
    [],
    `bstma,hoechstlosgroesse,max lot size,max order,max order qty,max reorder qty,maximale losgroesse`,
  ],
  ['lotMax', ['weak'], `max qty`],
  [
    'lotMultiple',
    [],
    `abnahmeintervall,bestellvielfaches,bstrf,case pack,case qty,fixed lot multiplier,increment,\
incremental order qty,losgrossenrundungsfaktor,losgrossenvielfaches,losvielfaches,lot multiple,\
lot size multiple,mfg lot multiple,mul lot size,mul order qty,mult order qty,multiple,multiple qty,\
multiplos de pedido,order in multiples of,order multiple,order qty increment,pack multiple,pack size,\
ordr multi,packungsgroesse,reorder multiple,rounding,rounding val,rounding value,rundungsw,rundungswert,\
size multiple,valeur d arrondi,valor de redondeo,verpackungsmenge,vielfaches`,
  ],
  ['lotMultiple', ['alone', 'weak'], `colisage,conditionnement,rundung,ve`],
  [
    'phantom',
    [],
    `article fantome,dummy,fantasma,fantome,phantom,phantom bom,phantom item,phantombaugruppe,\
bom type,sobsl,sonderbeschaffung,special procurement,stuecklistentyp,tipo de ldm,\
tipo de lista de materiales`,
  ],
  ['yield', [], `ausbeute,component yield,gutausbeute,item yield,rendement,rendimiento,yield`],
  [
    'scrap',
    [],
    `attrition,ausch,ausschuss,ausschussfaktor,component scrap,desperdicio,komponentenausschuss,loss %,\
loss pct,loss rate,merma,perte %,pertes %,rebut,scrap,scrap factor,scrap percentage,scrap rate,shrink,\
shrink factor,shrinkage,shrinkage factor,taux de rebut,verlust %,verschnitt %,wastage,waste %,waste pct`,
  ],
  ['scrap', ['line'], `overage`],
  ['scrap', ['alone', 'weak'], `chute,dechet,loss,perte,schwund,verlust,verschnitt,waste`],
  [
    'parent',
    [],
    `artikel nr vaterartikel,assembled product,assembled product code,assembly,assembly code,assembly name,\
assembly no,assembly sku,assy,baugruppe,bill of materials,bom,bom number,bom parent,bundle,\
compose,conjunto,dish,eindproduct,elternartikel,elternteil,end item,\
endprodukt,ensemble,escandallo,fait partie de,fertigartikel,fg,fg code,finished good,finished good id,\
finished product,finished product sku,gehoert zu,geht in,gericht,goes into,hauptartikel,hoofdartikel,kit,kit sku,\
kopfmaterial,lista de materiales,make item,master sku,next assembly,next assy,next higher assembly,\
nha,oberteil,output item,parent,parent assembly,parent code,parent id,parent item,parent item id,\
parent no,parent product,part of,parte de,plato,product variant,product variant code sku,\
production bom,production bom no,producto final,producto terminado,produit a fabriquer,produit fini,\
receta,recette,recipe,recipe name,rezept,rezeptur,samenstelling,set artikel,stuckliste von artikel,\
stucklistenkopf,teil von,uebergeordnet,uebergeordneter artikel,used in,used on,vaterartikel,vaterteil,\
verwendet in`,
  ],
  [
    'parent',
    ['weak'],
    `bom code,bom id,code recette,codigo receta,menu item,recipe code,recipe id,rezept no,\
rezeptur no`,
  ],
  [
    'component',
    [],
    `artikel nr stucklistenkomponente,assembled component,bauteil,bestandteil,bom component,bom item,\
bom line ids product,bom line ids product id,bom line ids product id id,bom lines component,\
bom lines product,child no,codigo materia prima,component,component code,component id,\
component product,component product code,component product name,component product sku,component sku,consumed item,\
einzelartikel,einzelteil,grondstof,idnrk,ingredient code sku,ingredient variant code sku,inputs,insumo,\
issued item,item code items,kind teil,kindartikel,kindmaterial,lignes de nomenclature composant,\
line component,line item,line product,line product code,line product no,lineas de ldm componente,\
mapped item sku,material inventory id,materia prima,matiere premiere,member item,member item name,mtl part no,mat l part no,objektkennung,\
onderdeel,part sku,product id to,raw material,raw material id,raw material item,required item,rm,rm code,rohstoff,\
sohn,stucklistenartikel,stucklistenkomponente,stucklistenposition,stucklistenpositionen komponente,\
sub item,sub part no,subartikel,unterartikel,unterteil,use item,zutat`,
  ],
  [
    'per',
    [],
    `anzahl je,bom line ids product qty,bom line ids quantity,bom lines quantity,bom qty,\
bom uom link qty,cantidad de material por unidad,cantidad por,\
cantidad por conjunto,cantidad por unidad,coefficient,comp qty cun,component qty bun,component quantity,\
consumo,consumption per unit,ctd componente,dosage,einsatzmenge,how many in each,input qty,je,\
komponentenmenge kme,lignes de nomenclature quantite,line qty,lineas de ldm cantidad,\
link quantity,mapped quantity,member quantity,menge je einheit,menge je stueck,menge kme,menge pro,net qty,\
no off,par unite,parts per product,parts per unit,qtybom,per,per assembly,per kit,per parent,per unit,qpa,qty assy,\
qty each,qty in bundle,qty items,qty parent,qty per,qty per assembly,qty per bill,qty per finished,qty per item,\
qty per parent,qty per product,qty per unit,qty required per,qty used,quantite par,quantite par unite,\
quantite unitaire,required per,stucklistenpositionen menge,stueck je,stueck pro,unit usage,units per,units per kit,\
uom stock link quantity,usage,usage per,usage qty,verbrauch`,
  ],
  [
    'batch',
    [],
    `assembly qty,base qty of bom,base quantity,basismenge,bezugsmenge,mengenbasis,batch quantity,bmeng,bom base quantity,\
bom batch size,denominator,finished good qty,formula quantity,kit qty,makes,output quantity,\
parent qty,parent quantity,per batch of,per series,porciones,portionen,portions,product qty,\
qauntity,qty produced per bill,quantity denominator,recipe quantity,yields`,
  ],
  [
    'level',
    [],
    `aufloesungsstufe,auflsg stufe,bom depth,bom indent,bom level,depth,dispositionsstufe,ebene,\
explosion level,hierarchy level,indent,indenture,lev,level,lv,lvl,stf,stuf,stufe,stufe der stueckliste,\
stufu,tree level`,
  ],
  [
    'quantity',
    [],
    `abrufmenge,absatzprognose,auftragsmenge,back ordered qty,backorder qty,bdmng,\
besteld,besteld aantal,bestellte menge,cantidad pedida,cantidad solicitada,deliver remainder,demand,\
demand qty,desired qty,expected demand,forecast,forecast qty,gamng,gross req,gross requirement,\
gross requirements,kum auftragsmenge,kwmeng,left to ship,menge bestellt,nb,nb prevu,net req,\
net requirement,noch zu liefern,noch zu liefern menge,nog te leveren,omeng,open quantity,\
open so qty,ordered,ordered quantity,our qty,outstanding,pcs,pendiente servir,pieces,planmenge,\
por entregar cantidad,predicted demand,predicted qty,prevision,prod qty,product uom qty,production qty,\
prognose,pronostico,q ta,q ta ordinata,qty due,qty left,qty released,qty requested,qty to ship,quantita,quantite commandee,\
quantite ouverte,quantite prevue,quantity,quantity to consume,rel qty,release qty,reliquat,required qty,\
requirement,requirement quantity,requirements,restauftragsmenge,reste a livrer,reste a livrer qte,\
reste a recevoir,restmenge,ruckstandsmenge,sales quantity,scheduled qty,so qty,sollmenge,still to be del,\
still to be del qty,still to be delivered,still to be delivered qty,stk,stueck,stueckzahl,target qty,\
te leveren,to consume,total pcs,total pieces,total units,uds,uds pedidas,unidades,unidades pedidas,wieviel`,
  ],
  [
    'quantity',
    ['receipt'],
    `attendu fournisseur,bestellt,bestellter bestand,build qty,cantidad a fabricar,cantidad a producir,\
cantidad en pedido,en commande,next delivery qty,nog te ontvangen,on order,\
on purchase,on purchase order,open po qty,planned qty,planned receipt,po qty,qty due to receive,\
qty on order,qty on purchase orders,qty to build,qty to make,qty to manufacture,qty to produce,\
qty to receive,quantite a fabriquer,quantite a produire,quantite d ordre,receipt quantity,\
recepcion programada,reception prevue,scheduled receipt qty,solicitado,start qty,supply,supply qty,\
te ontvangen,zugang,zugangsmenge`,
  ],
  [
    'date',
    [],
    `ab termin,abruftermin,bdter,bedarfsdatum,bedarfstermin,benotigt bis,bestatigter liefertermin,\
bestatigter termin,bis,bis wann,by,commitment date,completion,completion date,confirmed date,\
confirmed delivery date,confirmed ship date,data consegna,data di consegna,date,\
date d expedition,date de livraison prevue,date demandee,date fin,date prevue,date souhaitee,deadline,deliver by,\
delivery,delivery date,delivery deadline,dlv date,due,due date receive by,due on,duedate,edatu,einddatum,\
end,end date,end termin,end time,ende,expected date,expected shipment date,f entrega,faellig am,\
falligkeits datum,fecha compromiso,fecha de vencimiento,fecha limite,fecha prevista,\
fecha prometida,fecha solicitada,fertig bis,fertigstellung,fertigstellungstermin,finish,\
finish date,finish time,gewenste leverdatum,good thru,goods issue date,lieferdatum gewunscht,liefert,liefertermin,\
mbdat,mes,mois,monat,month,need by,period start,periodenstart,planned date,planned delivery date,\
planned end,planned end date,plantermine,ready by,job delivery date,production deadline,production due date,production end date,\
promise,promise date,promised date,promised delivery,req delivery,req ship date,request date,\
requested date,requested on,requested ship date,requested shipping date,required date,requirement date,\
sched ship,schedule line date,scheduled completion,scheduled completion date,scheduled finish,ship,\
ship by,ship date,ship on,shipment date,termin,wann,want date,wanted,warenausgangs datum,week beginning,\
week commencing,week ending,week of,week start,week starting,wunschlieferdatum,wunschtermin`,
  ],
  [
    'date',
    ['receipt'],
    `ankunft,arrival,arrival date,arrives,arriving,build by,basic fin date,basic finish date,coming on,\
date d arrivee,date de reception,date fin prevue,date reception prevue,eckende,eckendtermin,ecktermin ende,eindt,eta,\
erwartete ankunft,expected arrival,expected arrival date,expected delivery,expected delivery date,expected receipt date,\
fecha de llegada,fecha de recepcion,fin de base,gltrp,in house date,next delivery,next receipt,\
ontvangstdatum,planned receipt date,po due,receipt date,scheduled finish date,supply date,terminiertes ende,verwachte datum,\
verwachte leverdatum,wareneingang,we,we datum,zugangstermin,zulauf am,zulauf datum`,
  ],
  ['date', ['weak'], `bestelldatum,created on,creation date,order date,target date`],
  [
    'week',
    [],
    `bedarfswoche,delivery week,due week,eta week,lieferwoche,need week,receipt week,ship week,week,week no`,
  ],
  [
    'week',
    ['calendar'],
    `bedarf kw,calendar week,cw,iso week,kalenderwoche,kw,liefer kw,liefertermin kw,semaine calendaire,\
semana calendario,termin kw`,
  ],
  ['week', ['weak'], `bucket,demand period,forecast period,period,periode,periodo`],
  [
    'order',
    [],
    `aufnr,auftrags referenz,beleg,belegnummer,customer order,document,document number,increment id,\
klantorder,kundenauftrag,numero documento,order,order id,order id name,order no,ordernummer,pedido de venta,sale id,sale number,\
sales document,sales order,so,so id,so number,source document,vbeln,verkaufsbeleg,verkooporder,\
verkoopordernummer`,
  ],
  [
    'order',
    ['receipt'],
    `banf,bestelling,bestelnummer,betriebsauftrag,bon de commande,commande fournisseur,ebeln,einkaufsbeleg,\
fa,fa no,fertigungsauftrag,inkooporder,inkoopordernummer,job,job id,job num,manufacturing order,\
mfg order,mo,mo id,mo no,of no,no ordre,oc,oc no,of,open order,orden de fabricacion,orden de produccion,ordre,ordre de fabrication,po,po number,pr no,productieorder,production no,production order,\
production order id,produktionsauftrag,purch doc,purch req,purchase number,purchase requisition,\
purchasing doc,purchasing document,replenishment order,requisition,werkauftrag,werkorder,\
werkstattauftrag,wo,wo id,wo no,work order`,
  ],
  [
    'location',
    [],
    `bin,branch,centro,depot,emplacement,filiale,lagerort,lagerplatz,lgort,location,location code,locator,plant,\
plant code,plnt,shelf,shop,site,sloc,storage location,store,store id,subinventory,sublocation,ubicacion,\
usine,warehouse,warehouse code,werk,werks`,
  ],
  ['ignored', ['time'], `safety lead time`],
  [
    'ignored',
    [],
    `actual demand,actual sales,assembly sequence,basic start date,belegdatum,bestat menge,billed,billed qty,\
blanket qty,book qty,break qty,cantidad prevista,category,child num,comment,component status,currency,\
customer,customer lead time,customer name,daten zum de,daten zum disp elem,days cover,days supply,\
weeks supply,default order type,designator,desired stock,disp e,disp el,dispoelement,dispol,doc type,\
document date,document type,eckstarttermin,exception,external id,father no,forecast name,\
forecast quantity,forecasted,forecasted quantity,hochstbestand,id items,invoiced,invoiced qty,\
is stock item,last date,lead time variance,line,line no,lot size days,low level code,max,max level,max on hand,max stock,\
max stock level,meldebestand,menge in lager me,mrp controller,mrp element,mrp element data,\
mrp type,mtl seq,note,notes,order interval,order point,order point quantity,order type,pab,par level,\
planned order receipt,planned order release,planned order releases,pos,position,posnr,\
preferred stock level,priority level,product category,product line,prognostizierte menge,\
projected available,projected available balance,projected balance,projected inventory,projected on hand,\
qty from,rahmenmenge,recommended order qty,ref des,reorder interval,reorder interval days,reorder level,\
reorder point,reorder point qty,rescheduling date,restmenge rahmen,rev,revision,sales per week,sales week,\
scheduled start date,service level,sollbestand,stock desire,stock level days,suggested order qty,supplier,\
supplier score,system qty,target stock,tipo,to order,typ,type,umterm d,variant code,version code,\
zu bestellen`,
  ],
  [
    'unit',
    [],
    `base unit of measure,base uom,basis me,basismengeneinheit,bestell me,bom lines product unit of measure,bom unit,\
default unit of measure,lead time unit,me,meins,mengeneinheit,order quantity unit,order unit,po uom,product unit of measure,\
purchase uom,sales unit,stock uom,su,u m,ud,un,unidad de medida,unit of measure,unit of measure code,\
unite de mesure,units,uom,uom code,uom id`,
  ],
  [
    'status',
    [],
    `bestandsart,condition,document status,estado,estado del pedido,etat,etat de la commande,\
fulfillment status,item status,lagerstatus,lifecycle,lifecycle phase,lifecycle state,lifecycle status,\
line status,lot status,order status,qc status,quality status,situation,stat,state,status,status type,statut,\
stock category,stock status,stock type,systemstatus`,
  ],
  [
    'active',
    [],
    `actif,active,activo,aktiv,bestueckt,enabled,fitted,gueltig,in use,is open,open,open line,\
open release,populate,populated,valid`,
  ],
  [
    'active',
    ['not'],
    `abgru,absagegrund,annule,anulado,archived,ausgelaufen,auslauf,auslaufartikel,blocked,cancelado,\
canceled,cancellation date,cancelled,cancelled at,cancelled date,cancelled on,cerrado,closed,cloture,\
code de suppression,deleted,deletion flag,deletion ind,deletion indicator,delivery completed,\
descatalogado,df at client level,df at plant level,disabled,discontinued,dni,dnp,do not fit,do not install,do not order,do not populate,elikz,\
end of life,endlieferung,endlieferungskennzeichen,endruckgemeldet,endruckmeldung,eol,erledigt,\
final delivery,final issue,endausgefasst,geblokkeerd,geloscht,geschlossen,gesperrt,inactif,inactive,inactivo,inaktiv,indicador de borrado,\
job closed,job head job closed,job head job complete,job mtl issued complete,kzear,line closed,\
line complete,loekz,loeschkennzeichen,loeschkz,loeschvormerkung,lvorm,obsolete,obsoleto,\
order closed,order complete,phase out,phased out,reason for rejection,rejected,rejection reason,solde,\
storniert,storniert am,storno,supprime,switched off,void,voided,xloek`,
  ],
  [
    'active',
    ['not', 'line'],
    `alt of,alternate for,alternate of,alternative to,alternative zu,by product,co product,\
consumable,coproducto,ersatz fur,kuppelprodukt,nebenprodukt,optional,remplace,\
sous produit,subproducto,substitute for,sustituto de`,
  ],
  [
    'validFrom',
    [],
    `datuv,eff in,eff start,effective date,effective in,effective in date,effective start,\
effective start date,from,from date,gueltig ab,gueltig von,starting date,valable a partir,valable de,\
valid from,valid from date,valido desde`,
  ],
  [
    'validTo',
    [],
    `best before,dluo,haltbar bis,date out,datub,disable date,dlc,eff end,eff out,effective end,\
effective end date,effective out date,ending date,expires,expiry,expiry date,\
fecha de caducidad,gueltig bis,mhd,mindesthaltbarkeitsdatum,obs date,obsolete date,phase out date,to,\
to date,valable jusqu,valid through,valid thru,valid to,valid to date,valid until,valido hasta,\
verfall,verfallsdatum,vfdat`,
  ],
  [
    'fixed',
    [],
    `basis,basis type,cantidad fija,festmenge,fix menge,fixed per order,fixed qty,\
fixed qty per flag,fixed usage,fmeng,is fixed,one time item,per order,qty frozen,qty type,quantite figee,quantite fixe,usage type`,
  ],
  [
    'alternative',
    [],
    `alpgr,alt group,alt item group,alternate group,alternative id,alternative item group,alternativgruppe,\
alternativpositionsgruppe,groupe alternatif,grupo alternativo,replacement group,substitute group,\
substitution group`,
  ],
  ['priority', [], `alprf,alternate priority,prioridad,prioritat,priorite,priority,ranking`],
  // Of parts that stand for each other, the likeliest comes first.
  ['priority', ['not'], `einsatzwahrsch,einsatzwahrscheinlichkeit,ewahr,usage prob,usage probability`],
  [
    'lot',
    [],
    `batch,batch code,batch id,batch no,charg,charge,charge no,chargennummer,lot code,lot id,lot no,lot serial,\
lot serial no,serial,serial no`,
  ],
  [
    'yield',
    ['weak'],
    `component efficiency,efficacite,efficiency,eficiencia,manufacturing efficiency,wirkungsgrad`,
  ],
  ['leadTime', ['alone', 'weak'], `lz,turnaround`],
  ['leadTime', ['alone'], `delivery days`],
  [
    'onHand',
    ['weak'],
    `available,available physical,available quantity,available stock,count,disponible,frei verfuegbar,gezahlt,\
gezahlte menge,have,inventurmenge,ist,qty available,saldo,stock disponible,verfuegbar,verfuegbare menge,\
verfuegbarer bestand,verfugb menge,zahlmenge`,
  ],
  ['onHand', ['alone', 'weak'], `physical`],
  ['onHand', ['alone'], `vorhanden`],
  [
    'ignored',
    ['wanted'],
    `allocated,auftragsbestand,backordered,beauftragt,booked,committed,comprometido,consommation mensuelle,\
consumo mensual,demand share,fehlbestand,gepland uit,gereserveerd,in auftragen,jahresbedarf,jahresverbrauch,\
menge in auftrag,menge in komponentenbedarf,monatsbedarf,monatsverbrauch,monthly demand,monthly order qty,\
monthly usage,on sales order,on so,open sales,open sales orders,outgoing,outgoing qty,pendiente de servir,\
qty allocated,qty back ordered,qty committed,qty in demand,qty on backorder,qty on customer orders,\
qty on sales orders,qty on so,quantite en commande client,quantite reservee,reservado,reserve client,\
reserved,reserved quantity,reserviert,reservierter bestand,stock alloue,stock reserve,stock reservado,wochenbedarf`,
  ],
  ['ignored', ['alone', 'wanted'], `alloc,faltante,fehlmenge,fehlt,manquant,missing,short,shortage`],
  [
    'ignored',
    ['receipt'],
    `coming,en transito,expected,expected total,gepland in,im zulauf,in production,in transit,inbound shipped qty,\
incoming,incoming qty,menge in bestellung,menge in fa,menge in fertigungsauftrag,\
on po,on wo,open po,open purchase orders,open work orders,pendiente de recibir,qty in production,\
qty in transit,qty on po,qty on production orders,qty on wo,qty on work order,qty on work orders,\
qty onorder po,qty onorder wo,quantite en commande fourn,quantite en commande fournisseur,stock entrante,\
zulauf`,
  ],
  ['quantity', ['weak'], `amount,benotigt,forecast demand,forecasted sales,required,soll`],
  ['quantity', ['weak', 'receipt'], `receipt,recepcion,recepciones,reception,receptions,zugange`],
  ['quantity', ['signed'], `rec reqd qty,receipt reqmt,receipts requirements,zugang abgang,zugang bedarf`],
  // Among other words, as in `Payment received`, they say nothing.
  [
    'delivered',
    ['weak'],
    `avance,avancement,deja livre,eingegangene menge,erhalten,fertiggemeldet,fortschritt,progreso,\
progress,receptionne,receptionnee,ruckmeldung,transferred qty,we menge`,
  ],
  [
    'delivered',
    [],
    `ausgegeben,our stock shipped qty,our job shipped qty,booked in,consumed,consumed qty,delivered,delivered qty,delivery quantity,cmplt qty,enmng,\
entnommen,gelief,gelief menge,gelieferte menge,good qty,gutmenge,istmenge,\
menge erhalten,order lines delivered quantity,order lines delivery quantity,\
quantity fulfilled received,received to date,\
uds servidas,unidades servidas,verbraucht,wareneingangsmenge,wemng`,
  ],
  ['delivered', ['alone'], `versendet`],
  [
    'bucket',
    [],
    `arriere,atrasado,atraso,back order,backlog,en retard,late,overdue,past due,retard,rueckstand,\
ueberfaellig,vencido`,
  ],
  [
    'ignored',
    ['money'],
    `average cost,balance value,bestandswert,cost,gesamtwert,lagerwert,line value,list price,net amount,\
net price,net value,nettopreis,nettowert,open value,order value,precio unitario,price,prix unitaire,\
sales price,standard cost,stock value,total value,unit cost,unit price,value,value unrestricted,wert,\
wert frei verw,wert frei verwendbar`,
  ],
]

/** Words that say in what a time is counted, as they stand in a heading or behind a number. */
export const units: readonly (readonly [Hint, string])[] = [
  [
    'working-days',
    `arbeitstage,arbeitstagen,at,bd,business days,dias de trabajo,dias habiles,dias laborables,j ouvrables,j ouvres,jo,\
jours ouvrables,jours ouvres,wd,werkdagen,werktage,work days,workdays,working days`,
  ],
  [
    'calendar-days',
    `cal days,calendar days,cd,dias calendario,dias corridos,dias naturales,jours calendaires,jours civils,\
kalendertage,kt`,
  ],
  ['weeks', `sem,semaine,semaines,semana,semanas,w,week,weeks,weken,wk,wks,wo,woche,wochen`],
  ['days', `d,dag,dagen,day,days,dia,dias,j,jour,jours,t,tag,tage,tagen`],
  ['hours', `h,heure,heures,hora,horas,hour,hours,hr,hrs,std,stunde,stunden`],
  ['seconds', `s,sec,second,secondes,seconds,secs,segundos,sekunde,sekunden`],
  ['months', `m,maand,maanden,mes,meses,mo,mois,mon,monat,monate,monaten,month,months`],
]
