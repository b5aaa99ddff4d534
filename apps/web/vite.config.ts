import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, ProxyOptions } from 'vite'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { prefetchedPages } from './src/app/shell/prefetched-pages.ts'

const api: ProxyOptions = { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000', changeOrigin: true }

/** `/login` is a page; only a POST to it (the end of a session) is the API's. */
const logout: ProxyOptions = { ...api, bypass: (request) => (request.method === 'POST' ? undefined : request.url) }

export default defineConfig({
  base: '/',
  plugins: [react(), tailwind(), bootScript(), englishOnly(), withoutPerformanceTracks(), serviceWorker()],
  server: {
    // A pattern where a page of the app begins with the same letters: /profile, /media.
    proxy: {
      '^/v1/': api,
      '^/p/': api,
      '^/c/': api,
      '^/media/.': api,
      '^/checkout/': api,
      '^/(healthz|readyz|openapi\\.json|config\\.json)$': api,
      '^/login$': logout,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // A picture inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
    // The page names what the entry needs; naming all chunks of all pages in the entry costs more than it gives.
    modulePreload: {
      resolveDependencies: (_file, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    rolldownOptions: {
      output: {
        // What every page needs changes rarely and is cached apart; React Aria is left to split by page.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
            // What a page's parts need comes along with them: few files, in the order in which somebody arrives.
            { name: 'guest', test: /src\/(app\/app\.tsx|features\/login\/)/ },
            { name: 'shell', test: /src\/(app\/shell|features\/home)\// },
            // Named, because the service worker does not keep it (below).
            { name: 'zxcvbn', test: /node_modules\/@zxcvbn-ts\// },
            { name: 'maplibre', test: /node_modules\/maplibre-gl\// },
            { name: 'lists', test: /src\/kit\/list\// },
            { name: 'forms', test: /src\/kit\/form\// },
          ],
        },
      },
    },
  },
})

/**
 * Puts the script that sets the colours into the page, as a file it would hold up the first paint, and tells it the file
 * that somebody who is logged in needs next; and names the files of the pages that are fetched in an idle moment.
 */
function bootScript(): Plugin {
  const text = readFileSync(new URL('src/app/boot-script.js', import.meta.url), 'utf8')
  return {
    name: 'boot-script',
    transformIndexHtml: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const shell = chunks.find(({ name }) => name === 'shell')
      const told = text.replace('%SHELL%', shell ? `/${shell.fileName}` : '')
      const first = new Set(['index', 'framework', 'guest', 'shell', 'rolldown-runtime'])
      const later = new Set<string>()
      const visit = (chunk: (typeof chunks)[number] | undefined): void => {
        if (!chunk || later.has(chunk.fileName) || first.has(chunk.name)) return
        later.add(chunk.fileName)
        for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file))
      }
      for (const page of prefetchedPages)
        visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${page}`))))
      const names = [...later].map((file) => `/${file}`).join(' ')
      const meta = names ? `<meta name="prefetched" content="${names}" />\n    ` : ''
      // After what names the encoding, before the first file.
      return html.replace('<title>', () => `<script>\n${told}</script>\n    ${meta}<title>`)
    },
  }
}

/** React Aria ships its spoken texts in 34 languages; the product speaks English (spec section 9). */
function englishOnly(): Plugin {
  return {
    name: 'english-only',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/react-(aria|aria-components|stately)\/dist\/private\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/ },
      handler: (id) => (id.endsWith('/en-US.mjs') ? null : 'export default {};'),
    },
  }
}

/**
 * React's development build reads every prop for its performance tracks and falls over React Aria's list sections
 * (adobe/react-spectrum#9405). Without this function of the console it leaves the tracks out.
 */
function withoutPerformanceTracks(): Plugin {
  return {
    name: 'without-performance-tracks',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: 'console.timeStamp = undefined', injectTo: 'head-prepend' }],
  }
}

/** Builds `/sw.js` with the list of files it keeps; the app registers it itself (kit/service-worker.ts). */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // Fonts of other alphabets, and code that is of use with a network only, are kept once they were needed.
      globPatterns: [
        'index.html',
        'favicon.svg',
        'assets/*.{js,css}',
        'assets/*-latin-*.woff2',
        'assets/countries-110m-*.json',
      ],
      globIgnores: ['assets/{zxcvbn,captcha-widget,maplibre}*'],
      maximumFileSizeToCacheInBytes: 1_000_000,
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
    },
  })
}
