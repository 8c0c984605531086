/**
 * Runs an action, once, while no other tab runs one under the same name. Runs it all the same where the page has no locks
 * (without HTTPS) or gets none: losing what the visitor did would be worse than two tabs that write at once.
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
    // Refused, stolen, or thrown by the action, whose result says so too.
  }
  return once()
}
