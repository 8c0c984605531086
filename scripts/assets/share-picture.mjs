// What stands in front of a link to the site where somebody shares it: seen small, so few words, and large.

/**
 * @typedef {object} Shared
 * @property {string} name the company's
 * @property {string} headline
 * @property {string} icon an SVG
 * @property {string} drive an SVG
 * @property {Buffer} font the site's
 * @property {typeof import('../../src/plant/sales-order.ts')} planned
 */

/**
 * Returns the picture as a page of 1200 × 630 px. Its numbers come from the plan.
 *
 * @param {Shared} shared
 */
export function sharePicture({ name, headline, icon, drive, font, planned: { pegging } }) {
  const after = headline.indexOf('—') + 1
  const drawing = Buffer.from(drive.replace(/<g id="leaders">.*<\/g>/, '')).toString('base64')
  return `<!doctype html><style>
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 400 700; }
    body { position: relative; margin: 0; overflow: hidden; width: 1200px; height: 630px; background: radial-gradient(at 72% 46%, #4d28a0, #26104f 68%); color: #f4effd; font: 30px/1.35 Inter; }
    .words { position: absolute; inset: 64px auto auto 64px; }
    .name { display: flex; align-items: center; gap: 16px; font-weight: 600; letter-spacing: -.02em; }
    svg { width: 52px; height: 52px; border-radius: 12px; }
    h1 { margin: 44px 0 0; font-size: 72px; line-height: 1.04; letter-spacing: -.045em; }
    h1 span { color: #c3a8ff; }
    p { margin: 0; color: #cfc2ec; }
    img { position: absolute; inset: 92px -100px auto auto; width: 810px; }
    .order { position: absolute; inset: auto auto 64px 64px; }
    b { color: #ffc35a; }
  </style>
  <img src="data:image/svg+xml;base64,${drawing}" alt="">
  <div class="words"><div class="name">${icon}${name}</div><h1>${headline.slice(0, after).replace(' ', '<br>')}<br><span>${headline.slice(after).replace(/ (?=\S*$)/, '<br>')}</span></h1></div>
  <p class="order"><b>${pegging.part.short} short</b>: order ${pegging.quantity} in week ${pegging.releaseWeek}</p>`
}

/**
 * Returns an icon file around a picture of 32 × 32 px.
 *
 * @param {Uint8Array} png
 */
export function icoOf(png) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
