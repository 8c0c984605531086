import { rounded } from '../../planning/engine/record.ts'

export const sum = (quantities: readonly number[]): number =>
  rounded(quantities.reduce((all, one) => all + one, 0))
