import { createSignal, For, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { gains, headings, people, take } from '../content'

function App() {
  const [later, setLater] = createSignal(0)
  const [there, setThere] = createSignal(true)
  const [order, setOrder] = createSignal<readonly string[]>(people)
  const [sender, setSender] = createSignal('')
  return (
    <>
      <button id="change" onClick={() => setLater(1)} type="button" />
      <button id="remove" onClick={() => setThere(!there())} type="button" />
      <button id="reverse" onClick={() => setOrder([...order()].reverse())} type="button" />
      <output>{sender()}</output>
      <Show when={there()}>
        <mrp-timeline heading={headings[later()]} />
      </Show>
      <mrp-benefits prop:items={gains[later()]} />
      <mrp-demo-form on:mrp-submit={event => setSender(take(event))} />
      <For each={order()}>{person => <mrp-contact-form id={person} />}</For>
    </>
  )
}

const root = document.querySelector('#app')
if (root) render(() => <App />, root)
