import { inject } from 'vitest'
import type { Notice } from './token-sync.ts'

// What a test asks of the emulator and of the endpoint for tokens behind the page's back.

/** The settings with which accounts are in the emulator. */
export const cloudSettings = {
  firebase: { apiKey: 'emulated-key', authDomain: 'factory.example', projectId: 'demo-mrp' },
  authEmulatorUrl: inject('emulator'),
}

let made = 0

/** An address that no other test uses. */
export function newEmail(): string {
  made += 1
  return `planner-${Date.now()}-${made}@factory.example`
}

/** Whether the provider keeps to itself who has an account; projects made since 2023 do, the emulator does not. */
export const protectEmails = (enableImprovedEmailPrivacy: boolean): Promise<void> =>
  ask('PATCH', `v2/projects/${project}/config?updateMask=emailPrivacyConfig`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy },
  })

/** Disables an account, as an administrator does. */
export const disableAccount = (localId: string): Promise<void> =>
  ask('POST', `v1/projects/${project}/accounts:update`, { localId, disableUser: true })

const project = `demo-mrp-${new URL(inject('emulator')).port}`

async function ask(method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${inject('emulator')}/identitytoolkit.googleapis.com/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`)
}

/** What an endpoint was told so far. */
export async function noticesAt(endpoint: string): Promise<readonly Notice[]> {
  return (await fetch(new URL(endpoint, inject('tokenSync')))).json()
}

/** What a bearer token says of its owner. */
export function readToken(authorization = ''): Readonly<Record<string, unknown>> {
  const [, claims = ''] = /^Bearer [^.]+\.([^.]+)\./.exec(authorization) ?? []
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8') || '{}')
}
