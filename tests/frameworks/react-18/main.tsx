import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { gains, headings, people, take } from '../content'

/** React 18 sets attributes alone: objects and listeners go through refs. */
function App() {
  const [later, setLater] = useState(0)
  const [there, setThere] = useState(true)
  const [order, setOrder] = useState<readonly string[]>(people)
  const [sender, setSender] = useState('')
  const benefits = useRef<HTMLElement & { items?: unknown }>(null)
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    if (benefits.current) benefits.current.items = gains[later]
  }, [later])
  useEffect(() => {
    const listen = (event: Event) => setSender(take(event as CustomEvent))
    const element = form.current
    element?.addEventListener('mrp-submit', listen)
    return () => element?.removeEventListener('mrp-submit', listen)
  }, [])
  return (
    <>
      <button id="change" onClick={() => setLater(1)} type="button" />
      <button id="remove" onClick={() => setThere(!there)} type="button" />
      <button id="reverse" onClick={() => setOrder([...order].reverse())} type="button" />
      <output>{sender}</output>
      {there && <mrp-timeline heading={headings[later]} />}
      <mrp-benefits ref={benefits} />
      <mrp-demo-form ref={form} />
      {order.map(person => (
        <mrp-contact-form id={person} key={person} />
      ))}
    </>
  )
}

const root = document.querySelector('#app')
if (root) createRoot(root).render(<App />)
