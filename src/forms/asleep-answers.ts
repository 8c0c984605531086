// What a sleeping form may need for its answers, as one file: see `asleep.ts`.

export { readyAccount } from '../account/ready-account.ts'
export { answerEarly } from './early-answers.ts'
export { complainEarly } from './early-complaint.ts'
export { fillMail } from './typed-mail.ts'
