/**
 * How long other tabs may take to see what one has written, in ms: they are processes of their own, and without a pause
 * the next one in turn reads the old list and writes over the new. Chromium has been seen to need less than ten.
 */
const propagation = 50

/**
 * Reads and writes while no other tab does. Where there are no locks (pages without HTTPS) or none is granted, losing
 * what the visitor did would be worse than the small chance that two tabs write at once.
 */
export const alone = <Result>(action: () => Result): Promise<Result> =>
  new Promise(resolve => {
    let result: Promise<Result> | undefined
    const act = () => {
      // Async for what it throws: that belongs to whoever waits for the result.
      result ??= (async () => action())()
      resolve(result)
    }
    inTurn(act).catch(act)
  })

/** Acts as soon as it is this tab's turn, which then lasts until the others can see what was done. */
async function inTurn(act: () => void): Promise<void> {
  await navigator.locks.request('mrp:users', async () => {
    act()
    await new Promise(resolve => setTimeout(resolve, propagation))
  })
}
