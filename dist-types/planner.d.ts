// Made from the elements’ descriptions by `npm run build`.

/** An item: a product, an assembly or a purchased part. */
interface Item {
  /** Unique among the items, and not empty. */
  readonly id: string;
  readonly name?: string | undefined;
  /** Whether it is made; bought if not. Default: made if it has parts. */
  readonly make?: boolean | undefined;
  readonly supplier?: string | undefined;
  /** What it is counted in, such as `kg`. */
  readonly unit?: string | undefined;
  /** What one costs. */
  readonly price?: number | undefined;
  /** The stock today. Negative where more was issued than was there. Default 0. */
  readonly onHand?: number | undefined;
  /** From release to receipt, a whole number up to 10,000. Default 0. */
  readonly leadTime?: number | undefined;
  /** The unit of the lead time. Calendar days (`days`) need a `calendar`. Default `periods`. */
  readonly leadIn?: 'periods' | 'days' | undefined;
  /** The stock that is never planned away. Default 0. */
  readonly safetyStock?: number | undefined;
  /** How many periods before the need an order is due, a whole number up to 10,000. Default 0. */
  readonly safetyTime?: number | undefined;
  /** How needs become orders. Default lot for lot. */
  readonly lot?: Lot | undefined;
  /**
   * An assembly that is never stored on purpose: it passes its needs to its parts at once, less what is on hand. It
   * takes no lead time, lot, safety stock or safety time, and has no orders or messages. Default false.
   */
  readonly phantom?: boolean | undefined;
  /** The good share of what is started, above 0 and at most 1. A receipt of 40 at 0.8 starts with 50. Default 1. */
  readonly yield?: number | undefined;
}
/**
 * A lot rule. Its quantities are good pieces, those of receipts, before `yield` adds to what is started: a lot of 40 at a
 * yield of 0.8 starts with 50.
 */
