import { businessCentral } from './business-central.ts'
import { erpnext } from './erpnext.ts'
import { fishbowl } from './fishbowl.ts'
import { frepple } from './frepple.ts'
import { compile } from './layout.ts'
import { netsuite } from './netsuite.ts'
import { odoo } from './odoo.ts'
import { sap } from './sap.ts'

/** All layouts. A new system is a file beside this one, and a line here. */
export const layouts = compile([odoo, erpnext, sap, netsuite, businessCentral, frepple, fishbowl])
