import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { readPages } from '../site/read-pages.ts'

export default defineConfig({
  integrations: [react()],
  // Inlined because it is small: that saves a round trip, as Astro's documentation says.
  build: { inlineStylesheets: 'always' },
  vite: { define: { __PAGES__: JSON.stringify(readPages()) }, plugins: [tailwind()] },
})
