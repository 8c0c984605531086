import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Says what a build has written, and how large that is which visitors load first. */
export async function summaryOf(folder: string, version: string, address: string): Promise<string> {
  const chunks = await readdir(join(folder, 'chunks'))
  const core = chunks.find(file => file.startsWith('core-') && file.endsWith('.js')) ?? ''
  const sizeOf = async (file: string) =>
    `${(gzipSync(await readFile(join(folder, file))).length / 1000).toFixed(1)} kB`
  return `${folder}/mrp-widgets.js      ${await sizeOf('mrp-widgets.js')} gzipped, the script tag
${folder}/chunks/${core}  ${await sizeOf(`chunks/${core}`)} gzipped, what every element needs
${folder}/v${version}/  for pages that pin this version
${folder}/mrp-widgets-${version}.tgz  the npm package
demo-host/dist  the site for ${address}, with firebase.json and demo-host/nginx-*.conf`
}
