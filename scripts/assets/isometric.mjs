// Draws boxes and cylinders as seen from above a corner: x runs to the lower right, y to the lower left, z up.

/** @typedef {readonly [x: number, y: number, z: number]} Place a place in the room, in px */

const cos30 = Math.sqrt(3) / 2

/**
 * Returns where on the sheet a place is seen.
 *
 * @param {Place} place
 * @returns {readonly [number, number]}
 */
export const project = ([x, y, z]) => [(x - y) * cos30, (x + y) / 2 - z]

/**
 * @param {number} x
 * @param {number} y
 */
const written = (x, y) => `${Math.round(x)} ${Math.round(y)}`

/**
 * Draws a line through places.
 *
 * @param {...Place} places
 */
export const lineThrough = (...places) => `M${places.map(place => written(...project(place))).join('L')}`

/**
 * Returns the faces of a box that are seen, as paths: the right one, the front, the top.
 *
 * @param {Place} place
 * @param {Place} size
 */
export function box([x, y, z], [a, b, c]) {
  const [right, front, top] = [x + a, y + b, z + c]
  return [
    lineThrough([right, y, z], [right, front, z], [right, front, top], [right, y, top]),
    lineThrough([x, front, z], [right, front, z], [right, front, top], [x, front, top]),
    lineThrough([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
  ].map(face => `${face}Z`)
}

/** A circle is seen as an ellipse, so many times its radius long and wide. */
const [long, wide] = [Math.sqrt(1.5), Math.sqrt(0.5)]

/** How an ellipse across an axis is turned, in degrees, and on which side its far half lies. */
const across = { x: { turn: 120, far: 1 }, y: { turn: 60, far: 0 } }

/**
 * Returns the mantle of a cylinder along an axis, and the end that is seen, as paths.
 *
 * @param {'x' | 'y'} axis
 * @param {Place} start
 * @param {number} radius
 * @param {number} length
 */
export function cylinder(axis, start, radius, length) {
  const { turn, far } = across[axis]
  const [x, y] = project(start)
  const [dx, dy] = project(axis === 'x' ? [length, 0, 0] : [0, length, 0])
  const angle = (turn * Math.PI) / 180
  const [mx, my] = [Math.cos(angle) * radius * long, Math.sin(angle) * radius * long]
  /** @type {(sweep: number, endX: number, endY: number) => string} */
  const arc = (sweep, endX, endY) =>
    `A${written(radius * long, radius * wide)} ${turn} 0 ${sweep} ${written(endX, endY)}`
  const [endX, endY] = [x + dx, y + dy]
  return [
    `M${written(endX + mx, endY + my)}L${written(x + mx, y + my)}${arc(far, x - mx, y - my)}L${written(endX - mx, endY - my)}Z`,
    `M${written(endX + mx, endY + my)}${arc(0, endX - mx, endY - my)}${arc(0, endX + mx, endY + my)}Z`,
  ]
}
