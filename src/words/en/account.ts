/** What the account area only plays: no ERP system is connected, and nothing is planned. */
export const simulated = {
  connection: { type: 'NetSuite', status: 'Connected' },
  run: { status: 'Completed', results: 'Sample MRP Run' },
} as const

/** What the team is told of a registration and of a login: a subject and a line each. */
export const accessLetters = {
  registration: { subject: 'New Registration: {name}', time: 'Registration time' },
  login: { subject: 'Login: {name}', time: 'Login time' },
  name: 'Name',
  company: 'Company',
  jobTitle: 'Job title',
  email: 'Email',
} as const
