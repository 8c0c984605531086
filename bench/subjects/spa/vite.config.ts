import tailwind from '@tailwindcss/vite'

export default { plugins: [tailwind()], build: { target: 'es2022' } }
