import { read } from '../../src/entries/planner.ts'
import { pumpList } from '../elements/planner/pump-list.ts'

/** The pump of the planner's tests, on Tuesday, 24 November 2026. Periods are working days. */
export const { input: pump } = await read([{ text: pumpList }], { today: '2026-11-24' })
