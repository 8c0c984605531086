import tailwind from '@tailwindcss/vite'
import { planAhead } from '../../../scripts/build/plan-ahead.ts'

export default { plugins: [tailwind(), planAhead()], build: { target: 'es2022' } }