interface Lot {
  /**
   * - `L4L`: lot for lot, an order for each period's net requirement.
   * - `FOQ`: as many lots of `quantity` as are needed, as one order. With a `max` of the same size, each lot is an order.
   * - `POQ`: an order for the needs of `periods` periods.
   * - `silver-meal`, `least-unit-cost`, `part-period`, `wagner-whitin`: an order for as many periods as is cheap with
   *   the costs `setup` and `holding`.
   */
  readonly rule: 'L4L' | 'FOQ' | 'POQ' | 'silver-meal' | 'least-unit-cost' | 'part-period' | 'wagner-whitin';
  /** The lot of `FOQ`, above 0. */
  readonly quantity?: number | undefined;
  /** How many periods an order of `POQ` covers, from 1. */
  readonly periods?: number | undefined;
  /** The smallest order. */
  readonly min?: number | undefined;
  /** The largest order: a larger need becomes several. After 1,000 orders for one need, the last takes the rest. */
  readonly max?: number | undefined;
  /** Orders are a multiple of it. With `FOQ` it is the lot. */
  readonly multiple?: number | undefined;
  /** The cost of an order, in all periods or in each. */
  readonly setup?: number | readonly number[] | undefined;
  /** The cost of keeping one for a period. */
  readonly holding?: number | undefined;
}
/** A line of a bill of materials. Two lines with the same parent and child add up. */
interface Line {
  readonly parent: string;
  readonly child: string;
  /** How many of the child go into one of the parent. */
  readonly per: number;
  /** The share that is issued on top: 0.1 issues 10 % more. Default 0. */
  readonly scrap?: number | undefined;
  /** The good share of what is issued, above 0 and at most 1. Default 1. */
  readonly yield?: number | undefined;
  /** `per` is for an order of any size. Default false. */
  readonly fixed?: boolean | undefined;
}
/** A demand for an item. One of the past is planned for period 0, one beyond the last period not at all. */
interface Demand {
  readonly item: string;
  readonly period: number;
  readonly quantity: number;
  readonly id?: string | undefined;
}
/** A demand that has a date in place of a period. It needs a `calendar`, and is due on the last working day by then. */
interface DatedDemand extends Omit<Demand, 'period'> {
  readonly date: string;
}
/** An open order. One of the past is taken to arrive in period 0. */
interface Receipt extends Demand {
  /**
   * The period in which a firm planned order is released: its parts are needed then. Without it the order is a
   * scheduled receipt, whose parts are issued already.
   */
  readonly release?: number | undefined;
}
/** An open order that has a date in place of a period. It is there on the first working day from then on. */
interface DatedReceipt extends Omit<Receipt, 'period'> {
  readonly date: string;
}
/** Which days are periods. */
interface Calendar {
  /** The date of period 0, such as `2026-03-02`. If nobody works then, the next working day is period 0. */
  readonly from: string;
  /** Days of the week, from 0 for Sunday to 6. Default Monday to Friday. */
  readonly workdays?: readonly number[] | undefined;
  /** Dates on which nobody works. Default none. */
  readonly holidays?: readonly string[] | undefined;
}
/** What `plan` takes. */
interface PlanInput {
  /** How many periods are planned, from 1 to 10,000. */
  readonly periods: number;
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
  readonly demand: readonly Demand[];
  readonly receipts?: readonly Receipt[] | undefined;
  readonly calendar?: Calendar | undefined;
  /**
   * `assume`: an open order is taken to move to where it is needed, so nothing new is planned while one could come
   * earlier. `fixed`: open orders stay where they are. Default `assume`.
   */
  readonly rescheduling?: 'assume' | 'fixed' | undefined;
}
/** The same, where demand and open orders may have dates. */
interface DatedPlanInput extends Omit<PlanInput, 'demand' | 'receipts'> {
  readonly demand: readonly (Demand | DatedDemand)[];
  readonly receipts?: readonly (Receipt | DatedReceipt)[] | undefined;
}
/** An item's whole list of demands, in place of the one it had. */
type NewDemand = Readonly<Record<string, readonly Omit<Demand, 'item'>[]>>;
/** An item's whole list of open orders, in place of the one it had. */
type NewReceipts = Readonly<Record<string, readonly Omit<Receipt, 'item'>[]>>;
/** What `change` takes. Items, demands and receipts that it does not name stay as they are. */
interface Edit {
  /** Items by id, with the fields that change. `undefined` restores a default. */
  readonly items?: readonly Item[] | undefined;
  /** By item id: `{ 'CD-20': [{ period: 5, quantity: 50 }] }`. An empty list takes all away. */
  readonly demand?: NewDemand | undefined;
  /** By item id, like `demand`. */
  readonly receipts?: NewReceipts | undefined;
}
/** The same, where demand and open orders may have dates. */
interface DatedEdit extends Omit<Edit, 'demand' | 'receipts'> {
  readonly demand?: Readonly<Record<string, readonly (Omit<Demand, 'item'> | Omit<DatedDemand, 'item'>)[]>> | undefined;
  readonly receipts?: Readonly<Record<string, readonly (Omit<Receipt, 'item'> | Omit<DatedReceipt, 'item'>)[]>> | undefined;
}
/** A demand or an open order of an item that is known. */
type Entry = Omit<Receipt, 'item'>;
/** Thrown for a bill of materials in which an item is, by way of others, a part of itself. */
declare class CircleError extends Error {
  readonly name = "CircleError";
  /** The item ids all round, from parent to child. The first one is repeated at the end. */
  readonly path: readonly string[];
  constructor(path: readonly string[]);
}
/** What a part of an order is for. All causes of an order add up to its quantity. */
interface Cause {
  /**
   * `demand`: a demand for `item`. `safety-stock`: the safety stock of `item`. `on-hand`: its negative stock. `excess`:
   * what the lot rule adds, or what an open order of `item` brings, beyond every need.
   */
  readonly kind: 'demand' | 'safety-stock' | 'on-hand' | 'excess';
  /** The id of the item at the top of the chain. */
  readonly item: string;
  /** When it is needed there. Overdue demands keep their own. */
  readonly period: number;
  /** The share of the order's quantity, in units of the order's item. */
  readonly quantity: number;
  /**
   * The ids of the items whose orders pass the need on, from the order's parent up to `item`. Empty for its own. Where
   * several ways lead there, the one that most of it takes.
   */
  readonly via: readonly string[];
  /** The id of the demand, if it has one. */
  readonly id?: string;
}
/** What a plan has of its items now. */
interface CurrentInput {
  /** Returns an item with its changes. */
  itemOf(id: string): Item;
  /** Returns what is wanted of an item itself. */
  demandOf(id: string): readonly Entry[];
  /** Returns the open orders of an item. */
  receiptsOf(id: string): readonly Entry[];
}
/** A demand that cannot be met in time, and the order that delays it most. */
interface Delay {
  /** The place of the demand among the item's, from 0. */
  readonly place: number;
  /** When the demand is due. */
  readonly period: number;
  /** How much of it comes late. */
  readonly quantity: number;
  /** The period in which all of it can be there, at best. It may lie beyond the plan. */
  readonly ready: number;
  /** What delays it: a planned order, or an open one, for which it waits. */
  readonly kind: 'order' | 'receipt';
  /** The id of the item whose order it is: the deepest one. */
  readonly item: string;
  /** The place of that order in `orders(item)`, or among the open orders of the item. */
  readonly order: number;
  /** By how many periods that order comes too late for it, or for what should have had it before. */
  readonly late: number;
  /** The period in which it is needed for this demand, no earlier than today. */
  readonly needed: number;
  /** The ids of the items from the demand's down to `item`. */
  readonly via: readonly string[];
  /** The id of the demand, if it has one. */
  readonly id?: string;
}
/** An order that the plan suggests, as the textbook has it: due when it is needed. */
interface PlannedOrder {
  readonly item: string;
  /** What is received. With a `yield`, more is started. To six decimals. */
  readonly quantity: number;
  /** The period in which it is released; 0 where it should have been in the past. */
  readonly release: number;
  /** The period in which it is due. */
  readonly due: number;
  /** By how many periods its release is late; 0 if it is not. */
  readonly late: number;
}
/**
 * How the quantity of an order came about, to be followed with a pencil: `needed` + `safetyStock` − `available` = `short`.
 * With `ahead` it is what the order is for. A field of the lot rule is there where it changed the quantity.
 */
