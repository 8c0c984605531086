import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { spokenTree } from '../support/spoken-tree.ts'
import { reached, states } from '../support/states.ts'

// What a screen reader is given, word for word: roles, names, states, and what describes a field.

const visit = openChromium({ locale: 'en-GB' })

const bring = (name: keyof typeof states): Promise<Page> =>
  reached(visit, states[name], { width: states[name].width ?? 1280, height: 800 })

test('The header with a menu open', async () => {
  const page = await bring('the menu of the products open')
  expect(await spokenTree(page, 'banner')).toMatchInlineSnapshot(`
    "banner
      link “MRP Agent”
      navigation “Main”
        list
          listitem level=1
            link “Home”
          listitem level=1
            button “Product” expanded
            group
              list
                listitem level=2
                  link “Features” — What the agent does for you
                listitem level=2
                  link “Solution Overview” — Ten steps from your data to a plan
          listitem level=1
            link “Pricing”
          listitem level=1
            link “Clients”
          listitem level=1
            button “About Us” collapsed
          listitem level=1
            link “Contact”
          listitem level=1
            link “Login / Create Account”
      link “Request a Demo”"
  `)
})

test('The demo form with faults', async () => {
  const page = await bring('the demo form with faults, below its toast')
  expect(await spokenTree(page, 'form')).toMatchInlineSnapshot(`
    "form
      group “About you”
        textbox “Full name” invalid required — Please enter your full name.
        paragraph
          “Please enter your full name.”
        textbox “Company name” invalid required — Please enter the name of your company.
        paragraph
          “Please enter the name of your company.”
        textbox “Job title” required
        textbox “Email” invalid required — Please enter your email address, so that we can answer.
        paragraph
          “Please enter your email address, so that we can answer.”
        textbox “Phone (optional)”
        combobox “Best time to reach you (optional)” collapsed
      group “About your factory”
        combobox “Number of SKUs (optional)” collapsed
        combobox “ERP system (optional)” collapsed
        textbox “Comments (optional)” — Lead times, lot sizes, the part that is always short.
        paragraph
          “Lead times, lot sizes, the part that is always short.”
      button “Request a Demo”
      paragraph live=polite
        “We answer within 24 hours. Your details are used for this request only.”"
  `)
})

test('The toast above it', async () => {
  const page = await bring('the demo form with faults, below its toast')
  expect(await spokenTree(page, 'alert')).toMatchInlineSnapshot(`
    "alert live=assertive
      paragraph
        “Missing Information”
      paragraph
        “Please fill in all required fields.”
      button “Close: Missing Information”"
  `)
})
