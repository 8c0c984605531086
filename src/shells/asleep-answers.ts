// What a sleeping form may need for its answers, as one file: see `asleep.ts`.

export { readyAccount } from '../account/ready-account.ts'
export { answerEarly } from '../forms/early-answers.ts'
export { complainEarly } from '../forms/early-complaint.ts'
export { fillMail } from '../forms/typed-mail.ts'