interface Sizing {
  /** The gross requirement of the period. */
  readonly needed: number;
  readonly safetyStock: number;
  /** What is there for it: stock, open orders and earlier planned orders. */
  readonly available: number;
  readonly short: number;
  /** What the rule adds for needs of the periods behind it; left out where it adds nothing. */
  readonly ahead?: number;
  /** What larger orders before it, for the same need, have taken off; left out where there are none. */
  readonly before?: number;
  readonly smallest?: number;
  readonly largest?: number;
  /** A lot: orders are whole ones. */
  readonly lot?: number;
  readonly multiple?: number;
  readonly quantity: number;
}
/** Why an order is planned. */
interface Why {
  /** What is needed first comes first; what nothing needs, last. */
  readonly causes: readonly Cause[];
  /** The planned orders that pass the first cause on, and what passes through phantoms: from the top of the bills down to the order itself. */
  readonly steps: readonly {
    readonly order: PlannedOrder;
    readonly sizing: Sizing;
  }[];
}
/**
 * What a planner should do or know:
 * - `release`: release the planned order now, to be due in `to`. It may accompany `expedite`: open orders are moved
 *   first, and the plan orders what is still missing.
 * - `past-due`: release it now; it should have been in `from`, which is below 0.
 * - `expedite`, `push-out`: move an open order from `from` to `to`. `cancel`: nothing needs the one of `from`.
 * - `short`: less than nothing is available from `from` on, until `to`; `quantity` is missing at worst. Parts are taken to
 *   come in time; `schedule(id)` waits for those that do not.
 * - `below-safety-stock`: the same, of the safety stock.
 * - `receipt-overdue`, `demand-overdue`: an open order or demand of `from`, which is below 0, is taken for today's.
 * - `no-demand`: nothing needs the `quantity` on hand and on order.
 * - `beyond-horizon`: demands of `quantity` in all are due after the plan, the first in `from`. Nothing is planned for them.
 */
