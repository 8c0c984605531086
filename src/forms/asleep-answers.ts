// What a sleeping form may need of its answers, as one file: see `asleep.ts`.

export { readyAccount } from '../account/ready-account.ts'
export { answerEarly } from './early-answers.ts'
export { mailLink } from './typed-mail.ts'
