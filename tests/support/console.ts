import { onTestFinished, vi } from 'vitest'

/** Collects the console's errors and warnings until the test ends, a line each. */
export function listenToConsole(): string[] {
  const lines: string[] = []
  for (const level of ['error', 'warn'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map(String).join(' '))
    })
    onTestFinished(() => spy.mockRestore())
  }
  return lines
}