interface Message {
  readonly kind: 'past-due' | 'receipt-overdue' | 'demand-overdue' | 'short' | 'below-safety-stock' | 'release' | 'expedite' | 'push-out' | 'cancel' | 'no-demand' | 'beyond-horizon';
  readonly item: string;
  readonly quantity?: number;
  /** A period. */
  readonly from?: number;
  /** A period. `short` and `below-safety-stock` without it last beyond the plan. */
  readonly to?: number;
  /** The id of the open order or demand, if it has one. */
  readonly id?: string;
}
/** The record of an item: a number for each period in every row, to six decimals. */
interface PlanRecord {
  /** Gross requirements: demands, and what the releases of the parents' orders need. */
  readonly gross: readonly number[];
  /** Open orders as dated; overdue ones in period 0. */
  readonly scheduled: readonly number[];
  /** What is on hand at the end of the period, with open orders as dated and planned orders as due. */
  readonly projected: readonly number[];
  /**
   * Net requirements: what is missing, after the orders planned so far. What an order of an earlier period covers, as with
   * `POQ`, is missing no more: then `receipt` is more than `net` where the order stands, and `net` is 0 behind it.
   */
  readonly net: readonly number[];
  /** Planned orders where they are due. */
  readonly receipt: readonly number[];
  /** Planned orders where they are released, with what `yield` adds. Late ones stand in period 0. */
  readonly release: readonly number[];
}
/** What is placed or started on one day: planned orders that are released together. */
interface ScheduledOrder {
  readonly item: string;
  readonly quantity: number;
  /** The period in which it is really released: no earlier than today, and when all its parts are there. */
  readonly release: number;
  /** The period in which it is needed. */
  readonly due: number;
  /** The period in which it arrives. It may lie beyond the plan. */
  readonly arrives: number;
  /** How many periods later than needed it arrives; 0 if it comes in time. */
  readonly late: number;
  /** The places of the planned orders in `orders(id)`. */
  readonly orders: readonly number[];
}
/** A demand, and when it is met. */
interface ScheduledDemand {
  /** Its place among the demands of the item. */
  readonly place: number;
  readonly period: number;
  readonly quantity: number;
  /** What is there when. The periods may lie beyond the plan. */
  readonly deliveries: readonly {
    readonly period: number;
    readonly quantity: number;
  }[];
  /** How many periods after it is due, or after today, the last of it is there; 0 if it is met in time. */
  readonly late: number;
  readonly id?: string;
}
/**
 * What will really happen: the rows of a record with every receipt where it arrives and every release where it begins.
 * A demand stays where it is due. What an order needs moves to where its other parts are there. `projected` is below 0
 * until late receipts come. To six decimals.
 */
