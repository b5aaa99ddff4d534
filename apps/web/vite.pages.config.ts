import { defineConfig } from 'vite'
import { messages } from './build/messages.ts'

/**
 * The scripts of pages that are not part of the app, at URLs that do not change: `dist/enquiry.js` of companies' public sites,
 * `dist/choices.js` of itineraries on which a client can choose, and `dist/visits.js` of itineraries that a reader opens.
 */
export default defineConfig({
  plugins: [messages()],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: {
        enquiry: 'src/enquiry/enquiry.ts',
        choices: 'src/choices/choices.ts',
        visits: 'src/visits/visits.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
