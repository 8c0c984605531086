import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { spokenTree } from '../support/spoken-tree.ts'
import { reached, states } from '../support/states.ts'

// What a screen reader is given, word for word: roles, names, states, and what describes a field.

const visit = openChromium({ reducedMotion: 'reduce', locale: 'en-GB' })

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
                  link “Features”
                listitem level=2
                  link “Solution Overview”
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

test('The header of a phone with its menu open', async () => {
  const page = await bring('the menu of a phone open')
  expect(await spokenTree(page, 'banner')).toMatchInlineSnapshot(`
    "banner
      link “MRP Agent”
      button “Menu” expanded
      navigation “Menu”
        list
          listitem level=1
            link “Home”
          listitem level=1
            link “Features”
          listitem level=1
            link “Solution Overview”
          listitem level=1
            link “Pricing”
          listitem level=1
            link “Clients”
          listitem level=1
            link “About”
          listitem level=1
            link “Contact”
          listitem level=1
            link “Login / Create Account”
          listitem level=1
            link “Request a Demo”
          listitem level=1
            link “Founder, operations”
          listitem level=1
            link “Founder, engineering”"
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
        combobox “Best time to reach you” collapsed
      group “About your plant”
        combobox “Number of SKUs” collapsed
        combobox “ERP system” collapsed
        textbox “Comments (optional)” — Lead times, lot sizes, the part that is always short: whatever we should look at first.
        paragraph
          “Lead times, lot sizes, the part that is always short: whatever we should look at first.”
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

test('The dialog', async () => {
  const page = await bring('the dialog open')
  expect((await spokenTree(page, 'dialog')).split('\n').slice(0, 6).join('\n')).toMatchInlineSnapshot(`
    "dialog “Request a Demo” modal
      form
        group “About you”
          textbox “Full name” required
          textbox “Company name” required
          textbox “Job title” required"
  `)
})

test('The dashboard', async () => {
  const page = await bring('a dashboard with a run and a connection')
  const tree = await spokenTree(page, 'main')
  const dateless = tree
    .replace(/\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}/g, '(time)')
    .replace(/Monday \d{1,2} \w+/g, '(Monday)')
    .replace(/(week \d), \d{1,2} \w{3,4}/g, '$1, (date)')
  expect(dateless).toMatchInlineSnapshot(`
    "main
      sectionheader
        heading “Welcome, Anna Huber” level=1
        paragraph
          “Planner, Huber Gears”
        status live=polite
        button “Update Profile” — Does nothing in this demo.
        button “Log Out”
      DescriptionList
        term “Subscription”
        definition
          “No active subscription”
          button “Upgrade Plan” — Does nothing in this demo.
        term “ERP connections”
        definition
          “1”
          “connected”
        term “MRP runs”
        definition
          “1”
          “completed”
        term “Last login”
        definition
          time
            “(time)”
      region “1 order to place by (Monday)”
        paragraph
          time
            “(time)”
          “·”
          “simulated, on the sample plant”
        heading “1 order to place by (Monday)” level=2
        button “Download CSV”
        link “Open in the planner”
        “Buy”
        heading “Order 100 BRG6204 by (Monday)” level=3
        paragraph
          “Sales order 1042:”
          “50 CD-20 in week 6 → 200 RL-60 → 400 BRG6204 in week 4”
          “.”
          “310 on hand”
          “,”
          “90 short”
          “, lots of 100”
          “, 2 weeks.”
        table “Planned orders of this run”
          caption
            “Planned orders of this run”
          rowgroup
            row
              columnheader “Planned order”
              columnheader “Pieces”
              columnheader “Release”
              columnheader “Needed”
              columnheader “For”
          rowgroup
            row
              rowheader “Buy BRG6204”
              cell “100”
              cell “week 2, (date)”
              cell “week 4, (date)”
              cell “RL-60”
            row
              rowheader “Make RL-60”
              cell “200”
              cell “week 4, (date)”
              cell “week 5, (date)”
              cell “CD-20”
            row
              rowheader “Assemble CD-20”
              cell “50”
              cell “week 5, (date)”
              cell “week 6, (date)”
              cell “order 1042”
        paragraph
          “Nothing to do for GM-07 (64 on hand, 50 needed, 14 left) and FR-01 (58 on hand, 50 needed, 8 left).”
      region “MRP runs”
        heading “MRP runs” level=2
        button “Start MRP Run”
        table “MRP runs”
          rowgroup
            row
              columnheader “Result”
              columnheader “Status”
              columnheader “Date, newest first”
              cell
          rowgroup
            row
              rowheader “Sample MRP Run 1 to order, 2 to start”
              cell “Completed”
              cell “(time)”
                time
                  “(time)”
              cell “Close the run of (time)”
                button “Close the run of (time)” expanded
      region “ERP connections”
        heading “ERP connections” level=2
        button “Connect ERP System”
        table “ERP connections”
          rowgroup
            row
              columnheader “System”
              columnheader “Status”
              columnheader “Date, newest first”
          rowgroup
            row
              rowheader “NetSuite simulated”
              cell “Connected”
              cell “(time)”
                time
                  “(time)”"
  `)
})

test('Questions, one of them open', async () => {
  const page = await bring('an answer open')
  const tree = await spokenTree(page, 'main')
  expect(tree.slice(tree.indexOf('heading “Questions'))).toMatchInlineSnapshot(`
    "heading “Questions before you sign” level=2
      group
        DisclosureTriangleGrouped “Can I change my plan later?” collapsed
      group
        DisclosureTriangleGrouped “Is there a setup fee?” expanded
        paragraph
          “No setup fee for Basic and Professional. You connect your ERP yourself, and the agent checks each step with you.”
      group
        DisclosureTriangleGrouped “Can I cancel?” collapsed
      group
        DisclosureTriangleGrouped “Which plan fits my number of SKUs?” collapsed
      group
        DisclosureTriangleGrouped “Why can I not buy it here?” collapsed
      group
        DisclosureTriangleGrouped “What can the agent do in our ERP?” collapsed
      group
        DisclosureTriangleGrouped “What happens to our data?” collapsed
      heading “Not sure which plan fits?” level=2
      paragraph
        “Tell us how many items you plan and which ERP you run. You get a straight answer, also when it is the smaller plan.”
      link “Contact Sales”"
  `)
})
