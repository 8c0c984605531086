import { vi } from 'vitest'
import { clearDraft } from '../../../src/services/draft-storage.ts'
import { toasts } from '../../../src/services/toast-list.ts'
import { asSent, type OpenedForm, openForm, type Texts } from './form.ts'
import { openLedger, type Submission, type Visit } from './ledger.ts'
import { behaviours, fakeNetwork } from './network.ts'
import { presses } from './presses.ts'
import type { Attempt, Incident, Schedule } from './schedule.ts'
import { fakeStorage } from './storage.ts'
import { holdTime, pass, settle, until } from './time.ts'

/** How long the email service may take, in ms: the product's promise, not its own constant. */
export const timeLimit = 12_000

/** Plays a schedule with the real component, on a page whose time, network and storage are ours. */
export async function visit(schedule: Schedule): Promise<Visit> {
  holdTime()
  const [network, storage, ledger] = [fakeNetwork(), fakeStorage(schedule.storage), openLedger()]
  try {
    const form = await openForm(schedule.form)
    ledger.watch(form)
    await play({ schedule, form, network, storage, ledger })
    const { submissions, toasts, complaints } = ledger
    return { schedule, submissions, toasts, complaints }
  } finally {
    ledger.close()
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    sessionStorage.clear()
    clearDraft(schedule.form)
    toasts.set([])
  }
}

interface Scene {
  readonly schedule: Schedule
  readonly form: OpenedForm
  readonly network: ReturnType<typeof fakeNetwork>
  readonly storage: ReturnType<typeof fakeStorage>
  readonly ledger: ReturnType<typeof openLedger>
}

