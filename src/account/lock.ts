/**
 * Runs an action once, while no other tab runs one under the same name. Runs it even if the page has no locks
 * (without HTTPS) or gets none. Two tabs that write at once are better than a lost action.
 * A browser may show another tab's last write late, so clicks in the same instant in two tabs may still lose one.
 */
export async function withLock<Result>(name: string, action: () => Result): Promise<Result> {
  let result: Promise<Result> | undefined
  const once = (): Promise<Result> => {
    result ??= Promise.resolve().then(action)
    return result
  }
  try {
    await navigator.locks.request(name, once)
  } catch {
    // The lock was refused or stolen, or the action threw, which `result` reports as well.
  }
  return once()
}
