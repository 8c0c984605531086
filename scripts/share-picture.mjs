// What stands in front of a link to the site where somebody shares it: seen small, so few words, and large.

/**
 * @typedef {object} Shared
 * @property {string} name the company's
 * @property {string} headline
 * @property {string} audience
 * @property {string} icon an SVG
 * @property {typeof import('../src/plant/sales-order.ts')} planned
 */

/**
 * Returns the picture as a page of 1200 × 630 px. Its numbers come from the plan.
 *
 * @param {Shared} shared
 */
export function sharePicture({ name, headline, audience, icon, planned: { bill, pegging } }) {
  const at = headline.indexOf('—')
  const rows = bill.map(
    ({ name: part, level, needed, short }) =>
      `<li class="l${level}${short > 0 ? ' short' : ''}"><span>${part}</span><b>${needed}</b></li>`,
  )
  return `<!doctype html><style>
    body { margin: 0; display: grid; grid-template-columns: 600px 1fr; gap: 40px; align-items: center; box-sizing: border-box; width: 1200px; height: 630px; padding: 64px; background: #26104f; color: #fff; font: 26px/1.35 system-ui, sans-serif; }
    .name { display: flex; align-items: center; gap: 16px; font-size: 32px; font-weight: 700; }
    svg { width: 52px; height: 52px; border-radius: 12px; }
    h1 { margin: 36px 0 28px; font-size: 58px; line-height: 1.04; letter-spacing: -.03em; }
    h1 span { color: #c3a8ff; }
    p { margin: 0; color: #cfc2ec; font-size: 30px; }
    ul { margin: 0; padding: 28px; border-radius: 24px; background: #fff; color: #17131f; list-style: none; }
    li { display: flex; justify-content: space-between; gap: 16px; padding: 13px 18px; border: 2px solid #e5e1ea; border-radius: 12px; margin-top: 10px; }
    .l0 { background: #26104f; color: #fff; border-color: #26104f; margin: 0; } .l1 { margin-left: 24px; } .l2 { margin-left: 48px; }
    .short { background: #fdf3e4; border-color: #945706; color: #945706; font-weight: 700; }
    .order { margin-top: 18px; padding: 0; border: 0; color: #4a17ad; font-weight: 700; }
  </style>
  <div><div class="name">${icon}${name}</div><h1>${headline.slice(0, at)}<br><span>${headline.slice(at)}</span></h1><p>${audience}</p></div>
  <ul>${rows.join('')}<li class="order">${pegging.part.short} short: order ${pegging.quantity}, week ${pegging.releaseWeek}</li></ul>`
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
