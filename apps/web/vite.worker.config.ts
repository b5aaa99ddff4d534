import { defineConfig } from 'vite'

/**
 * The worker of saved pages, `dist/pocket-worker.js`: one file, because a worker cannot import what it shares with a page's script.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: { 'pocket-worker': 'src/pocket/worker.ts' },
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
  },
})
