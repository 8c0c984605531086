import { writeFile } from 'node:fs/promises'
import { box, cylinder, lineThrough, project } from './isometric.mjs'

// Draws the plant's conveyor drive, taken apart, for the home page: one file with a layer for each kind of part, which the
// page moves along its axis. `drive.svg#motor` is that layer alone, `drive.svg` the whole, and `drive.svg#missing` the whole
// without its motor. The numbers beside the parts
// are the page's own. Run it after a change, and commit the result.

/** How far below the rollers the frame is, in px. */
const frameZ = -150

/** @param {readonly string[]} faces */
const solid = faces => faces.map((face, index) => `<path class="f${index}" d="${face}"/>`).join('')

/** @param {string} content */
const forEachRoller = content =>
  [0, 1, 2, 3]
    .map(index => {
      const [x, y] = project([80 * index, 0, 0])
      return `<g transform="translate(${Math.round(x)} ${y})">${content}</g>`
    })
    .join('')

/** @param {number} y */
const bearing = y =>
  `${solid(cylinder('y', [40, y, 0], 17, 12))}<path class="hole" d="${cylinder('y', [40, y, 0], 8, 12)[1]}"/>`

/** @type {Readonly<Record<string, string>>} */
const layers = {
  missing: '',
  frame: [
    box([0, 0, frameZ], [330, 12, 44]),
    box([20, 12, frameZ + 6], [16, 126, 20]),
    box([290, 12, frameZ + 6], [16, 126, 20]),
    box([0, 138, frameZ], [330, 12, 44]),
  ]
    .map(solid)
    .join(''),
  axes: `${forEachRoller(`<path d="${lineThrough([40, -95, 0], [40, 250, 0])}"/>`)}<path d="${lineThrough([322, 75, 40], [400, 75, 40])}"/><path d="${lineThrough([322, 75, 40], [322, 75, frameZ + 40])}"/>`,
  far: forEachRoller(bearing(-92)),
  rollers: forEachRoller(
    solid(cylinder('y', [40, 8, 0], 24, 134)) + solid(cylinder('y', [40, 142, 0], 9, 14)),
  ),
  near: forEachRoller(bearing(212)),
  motor: [
    cylinder('x', [380, 75, 40], 8, 20),
    box([400, 45, 10], [52, 62, 62]),
    cylinder('x', [452, 75, 40], 27, 62),
    cylinder('x', [514, 75, 40], 20, 8),
  ]
    .map(solid)
    .join(''),
  // From each part to its number.
  leaders: `<path class="near" d="${lineThrough([40, 224, -14])}l-26 70h-24"/><path d="${lineThrough([40, 16, 22])}l-16-90h-14"/><path d="${lineThrough([486, 75, 66])}l2-66"/><path d="${lineThrough([330, 6, frameZ + 30])}l26 34h14"/>`,
}

const drawn = Object.entries(layers)
  .map(([id, content]) => `<g id="${id}">${content}</g>`)
  .join('\n')

await writeFile(
  'demo-host/public/drive.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-290 -110 840 540" width="840" height="540">
<title>A conveyor drive, taken apart</title>
<style>svg{fill:none;stroke:#e4d9fb;stroke-width:1.4;stroke-linejoin:round}svg:not(:has(#missing:target)):has(:target)>g:not(:target){display:none}.f0{fill:#3d1f7e}.f1{fill:#4b2a92}.f2{fill:#5a36a6}#far,#near,.near{stroke:#ffc35a}:is(#far,#near) .f0{fill:#6b4a1c}:is(#far,#near) .f1{fill:#8a6224}.hole{fill:#26104f}#axes{stroke:#a48fd6;stroke-width:1;stroke-dasharray:10 4 2 4}#leaders{stroke-width:1}svg:has(#missing:target) #leaders{display:none}svg:has(#missing:target) #motor *{fill:none;stroke:#ffc35a;stroke-width:1.5;stroke-dasharray:5 5;vector-effect:non-scaling-stroke}</style>
${drawn}
</svg>
`,
)
