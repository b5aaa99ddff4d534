import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './build/boot-script.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { compressed } from './build/compressed.ts'
import { devProxy } from './build/dev-proxy.ts'
import { englishOnly } from './build/english-only.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { mapSheets } from './build/map-sheets.ts'
import { messages } from './build/messages.ts'
import { scriptsInOrder } from './build/scripts-in-order.ts'
import { serviceWorker } from './build/service-worker.ts'
import { webFonts } from './build/web-fonts.ts'
import { withoutIntlAtLoad } from './build/without-intl-at-load.ts'
import { withoutModality } from './build/without-modality.ts'
import { withoutPerformanceTracks } from './build/without-performance-tracks.ts'

/** What each of our own plugins works around, and when to look again, stands in its file. */
export default defineConfig({
  base: '/',
  plugins: [
    webFonts(),
    mapSheets(),
    react(),
    tailwind(),
    messages(),
    bootScript(),
    inlineStyles(),
    scriptsInOrder(),
    englishOnly(),
    withoutIntlAtLoad(),
    withoutModality(),
    withoutPerformanceTracks(),
    compressed(),
    serviceWorker(),
  ],
  server: { proxy: devProxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // An image inlined as data: would be rejected by the content security policy.
    assetsInlineLimit: 0,
    // The page names what the entry needs; naming all chunks of all pages in the entry costs more than it gives.
    modulePreload: {
      resolveDependencies: (_file, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
