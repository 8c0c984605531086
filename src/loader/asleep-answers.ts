// What a sleeping form may need for its answers, as one file: see `asleep.ts`.

export { readyAccount } from '../elements/account/ready-account.ts'
export { answerEarly } from '../request/early-answers.ts'
export { complainEarly } from '../request/early-complaint.ts'
export { fillMail } from '../request/typed-mail.ts'
