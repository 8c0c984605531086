import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { gains, headings, people, questions, take } from '../content'

/** An object becomes a property only where the element is defined already; JSON is taken before and after. */
function App() {
  const [later, setLater] = useState(0)
  const [there, setThere] = useState(true)
  const [order, setOrder] = useState<readonly string[]>(people)
  const [sender, setSender] = useState('')
  return (
    <>
      <button id="change" onClick={() => setLater(1)} type="button" />
      <button id="remove" onClick={() => setThere(!there)} type="button" />
      <button id="reverse" onClick={() => setOrder([...order].reverse())} type="button" />
      <output>{sender}</output>
      {there && <mrp-timeline heading={headings[later]} />}
      <mrp-benefits items={JSON.stringify(gains[later])} />
      <mrp-faq>
        {questions[later]?.map(question => (
          <details key={question}>
            <summary>{question}</summary>So.
          </details>
        ))}
      </mrp-faq>
      <mrp-demo-form onmrp-submit={event => setSender(take(event))} />
      {order.map(person => (
        <mrp-contact-form id={person} key={person} />
      ))}
    </>
  )
}

const root = document.querySelector('#app')
if (root) createRoot(root).render(<App />)
