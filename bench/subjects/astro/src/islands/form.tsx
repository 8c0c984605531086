import { DemoForm } from '../../../form/demo-form.tsx'
import { utilityLook } from '../../../form/utility-look.ts'

export function Form() {
  return <DemoForm look={utilityLook} />
}
