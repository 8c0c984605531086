import { writeFile } from 'node:fs/promises'
import { box, lineThrough } from './isometric.mjs'

// Draws what stands beside a page's headline, in the lines of the drive: the shelf that has been counted, the spreadsheets
// above the plan that they become, and the factories that are to come. Run it after a change, and commit the results.

/** @typedef {import('./isometric.mjs').Place} Place */

/**
 * @param {readonly string[]} faces the right one, the front, the top
 * @param {string} [kind]
 */
const solid = (faces, kind = '') =>
  `<g${kind && ` class="${kind}"`}>${faces.map((face, index) => `<path class="f${index}" d="${face}"/>`).join('')}</g>`

/** @param {string[]} lines */
const thin = (...lines) => `<path class="thin" d="${lines.join('')}"/>`

/** Three boards between posts. The part that the count did not find is dashed. */
function shelf() {
  const [length, depth, step] = [372, 84, 96]
  const posts = [0, 122, 244, 366]
  /** @type {(x: number, y: number) => string} */
  const post = (x, y) => solid(box([x, y, 0], [6, 6, 2 * step + 60]))
  /** Where each crate stands on its board, and how large it is. */
  const crates = [
    [
      [14, 48, 46],
      [66, 44, 34],
      [136, 50, 52],
      [194, 40, 30],
      [256, 46, 40],
      [308, 48, 52],
    ],
    [
      [16, 92, 40],
      [138, 44, 52],
      [190, 44, 34],
      [258, 42, 30],
      [310, 46, 40],
    ],
    [
      [12, 44, 34],
      [62, 48, 46],
      [140, 92, 32],
      [256, 96, 44],
    ],
  ]
  return [
    ...posts.map(x => post(x, 0)),
    ...crates.flatMap((board, level) => {
      const z = level * step
      return [
        solid(box([0, 4, z], [length, depth - 8, 7])),
        ...board.map(([x = 0, wide = 0, high = 0], index) =>
          solid(box([x, 16, z + 7], [wide, depth - 34, high]), level === 1 && index === 4 ? 'missing' : ''),
        ),
      ]
    }),
    ...posts.map(x => post(x, depth - 6)),
  ].join('')
}

/** A plate with what is on it. @type {(z: number, content: string) => string} */
const plate = (z, content) => solid(box([0, 0, z], [250, 170, 8])) + content

/** Spreadsheets, the bill of materials that they hold, and the plan: one above the other. */
function layers() {
  /** @type {(x: number, y: number, z: number) => string} */
  const sheet = (x, y, z) =>
    solid(box([x, y, z], [150, 110, 2])) +
    thin(
      ...[1, 2, 3, 4].map(row => lineThrough([x, y + 22 * row, z + 2], [x + 150, y + 22 * row, z + 2])),
      ...[40, 95].map(at => lineThrough([x + at, y, z + 2], [x + at, y + 110, z + 2])),
    )
  /** @type {(x: number, y: number, kind?: string) => string} */
  const part = (x, y, kind) => solid(box([x, y, 158], [40, 26, 12]), kind)
  const weeks = [1, 2, 3, 4, 5, 6, 7].map(week => lineThrough([31.25 * week, 0, 8], [31.25 * week, 170, 8]))
  const corners = [
    [250, 0],
    [0, 170],
    [250, 170],
  ].map(([x = 0, y = 0]) => lineThrough([x, y, 0], [x, y, 330]))
  return [
    plate(
      0,
      thin(...weeks) +
        solid(box([156, 22, 8], [62, 24, 14])) +
        solid(box([94, 73, 8], [62, 24, 14])) +
        solid(box([31, 124, 8], [62, 24, 14]), 'next'),
    ),
    plate(
      150,
      thin(
        lineThrough([48, 85, 158], [100, 85, 158]),
        lineThrough([100, 33, 158], [100, 137, 158]),
        lineThrough([100, 33, 158], [190, 33, 158]),
        lineThrough([100, 137, 158], [130, 137, 158]),
        lineThrough([100, 85, 158], [130, 85, 158]),
      ) +
        part(20, 72) +
        part(122, 20) +
        part(190, 20, 'missing') +
        part(122, 72) +
        part(122, 124),
    ),
    `<path class="axis" d="${corners.join('')}"/>`,
    sheet(0, 10, 302),
    sheet(70, 34, 320),
    sheet(36, 56, 338),
  ].join('')
}

/** Three factories along a road: the next one is amber. */
function factories() {
  const [wide, deep, high, tooth] = [126, 120, 48, 20]
  /** A hall with a saw-tooth roof. @type {(x: number) => readonly string[]} */
  const hall = x => {
    const [left, right, front, back] = [x + 14, x + wide - 14, deep - 14, 14]
    const step = (right - left) / 3
    const roofs = [0, 1, 2].map(index => [left + index * step, left + (index + 1) * step])
    /** @type {Place[]} */
    const outline = [
      [left, front, 8],
      [left, front, high],
    ]
    for (const [, to = 0] of roofs) outline.push([to, front, high + tooth], [to, front, high])
    outline.push([right, front, 8])
    return [
      ...roofs.flatMap(([from = 0, to = 0]) => [
        `<path class="f2" d="${lineThrough([from, back, high], [to, back, high + tooth], [to, front, high + tooth], [from, front, high])}Z"/>`,
        `<path class="f0" d="${lineThrough([to, back, high + tooth], [to, back, high], [to, front, high], [to, front, high + tooth])}Z"/>`,
      ]),
      `<path class="f1" d="${lineThrough(...outline)}Z"/>`,
      `<path class="f0" d="${lineThrough([right, front, 8], [right, back, 8], [right, back, high], [right, front, high])}Z"/>`,
      `<path class="f0" d="${lineThrough([left + 34, front, 8], [left + 34, front, 30], [left + 64, front, 30], [left + 64, front, 8])}"/>`,
    ]
  }
  return [0, 1, 2]
    .map(index => {
      const x = index * (wide + 22)
      return `${solid(box([x, 0, 0], [wide, deep, 8]))}<g class="${index === 2 ? 'next' : 'planned'}">${hall(x).join('')}</g>`
    })
    .join('')
}

/** @type {(name: string, title: string, viewBox: string, content: string) => Promise<void>} */
const write = (name, title, viewBox, content) => {
  const [, , width, height] = viewBox.split(' ')
  return writeFile(
    `demo-host/public/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">
<title>${title}</title>
<style>svg{fill:none;stroke:#e4d9fb;stroke-width:1.4;stroke-linejoin:round}.f0{fill:#3d1f7e}.f1{fill:#4b2a92}.f2{fill:#5a36a6}.thin{stroke:#a48fd6;stroke-width:1}.axis{stroke:#a48fd6;stroke-width:1;stroke-dasharray:10 4 2 4}.missing,.next{stroke:#ffc35a}.missing{stroke-dasharray:5 5}.missing *{fill:none;stroke-width:1.5;vector-effect:non-scaling-stroke}.planned{stroke-dasharray:5 5}.planned *{fill:#371b74}.next .f0{fill:#6b4a1c}.next .f1{fill:#7a5620}.next .f2{fill:#8a6224}</style>
${content}
</svg>
`,
  )
}

await write('shelf', 'A shelf with one part missing', '-84 -254 420 490', shelf())
await write('layers', 'Spreadsheets, a bill of materials and a plan', '-155 -325 380 545', layers())
await write('factories', 'Three factories, not built yet', '-110 -70 485 355', factories())
