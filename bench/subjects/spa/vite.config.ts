import tailwind from '@tailwindcss/vite'
import { planAhead } from '../../../scripts/build/plan-ahead.ts'
import { readPages } from '../site/read-pages.ts'

export default {
  define: { __PAGES__: JSON.stringify(readPages()) },
  plugins: [tailwind(), planAhead()],
  build: { target: 'es2022' },
}
