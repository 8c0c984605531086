import { execFileSync } from 'node:child_process'
import { test } from 'vitest'

test('The diagram in docs/architecture.md shows the imports between the folders of src', () => {
  execFileSync(process.execPath, ['scripts/draw-imports.mjs', '--check'])
})
