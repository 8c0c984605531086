import { isInMemory, readItem } from '../state/browser-storage.ts'

/** How long, in ms, a tab waits to see what another has written before it acts on what it has. */
const patience = 2000

/**
 * Reads and writes an item while no other tab does, and when this tab sees what the last one wrote. Where there are no
 * locks (pages without HTTPS) or none is granted, losing what the visitor did would be worse than the small chance
 * that two tabs write at once.
 */
export const withLock = <Result>(key: string, action: () => Result): Promise<Result> =>
  new Promise(resolve => {
    let result: Promise<Result> | undefined
    const act = () => {
      // Async for what it throws: that belongs to whoever waits for the result.
      result ??= (async () => action())()
      resolve(result)
    }
    inTurn(key, act).catch(act)
  })

async function inTurn(key: string, act: () => void): Promise<void> {
  await navigator.locks.request(key, async () => {
    const last = await lastWritten(key)
    if (last && last.tab !== thisTab) await untilSeen(key, last)
    act()
    if (!isInMemory(key)) announce(key, (last?.turn ?? 0) + 1)
  })
}

// localStorage reaches other tabs, which are processes of their own, some time after the lock does. So whoever has
// written says what: in the name of a second lock, because the names of locks are the same for all tabs at once.

interface Written {
  readonly turn: number
  readonly print: string
  readonly tab: string
}

const thisTab = String(Math.random())

function announce(key: string, turn: number): void {
  const name = `${key} written ${turn} ${printOf(key)} ${thisTab}`
  navigator.locks.request(name, () => sleep(patience)).catch(() => {})
}

/** What the last tab has written, if that was a short time ago. */
async function lastWritten(key: string): Promise<Written | undefined> {
  const { held = [] } = await navigator.locks.query()
  const written = held.flatMap(({ name = '' }) => {
    if (!name.startsWith(`${key} written `)) return []
    const [turn = '', print = '', tab = ''] = name.slice(`${key} written `.length).split(' ')
    return [{ turn: Number(turn), print, tab }]
  })
  return written.sort((a, b) => b.turn - a.turn)[0]
}

async function untilSeen(key: string, { print }: Written): Promise<void> {
  const deadline = Date.now() + patience
  while (printOf(key) !== print && Date.now() < deadline) await sleep(5)
}

/** A short text that differs when the item does. */
function printOf(key: string): string {
  const text = readItem(key) ?? ''
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0
  return `${text.length}:${hash}`
}

const sleep = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time))
