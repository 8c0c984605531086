import { embed } from '../form/embed.config.ts'

export default embed(`${import.meta.dirname}/main.tsx`)
