import { useEffect, useState } from 'react'

/** Returns code that is loaded when it is wanted, or undefined until it is. Throws while rendering if it cannot be loaded. */
export function useCode<Code>(load: () => Promise<Code>, wanted: boolean): Code | undefined {
  const [loaded, setLoaded] = useState<{ readonly code?: Code; readonly error?: unknown }>({})
  useEffect(() => {
    if (wanted)
      load().then(
        code => setLoaded({ code }),
        (error: unknown) => setLoaded({ error }),
      )
  }, [load, wanted])
  if (wanted && 'error' in loaded) throw loaded.error
  return loaded.code
}
