import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/tokens.ts'
import { adoptSheet } from '../../src/ui/sheet.ts'
import { AttributesForm, ElementField } from './attributes-form.tsx'
import * as styles from './builder.styles.ts'
import { type Choice, forGround, readChoice, unsharedIn, writeChoice } from './choice.ts'
import { elementFacts } from './facts.ts'
import { Preview } from './preview.tsx'
import { Snippet } from './snippet.tsx'

/** Lets the user choose an element, set its attributes, preview it and copy the snippet. */
function Builder() {
  const [choice, setChoice] = useState(() => readChoice(location.search, history.state))
  useEffect(
    () => history.replaceState(unsharedIn(choice), '', location.pathname + writeChoice(choice)),
    [choice],
  )

  const element = elementFacts.find(({ tag }) => tag === choice.tag) ?? elementFacts[0]
  if (!element) return null
  const change = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes })
  return (
    <div className={styles.builder}>
      <div className={styles.answer}>
        <ElementField element={element} onChange={change} />
        <Snippet choice={forGround(choice)} element={element} onChange={change} />
      </div>
      <AttributesForm choice={choice} element={element} onChange={change} />
      <Preview choice={choice} onChange={change} />
    </div>
  )
}

const stage = document.getElementById('builder')
if (stage) {
  adoptSheet(document)
  createRoot(stage).render(<Builder />)
}