async function play({ schedule, form, network, storage, ledger }: Scene): Promise<void> {
  /** What was typed last, as it was typed, until the visitor is told that it was sent. */
  let typed: Texts | undefined
  /** Whether somebody else changed the draft, so that a form put back can't have it. */
  let spoiled = false
  /** How much of this attempt's time has passed, in ms. */
  let elapsed = 0
  /** How many requests had been made before each press. */
  const askedBefore: number[] = []

  for (const attempt of schedule.attempts) await live(await press(attempt))
  network.goOnline()
  await pass(10 * 60_000)
  await putBack()
  lookAtText()
  const last = ledger.submissions.at(-1)
  if (last) lookAtPanel(last)
  for (const address of ledger.unaccounted) ledger.complain(`the mail app was opened unasked: ${address}`)
  for (const [index, submission] of ledger.submissions.entries())
    submission.requests = network.asked.slice(askedBefore[index], askedBefore[index + 1])

  /** Fills in the form where that is needed, and presses its button. */
  async function press(attempt: Attempt): Promise<Submission> {
    network.goOnline()
    await putBack()
    lookAtText()
    if (form.success()) await form.startAgain()
    if (attempt.retypes || !isFilledIn(form)) {
      form.type(attempt.texts)
      spoiled = false
    }
    typed = form.texts()

    const [before, asked] = [ledger.submissions.length, network.asked.length]
    askedBefore.push(asked)
    ledger.begin(attempt)
    network.decide(attempt.fate)
    if (attempt.offline) network.goOffline()
    presses[attempt.press](form)
    await until(() => ledger.submissions.length > before)
    await settle()
    const submission = ledger.submissions.at(-1)
    if (!submission || ledger.submissions.length > before + 1)
      throw new Error(`“${attempt.press}” made ${ledger.submissions.length - before} submissions`)
    await until(() => network.asked.length > asked || submission.endings.length > 0)
    return submission
  }

  /** Lets happen what happens after a press, each at its time. */
  async function live(submission: Submission): Promise<void> {
    const { fate, meanwhile, patient } = submission.attempt
    const steps = [
      ...meanwhile.map(incident => ({ at: incident.at, run: () => happen(incident, submission) })),
      ...(patient || fate.after < timeLimit ? [{ at: fate.after, run: () => hearAnswer(submission) }] : []),
      { at: timeLimit, run: () => hearEnd(submission) },
    ].sort((one, other) => one.at - other.at)
    elapsed = 0
    for (const { at, run } of steps) {
      await pass(at - elapsed)
      elapsed = Math.max(elapsed, at)
      await run()
    }
  }

  async function hearAnswer(submission: Submission): Promise<void> {
    const { service, after } = submission.attempt.fate
    if ('answer' in behaviours[service] && after < timeLimit) await hearEnd(submission)
  }

  async function hearEnd(submission: Submission): Promise<void> {
    await until(() => submission.endings.length > 0)
    await settle()
    if (submission.panels.length === 0) lookAtPanel(submission)
    lookAtText()
  }

  async function happen({ what }: Incident, submission: Submission): Promise<void> {
    const { element } = form
    const key = `mrp:draft:${schedule.form}`
    const leave = () => {
      element.remove()
      for (const one of ledger.submissions) one.away = true
    }
    const happenings: Readonly<Record<Incident['what'], () => unknown>> = {
      'the element is removed': leave,
      'the element is removed and put back': async () => {
        leave()
        await settle()
        await putBack()
      },
      'the element is moved': () => {
        if (!element.isConnected) return
        const box = document.createElement('div')
        document.body.append(box)
        box.append(element)
      },
      'the tab is frozen for an hour': async () => {
        submission.frozen ||= submission.endings.length === 0
        document.dispatchEvent(new Event('freeze'))
        elapsed += 3_600_000
        await pass(3_600_000)
        document.dispatchEvent(new Event('resume'))
      },
      'the page is in the back/forward cache': () => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
      'the page is hidden and shown': () => {
        for (const state of ['hidden', 'visible'] as const) {
          vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(state)
          vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(state === 'hidden')
          document.dispatchEvent(new Event('visibilitychange'))
        }
      },
      'the connection is lost': network.goOffline,
      'the connection is back': network.goOnline,
      'the clock is set back': () => vi.setSystemTime(Date.now() - 86_400_000),
      'the storage is blocked': () => storage.become('blocked'),
      'the storage is full': () => storage.become('full'),
      'the storage is sound': () => storage.become('sound'),
      'another page writes over the draft': () => {
        spoiled = true
        storage.spoil(key, '{"comments":7,"fullName":')
      },
      'the draft is deleted': () => {
        spoiled = true
        storage.spoil(key, null)
      },
      'the button is pressed again': () => {
        if (form.isSending()) presses['double click'](form)
      },
      'something is typed': () => {
        if (!form.isOpen()) return
        const field = schedule.form === 'demo' ? 'comments' : 'message'
        form.type({ [field]: `${form.control(field)?.value} P.S. ${elapsed}` })
        typed = form.texts()
        // Typing saves the whole draft again.
        spoiled = false
      },
    }
    await happenings[what]()
    await settle()
  }

  async function putBack(): Promise<void> {
    if (form.element.isConnected) return
    await form.putIn()
    await settle()
    if (spoiled) typed = undefined
  }

  /** Nothing typed is lost: it stands in the form, unless the visitor was told that it was sent. */
  function lookAtText(): void {
    if (!typed || !form.element.isConnected) return
    const fields = asSent(typed)
    const isSent = ledger.submissions.some(one => one.endings.includes('sent') && isSame(one.fields, fields))
    const stays = form.isOpen() && isSame(form.texts(), typed)
    if (!isSent && !stays)
      ledger.complain(`typed ${JSON.stringify(typed)}, left with ${JSON.stringify(form.texts())}`)
    if (isSent && !stays) typed = undefined
  }

  function lookAtPanel(submission: Submission): void {
    if (submission.away) return
    const panel = form.panel()
    const links = [...(panel?.querySelectorAll('a') ?? [])].map(link => link.getAttribute('href') ?? '')
    submission.panels.push(panel ? { text: form.panelText() ?? '', links } : undefined)
  }
}

/** Whether everything that the submit check asks for is there. */
const isFilledIn = ({ control }: OpenedForm): boolean =>
  ['fullName', 'companyName', 'name', 'email', 'message'].every(name => control(name)?.value.trim() !== '')

const isSame = (one: Texts, other: Texts): boolean =>
  Object.entries(one).every(([name, text]) => text === other[name])
