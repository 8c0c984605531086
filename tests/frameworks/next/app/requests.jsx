'use client'
import 'mrp-widgets/elements/mrp-benefits'
import 'mrp-widgets/elements/mrp-contact-form'
import { DemoForm } from 'mrp-widgets/react'
import { useEffect, useRef, useState } from 'react'

/** A client component, which hears the forms. */
export function Requests() {
  const [sender, setSender] = useState('')
  const contact = useRef(null)
  const take = event => {
    event.preventDefault()
    setSender(event.detail.fields.email)
  }
  // React skips a tag's listeners while it hydrates.
  useEffect(() => {
    const form = contact.current
    form?.addEventListener('mrp-submit', take)
    return () => form?.removeEventListener('mrp-submit', take)
  })
  return (
    <>
      <output>{sender}</output>
      <DemoForm companyName="Huber Gears" onSubmit={take} />
      <mrp-contact-form ref={contact} />
    </>
  )
}
