// A stock over time, as every picture draws it: in steps, on a scale with 0 in sight.

/** Returns where a quantity is drawn. */
export type Scale = (quantity: number) => number

/** Returns the scale of some quantities, from `top` for the largest to `bottom` for the smallest, or 0. */
export function scaleOf(
  quantities: readonly number[],
  [top, bottom]: readonly [top: number, bottom: number],
  round: (place: number) => number = Math.round,
): Scale {
  const lowest = Math.min(0, ...quantities)
  const highest = Math.max(1, ...quantities)
  return quantity => round(bottom - ((quantity - lowest) / (highest - lowest)) * (bottom - top))
}

/** Rounds a place to a tenth of a percent: it is less than anybody sees, and each digit is sent. */
export const tenth = (percent: number): number => Math.round(percent * 10) / 10

/** Returns the path of a stock that changes where each step begins. A step is one wide. */
export const stepsOf = (y: Scale, start: number, stocks: readonly number[]): string =>
  `M0 ${y(start)}${stocks.map((left, step) => `V${y(left)}H${step + 1}`).join('')}`
