// What brought a visitor, for the script tag: a file of its own, because most pages of a visit have nothing to note.

export { rememberAttribution } from '../services/attribution.ts'
