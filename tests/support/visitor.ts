import { onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'

/** Sets what the visitor's system asks for, such as `{ 'prefers-color-scheme': 'dark' }`, until the test ends. */
export async function emulateSystem(features: Readonly<Record<string, string>>): Promise<void> {
  onTestFinished(() => setFeatures({}))
  await setFeatures(features)
}

async function setFeatures(features: Readonly<Record<string, string>>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}

/** Stops time until the test ends. `vi.advanceTimersByTimeAsync` moves it. */
export const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Waits for the page while time is stopped: the test runner's own waiting would advance it. */
export async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(requestAnimationFrame)
}
