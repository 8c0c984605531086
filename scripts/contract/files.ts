import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { firebaseJson } from '../../demo-host/serving/firebase.ts'
import { nginxConf } from '../../demo-host/serving/nginx.ts'
import { describedFiles } from './described.ts'

const site = await readBuiltSite()

/** Every file that is made and committed, from the elements' descriptions and from the built site: path → text. */
export const contractFiles: ReadonlyMap<string, string> = new Map([
  ...describedFiles,
  ['firebase.json', firebaseJson(site)],
  ['demo-host/serving/nginx.conf', nginxConf(site)],
])
