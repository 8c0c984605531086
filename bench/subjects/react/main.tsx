import { createRoot } from 'react-dom/client'
import { DemoForm } from '../form/demo-form.tsx'
import css from '../form/form.css?inline'
import { plainLook } from '../form/plain-look.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

/** Mounts the form in an element of the page. Returns a function that unmounts it. */
function mountDemoForm(element: Element): () => void {
  const root = createRoot(element)
  root.render(<DemoForm look={plainLook} />)
  return () => root.unmount()
}

Object.assign(globalThis, { mountDemoForm })
for (const element of document.querySelectorAll('[data-demo-form]')) mountDemoForm(element)
