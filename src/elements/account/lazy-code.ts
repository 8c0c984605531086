import { useEffect, useState, useSyncExternalStore } from 'react'
import { atom } from '../../services/store.ts'

/** Code that is loaded once, when it is wanted, and asked for again after a failure. */
export function lazyCode<Code>(load: () => Promise<Code>) {
  const arrived = atom<Code | undefined>(undefined)
  let loading: Promise<Code> | undefined

  const fetchCode = (): Promise<Code> => {
    loading ??= load().then(
      code => {
        arrived.set(code)
        return code
      },
      error => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  /** Returns the code, or undefined until it is loaded. Throws while rendering if it cannot be loaded. */
  function useCode(wanted: boolean): Code | undefined {
    const [failure, setFailure] = useState<{ readonly error: unknown }>()
    const code = useSyncExternalStore(arrived.listen, arrived.get, () => undefined)
    useEffect(() => {
      if (wanted) fetchCode().catch((error: unknown) => setFailure({ error }))
    }, [wanted])
    if (wanted && failure) throw failure.error
    return code
  }

  return { fetchCode, useCode }
}
