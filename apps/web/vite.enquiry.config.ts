import { defineConfig } from 'vite'

/** The one script of companies' public sites, beside the app and apart from it: `dist/enquiry.js`. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: { input: 'src/enquiry/enquiry.ts', output: { entryFileNames: 'enquiry.js' } },
  },
})
