/** How long a service may take, in ms. A browser would wait for minutes. */
const timeLimit = 12_000

/** Why a service did not take a request. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Set when time ran out: settles when the service answers after all, with true if it took the request. */
  readonly late: Promise<boolean> | undefined

  constructor(message: string, late?: Promise<boolean>) {
    super(message)
    this.late = late
  }
}

/**
 * Waits 12 s for a service's response. Throws a DeliveryError where it rejects or is too slow; a slow one may still
 * come in `late`.
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
    throw error instanceof DeliveryError ? error : new DeliveryError(reasonOf(error))
  } finally {
    clearTimeout(timer)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
