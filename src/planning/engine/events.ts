import { list, period, quantity, refuse } from './check.ts'
import type { Receipt } from './input.ts'

// Demands and open orders, as columns. Each item has a chain through them, so that an edit replaces one item's alone.

export interface Events {
  /** The first event of each item, or −1. */
  readonly head: Int32Array
  /** The event behind each one of the same item, or −1. */
  readonly next: number[]
  readonly period: number[]
  readonly quantity: number[]
  /** Of firm planned orders, by event. Scheduled receipts and demands have none. */
  readonly release: Map<number, number>
  readonly ids: Map<number, string>
}

/** A demand or receipt of an item that is known. */
export type Entry = Omit<Receipt, 'item'>

/** Reads a list of demands or receipts. Throws for an unknown item. */
export function readEvents(
  given: readonly Receipt[],
  index: ReadonlyMap<string, number>,
  name: string,
): Events {
  const events = noEvents(index.size)
  const owners = new Int32Array(given.length)
  given.forEach((entry, place) => {
    const item = index.get(entry.item)
    if (item === undefined) refuse(`${name}[${place}].item`, entry.item, 'the id of one of the items')
    owners[place] = item ?? 0
    write(events, place, entry, name, place)
  })
  for (let event = owners.length - 1; event >= 0; event -= 1) {
    const item = owners[event] ?? 0
    events.next[event] = events.head[item] ?? -1
    events.head[item] = event
  }
  return events
}

/** Checks the new events of an item, before anything is changed. */
export function checkEntries(entries: readonly Entry[], name: string): void {
  const trial = noEvents(0)
  list(entries, name).forEach((entry, place) => {
    write(trial, place, entry, name, place)
  })
}

/** Gives an item other events, in place of those that it has. They take the same places as far as they go. */
export function replaceEvents(events: Events, item: number, entries: readonly Entry[]): void {
  const free = eventsOf(events, item)
  const places = entries.map((_, index) => free[index] ?? events.next.length + index - free.length)
  entries.forEach((entry, index) => {
    const place = places[index] ?? 0
    write(events, place, entry, '', index)
    events.next[place] = places[index + 1] ?? -1
  })
  for (const place of free.slice(entries.length)) {
    events.ids.delete(place)
    events.release.delete(place)
  }
  events.head[item] = places[0] ?? -1
}

/** Returns the events of an item, in the order of the input. */
export function eventsOf(events: Events, item: number): number[] {
  const found: number[] = []
  for (let event = events.head[item] ?? -1; event >= 0; event = events.next[event] ?? -1) found.push(event)
  return found
}

/** Returns the events of an item as they would be given to `replaceEvents`. */
export const entriesOf = (events: Events, item: number): readonly Entry[] =>
  eventsOf(events, item).map(event => ({
    period: events.period[event] ?? 0,
    quantity: events.quantity[event] ?? 0,
    id: events.ids.get(event),
    release: events.release.get(event),
  }))

function noEvents(items: number): Events {
  const head = new Int32Array(items).fill(-1)
  return { head, next: [], period: [], quantity: [], release: new Map(), ids: new Map() }
}

function write(events: Events, event: number, entry: Entry, name: string, place: number): void {
  events.period[event] = period(entry.period, name, place, 'period')
  events.quantity[event] = quantity(entry.quantity, name, place, 'quantity')
  events.next[event] = -1
  if (entry.id !== undefined) events.ids.set(event, entry.id)
  else if (events.ids.size > 0) events.ids.delete(event)
  if (entry.release !== undefined) events.release.set(event, period(entry.release, name, place, 'release'))
  else if (events.release.size > 0) events.release.delete(event)
}
