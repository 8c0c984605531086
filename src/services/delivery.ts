/** The time limit for a service, in ms. A browser would wait for minutes. */
const timeLimit = 12_000

/** The reason why a service did not take a request. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Set after a timeout. Resolves when the service answers at last: with true if it took the request. */
  readonly late: Promise<boolean> | undefined

  constructor(message: string, late?: Promise<boolean>) {
    super(message)
    this.late = late
  }
}

/**
 * Waits 12 s for a service's response. Throws a DeliveryError if it rejects or is too slow. A slow response may still
 * arrive in `late`.
 */
export async function delivered(response: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = response.then(
        () => true,
        () => false,
      )
      reject(new DeliveryError(`no answer within ${timeLimit / 1000} s`, late))
    }, timeLimit)
  })
  try {
    await Promise.race([response, timeout])
  } catch (error) {
    throw error instanceof DeliveryError ? error : new DeliveryError(messageOf(error))
  } finally {
    clearTimeout(timer)
  }
}

/** Returns why something was not delivered. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
