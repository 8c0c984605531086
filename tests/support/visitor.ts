import { onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'

/** What the visitor's system asks for, such as `{ 'prefers-color-scheme': 'dark' }`, until the test ends. */
export async function emulateSystem(features: Readonly<Record<string, string>>): Promise<void> {
  onTestFinished(() => setFeatures({}))
  await setFeatures(features)
}

async function setFeatures(features: Readonly<Record<string, string>>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}

/** Lets time stand still until the test ends; `vi.advanceTimersByTimeAsync` moves it. */
export const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Waits for what the page shows while time stands still: the runner's own waiting would move it on. */
export async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(requestAnimationFrame)
}
