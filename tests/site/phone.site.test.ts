import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { visit } from './look.ts'
