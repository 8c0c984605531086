import { Benefits } from 'mrp-widgets/react'
import { gains } from '../../content'
import { Requests } from './requests'

/** A server component. What it gives to elements goes through HTML, so a list for a tag is JSON. */
export default function Page() {
  return (
    <main>
      <section id="component">
        <Benefits items={gains[0]} />
      </section>
      <mrp-benefits id="tag" items={JSON.stringify(gains[1])} />
      <Requests />
    </main>
  )
}