interface Schedule extends Omit<PlanRecord, 'net'> {
  /** By release. A phantom has none. */
  readonly orders: readonly ScheduledOrder[];
  /** The item's own demands within the plan, by period. */
  readonly demands: readonly ScheduledDemand[];
}
/** A plan. It changes in place by `change`; what its methods have returned stays as it was. */
interface Plan extends CurrentInput {
  /** How many periods are planned. */
  readonly periods: number;
  /** Returns the ids of what an item goes into: one for each line of the bills. */
  parentsOf(id: string): readonly string[];
  /** Returns the record of an item, as the textbook draws it: receipts where they are due. Throws a RangeError for an id that no item has, as all methods do. */
  record(id: string): PlanRecord;
  /** Returns what will really happen to an item: receipts where they arrive, and when each of its demands is met. */
  schedule(id: string): Schedule;
  /** Returns the `orders` of the schedule of an item, or of all in the order of the input. */
  placements(id?: string): readonly ScheduledOrder[];
  /** Returns the `demands` of the schedule of an item. */
  deliveries(id: string): readonly ScheduledDemand[];
  /** Returns the planned orders of an item, or of all in the order of the input, by due period. */
  orders(id?: string): readonly PlannedOrder[];
  /** Returns the messages about an item, or about all: the latest first, then the highest in the bills. */
  messages(id?: string): readonly Message[];
  /**
   * Returns the demands that caused an order, with the safety stocks and lot sizes that added to it. `order` is the
   * order as `orders(id)` returned it, or its place there, from 0.
   */
  causes(id: string, order: PlannedOrder | number): readonly Cause[];
  /** Returns how an order came about, and how its quantity did. */
  why(id: string, order: PlannedOrder | number): Why;
  /** Returns what delays an item's demands. `id` is the item's, or that of a sales order if no item has it. */
  delays(id: string): readonly Delay[];
  /** Returns the date of a period, also beyond the plan. Throws a RangeError where the plan has no calendar. */
  dateOf(period: number): string;
  /** Returns the period in which something of a date is due: the last working day that is no later. */
  periodOf(date: string): number;
  /**
   * Changes items, demands or open orders, and plans what that touches: an item that is named, and its parts only if its
   * orders have changed. Returns the ids that were planned again, parents first. Throws a RangeError, and leaves the
   * plan as it was, when the edit cannot be planned.
   */
  change(edit: DatedEdit): readonly string[];
}
/** An order that another system suggests. It is due in a period. */
interface ProposedReceipt {
  readonly item: string;
  readonly quantity: number;
  readonly period: number;
  readonly id?: string | undefined;
}
/** What is due of an item in a period, as one system has it. */
interface DueQuantity {
  readonly quantity: number;
  /** The period in which it is due. */
  readonly period: number;
}
/** What a plan and another system's proposals say about an item in a period. */
interface Difference {
  /**
   * - `same`: both have the same quantity on the same day.
   * - `quantity`: another quantity on the same day. `date`: the same quantity on another day.
   * - `missing`: the plan has an order that was not proposed. `superfluous`: one was proposed that the plan does not need.
   */
  readonly kind: 'same' | 'quantity' | 'date' | 'missing' | 'superfluous';
  readonly item: string;
  /** What the plan has; nothing where it has none. */
  readonly planned?: DueQuantity;
  /** What was proposed; nothing where nothing was. */
  readonly proposed?: DueQuantity;
  /** The ids of the proposals, as far as they have any. */
  readonly ids: readonly string[];
  /** What the plan's orders are for. Empty where it has none. */
  readonly causes: readonly Cause[];
}
/**
 * Compares the orders of a plan with those that another system proposes, item by item: what is due in one period counts
 * together. A late order is on the same day where it is needed and where it arrives. What was proposed for the past is
 * taken for today's; what was proposed beyond the plan, where nobody knows the needs, is left out.
 */
