import { defineConfig } from 'vite'
import { messages } from './build/messages.ts'

/**
 * The scripts of pages that are not part of the app, at URLs that do not change: `dist/enquiry.js` of companies' public sites,
 * `dist/choices.js` of itineraries on which a client can choose, `dist/visits.js` of itineraries that a reader opens, and `dist/pocket.js`
 * of all itineraries.
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
        pocket: 'src/pocket/pocket.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
