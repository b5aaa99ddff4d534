import { defineConfig } from 'vite'
import { messages } from './build/messages.ts'

/** The one script of companies' public sites, beside the app and apart from it: `dist/enquiry.js`. */
export default defineConfig({
  plugins: [messages()],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: { input: 'src/enquiry/enquiry.ts', output: { entryFileNames: 'enquiry.js' } },
  },
})
