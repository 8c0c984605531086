import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
  // Small as it is, the style sheet in the page saves a round trip, as Astro's documentation says.
  build: { inlineStylesheets: 'always' },
  vite: { plugins: [tailwind()] },
})
