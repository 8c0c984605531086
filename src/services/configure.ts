import type { Config } from './config.ts'
import { setConfigured } from './page-settings.ts'
import { followSettings } from './settings.ts'

/**
 * Changes settings. Later calls win over earlier ones and over the page's tags, and elements on the page follow. A setting
 * given as `undefined` returns to what the tags say, or to its default.
 */
export function configure(settings: { readonly [Key in keyof Config]?: Config[Key] | undefined }): void {
  followSettings()
  setConfigured(settings)
}
