import type {} from 'mrp-widgets/solid'

export const page = () => (
  <>
    <mrp-demo-form company-name="Acme" erp-system="Odoo" on:mrp-sent={event => event.detail.fields.email} />
    <mrp-demo-form prop:companyName="Acme" ref={form => form.companyName?.trim()} />
    <mrp-benefits prop:items={[{ title: 'Fewer shortages', text: 'Every part.' }]} />
    <mrp-benefits items={JSON.stringify([])} />
    {/* @ts-expect-error: not an ERP system of the list */}
    <mrp-demo-form erp-system="Excel" />
    {/* @ts-expect-error: a property that does not exist */}
    <mrp-demo-form companyNam="Acme" />
    {/* @ts-expect-error: `mrp-sent` has no reason */}
    <mrp-demo-form on:mrp-sent={event => event.detail.reason} />
    {/* @ts-expect-error: an entry without its text */}
    <mrp-benefits prop:items={[{ title: 'Fewer shortages' }]} />
  </>
)