declare function compare(plan: Plan, proposals: readonly ProposedReceipt[]): readonly Difference[];
declare const errors: readonly ["empty", "unreadable", "too-large", "binary", "image", "markup", "password", "old-workbook", "broken-workbook", "huge-workbook", "no-header", "nothing-to-plan", "unclosed-quote", "too-many-rows", "too-many-items", "too-many-tables", "too-many-columns", "too-long", "no-item", "no-quantity", "no-date", "not-a-number", "not-a-date", "no-parent", "part-of-itself", "level-jump", "circle", "too-much"];
/** Errors leave out the row, or the file. */
type ErrorCode = (typeof errors)[number];
declare const warnings: readonly ["ragged-row", "negative", "past-date", "beyond-horizon", "duplicate-item", "several-places", "older-count", "duplicate-line", "unknown-item", "lead-time-missing", "no-items", "kit-stock", "negative-count", "closed-order", "not-counted", "no-dates", "no-parents", "not-planned", "unknown-rule", "shortened-item", "hidden-rows", "hidden-shown", "unit-differs", "whole-pieces", "fractions", "shares", "longer-time", "other-time", "one-each", "no-stock", "percents", "unknown-state", "alternative", "inactive-item", "joined", "joined-orders", "below-order", "proposed", "counted-twice", "unknown-answer", "not-used"];
/** Warnings are planned, as their sentence says. */
type WarningCode = (typeof warnings)[number];
interface Problem {
  readonly code: ErrorCode | WarningCode;
  readonly severity: 'error' | 'warning';
  /** The name of the source; of a workbook, with its sheet. */
  readonly source: string;
  /** From 1. 0 where it is about all of the source. */
  readonly line: number;
  /** The heading of the column, where it is about one. */
  readonly column: string;
  /** What stands there, cut to 80 characters. Of a circle, its items all round. */
  readonly value: string;
  /** The problem in words, and what is done about it. */
  readonly sentence: string;
}
type QuestionCode = /** `1,234`: choices `comma` and `point`, the decimal sign. */'decimal' /** `03/04/2026`: choices `day-first` and `month-first`. */ | 'date-order' /** Week 8 of the plan, or of the year: choices `plan` and `calendar`. */ | 'week-number' /** `202601`, `Period 1`: choices `months` and `weeks`. */ | 'period' /** `Jan` to `Dec`: choices are two years, in which the list may begin. */ | 'year' /** Lead times in days: choices `working-days` and `calendar-days`. */ | 'day-kind' /** Lead times without a unit: choices `working-days`, `weeks` and `calendar-days`. */ | 'lead-unit' /** No lead times at all: choices `0` and `5`, in working days; any number is taken. */ | 'lead-time' /** What a table is: choices are kinds, such as `items wanted`. Its id is the table's. */ | 'table' /** What a table is whose dates are all past: choices are kinds, as of `table`. Its id is the table's. */ | 'past-table' /** What a column means: choices are meanings. Its id is the column's. */ | 'column' /** Which revision, alternative or scenario counts: choices are those that the list has. */ | 'version' /** Which column is the item: choices are the ids of two columns. */ | 'item-column' /** No demand: choices `none`, to plan without, and `enter`; lines `item;quantity;date` are the answer. */ | 'demand';
interface Question {
  readonly id: string;
  readonly code: QuestionCode;
  readonly source: string;
  /** The heading of the column, where it is about one. */
  readonly column: string;
  /** Values that it is about, at most five. Of the question of demand, the items that are part of nothing. */
  readonly samples: readonly string[];
  readonly choices: readonly [string, string, ...string[]];
  /** The question in words. */
  readonly sentence: string;
}
/** A pasted text, or a file. Give `text` or `bytes`; a file that could not be opened has neither, which is reported. */
interface ImportSource {
  readonly text?: string | undefined;
  /** A file as it is: a text in UTF-8, UTF-16 or Windows-1252, or an .xlsx workbook. */
  readonly bytes?: Uint8Array | ArrayBuffer | undefined;
  /** The file's name. Problems and tables repeat it. Default: its place in the list, from 1. */
  readonly name?: string | undefined;
}
/** The languages in which something is said. */
type Language = 'en' | 'de' | 'es' | 'fr';
/** How much is taken. What is larger is not planned, and reported. */
interface Limits {
  /** Rows of all tables together. Default: no limit. */
  readonly rows?: number | undefined;
  /** Items. Default: no limit. */
  readonly items?: number | undefined;
}
interface ReadOptions {
  /** The date of period 0, such as `2026-03-02`. In a weekly plan, period 0 is the week of this date. */
  readonly today: string;
  /** Days of the week on which people work, from 0 for Sunday to 6. Default Monday to Friday. */
  readonly workdays?: readonly number[] | undefined;
  /** Dates on which nobody works. Default none. */
  readonly holidays?: readonly string[] | undefined;
  /**
   * Answers and corrections, by id. Of a question: one of its choices; that of demand also takes lines such as
   * `CD-20;50;2026-07-06`, that of lead times a number of working days. Of a table: its kinds, separated by spaces, such as
   * `items bill`. Of a column: a meaning. An id that nothing has is a problem.
   */
  readonly answers?: Readonly<Record<string, string>> | undefined;
  readonly limits?: Limits | undefined;
  /** The language of the sentences. Default `en`. */
  readonly language?: Language | undefined;
}
/** What a column may be read as. */
declare const meanings: readonly ['item', 'name', 'onHand', 'leadTime', 'safetyStock', 'lotRule', 'lotSize', 'lotMin', 'lotMax', 'lotMultiple', 'phantom', 'yield', 'parent', 'component', 'per', 'batch', 'scrap', 'fixed', 'alternative', 'priority', 'level', 'quantity', 'delivered', 'date', 'week', 'order', 'status', 'type', 'bucket', 'unit', 'make', 'supplier', 'price', 'location', 'lot', 'active', 'validFrom', 'validTo', 'ignored'];
/** What a column says. `ignored` is said of a column that planning does not use. */
type Meaning = (typeof meanings)[number];
/** What the rows of a table are. */
declare const kinds: readonly ['items', 'stock', 'bill', 'wanted', 'coming', 'proposals', 'prices', 'calendar', 'other'];
type Kind = (typeof kinds)[number];
interface ImportColumn {
  /** Stable for the same text: the key of an answer that says what the column means. */
  readonly id: string;
  /** The heading as it is written. */
  readonly heading: string;
  readonly meaning: Meaning;
  /** False where the heading does not say enough, and no answer has. */
  readonly sure: boolean;
  /** Whether the plan, or what is said about it, comes from this column. */
  readonly used: boolean;
  /** The first values, at most five. */
  readonly samples: readonly string[];
}
interface ImportTable {
  /** Stable for the same text: the key of an answer that says what the table is. */
  readonly id: string;
  readonly source: string;
  /** The line of the heading, from 1. */
  readonly line: number;
  /** The line of the last row. */
  readonly lastLine: number;
  /** How many rows it has below the heading. */
  readonly rows: number;
  /** What its rows are read as. A list of items with `part_of` is two things. */
  readonly kinds: readonly Kind[];
  /** What speaks for it, in words, the strongest first. */
  readonly evidence: readonly string[];
  readonly columns: readonly ImportColumn[];
}
interface ReadResult {
  /**
   * What `plan` takes, always fit to be planned. Where a question is open, it is made with the question's first choice:
   * plan it when `questions` is empty, or say that it is provisional.
   */
  readonly input: PlanInput;
  /** Orders that another system suggests. They are planned anew, and `compare` says where the plan differs. */
  readonly proposals: readonly ProposedReceipt[];
  /** What a period of `input` is. `week` where every lead time and every date is in weeks, `day` for a working day. */
  readonly unit: 'day' | 'week';
  readonly tables: readonly ImportTable[];
  /** The first 200, in the order of the lines of each source. */
  readonly problems: readonly Problem[];
  /** How many problems there are beyond those. */
  readonly moreProblems: number;
  readonly questions: readonly Question[];
}
/** A way to have a late demand in time. Making its `edit` makes true what it says. */
type Help = {
  readonly edit: Edit;
} & ({
  /** `quantity` come in time, and the rest in `period`: the demand is made two. The rest is wanted in the next period, so that it comes as soon as it can. */readonly kind: 'split';
  readonly quantity: number;
  readonly rest: number;
  readonly period: number;
} /** All would come in time if only so many were wanted. */ | {
  readonly kind: 'quantity';
  readonly quantity: number;
} /** All would come in time if each of these took no longer. */ | {
  readonly kind: 'lead-time';
  readonly items: readonly Shorter[];
} /** All would come in time if each of these open orders came in its `to`. */ | {
  readonly kind: 'expedite';
  readonly orders: readonly Sooner[];
} /** All would come in time if no safety stock of this item were kept. */ | {
  readonly kind: 'safety-stock';
  readonly item: string;
  readonly quantity: number;
} /** All would come in time if orders of this item were as large as its needs: it had no lot rule. */ | {
  readonly kind: 'lot';
  readonly item: string;
});
/** An item that would have to come within `leadTime`, in the unit of its lead time: no less than 1. */
interface Shorter {
  readonly item: string;
  readonly leadTime: number;
  readonly was: number;
}
/** An open order that would have to come in `to`, in place of `from`. */
interface Sooner {
  readonly item: string;
  readonly from: number;
  readonly to: number;
  readonly id?: string;
}
/**
 * Returns what would bring a late demand of an item in time: ways that were planned and looked at. `place` is the one
 * that `schedule(id)` gives. They cost a plan of what they touch for each try.
 */
