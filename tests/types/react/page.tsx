import type {} from 'mrp-widgets/jsx'
import { Config, configure, DemoForm, useAuth } from 'mrp-widgets/react'
import { prerender } from 'mrp-widgets/ssr'

export const elements = [
  <mrp-demo-form
    company-name="Acme"
    erp-system="Odoo"
    key="attributes"
    onmrp-sent={event => event.detail.fields.email}
  />,
  <mrp-demo-form companyName="Acme" key="property" ref={form => void form?.companyName?.trim()} />,
  <mrp-benefits items={[{ title: 'Fewer shortages', text: 'Every part.' }]} key="list" />,
  <mrp-benefits items={JSON.stringify([])} key="json" />,
  <mrp-benefits heading-level="3" key="level" />,
  <mrp-benefits headingLevel={3} key="number" />,
  // @ts-expect-error: no level of a heading
  <mrp-benefits heading-level="7" key="depth" />,
  // @ts-expect-error: not an ERP system of the list
  <mrp-demo-form erp-system="Excel" key="value" />,
  // @ts-expect-error: a property that does not exist
  <mrp-demo-form companyNam="Acme" key="name" />,
  // @ts-expect-error: `mrp-sent` has no reason
  <mrp-demo-form key="detail" onmrp-sent={event => event.detail.reason} />,
  // @ts-expect-error: an entry without its text
  <mrp-benefits items={[{ title: 'Fewer shortages' }]} key="entry" />,
  // @ts-expect-error: a tag that does not exist
  <mrp-demo key="tag" />,
]

export const Page = () => {
  const { loading } = useAuth()
  return (
    <>
      <Config contactEmail="sales@pumps.example" />
      <DemoForm
        className={loading ? 'waits' : 'ready'}
        companyName="Acme"
        onFailed={event => event.detail.reason}
        onOpen={event => event.detail.form}
        onSubmit={event => event.respondWith(Promise.resolve())}
        theme="dark"
      />
      {/* @ts-expect-error: not one of the themes */}
      <DemoForm theme="purple" />
      {/* @ts-expect-error: `mrp-sent` has no reason */}
      <DemoForm onSent={event => event.detail.reason} />
    </>
  )
}

configure({ brandName: 'Pumps' })
export const page: Promise<string> = prerender('<mrp-hero></mrp-hero>')
