import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
  // Inlined because it is small: that saves a round trip, as Astro's documentation says.
  build: { inlineStylesheets: 'always' },
  vite: { plugins: [tailwind()] },
})