declare function help(plan: Plan, id: string, place: number): readonly Help[];
interface CsvOptions {
  /** The id of an item: gives its record, a line for each period, in place of the orders. */
  readonly record?: string | undefined;
  /** What stands for a period, such as its date. Default: its number, from 0. */
  readonly label?: ((period: number) => string | number) | undefined;
}
/**
 * Returns the planned orders of a plan as CSV, or the record of one item: UTF-8 without a mark, commas, lines that end
 * with CR LF, headings in English. Text that a spreadsheet would take for a formula begins with an apostrophe; numbers
 * stay numbers. Throws a RangeError for an id that no item has, and for what is no plan.
 */
declare function toCsv(plan: Plan, {
  record,
  label
}?: CsvOptions): string;
/**
 * Plans material requirements. Throws a RangeError that names the place in the input and what belongs there, or a
 * CircleError whose `path` names the items of a bill in a circle. No items give an empty plan. A field that planning does
 * not know is refused. The plan keeps the objects of the input: leave them as they are, and use `change`.
 */
declare function plan(input: DatedPlanInput): Plan;
/**
 * Reads lists of items, bills of materials, demand and open orders: pasted text, CSV files, .xlsx workbooks. What each
 * table was taken for stands in `tables`, with what speaks for it; `answers` corrects it. What cannot be read is a
 * problem, what cannot be known a question; neither throws. Loads its code when it is called, and the library for
 * workbooks with the first workbook. Rejects with a RangeError for a date in `options` that is none.
 *
 * At most 64 MB and 450 columns a source, and `limits`; 260 working days or 52 weeks are planned.
 */
declare function read(sources: readonly ImportSource[], options: ReadOptions): Promise<ReadResult>;
export { Calendar, type Cause, CircleError, type CsvOptions, DatedDemand, DatedEdit, DatedPlanInput, DatedReceipt, type Delay, Demand, type Difference, type DueQuantity, Edit, type ErrorCode, type Help, type ImportColumn, type ImportSource, type ImportTable, Item, type Kind, type Language, type Limits, Line, Lot, type Meaning, type Message, NewDemand, NewReceipts, type Plan, PlanInput, type PlanRecord, type PlannedOrder, type Problem, type ProposedReceipt, type Question, type QuestionCode, type ReadOptions, type ReadResult, Receipt, type Schedule, type ScheduledDemand, type ScheduledOrder, type Shorter, type Sizing, type WarningCode, type Why, compare, help, plan, read, toCsv };
