import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, ProxyOptions } from 'vite'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { webFonts } from './web-fonts.ts'

const api: ProxyOptions = { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000', changeOrigin: true }

/** `/login` is a page; only a POST to it (the end of a session) is the API's. */
const logout: ProxyOptions = { ...api, bypass: (request) => (request.method === 'POST' ? undefined : request.url) }

export default defineConfig({
  base: '/',
  plugins: [
    webFonts(),
    react(),
    tailwind(),
    bootScript(),
    styleInPage(),
    oneByOne(),
    englishOnly(),
    withoutQuestionsToIntl(),
    withoutModality(),
    withoutPerformanceTracks(),
    withoutPlacesOfErrors(),
    compressed(),
    serviceWorker(),
  ],
  server: {
    // A pattern where a page of the app begins with the same letters: /profile, /media.
    proxy: {
      '^/v1/': api,
      '^/p/': api,
      '^/c/': api,
      '^/media/.': api,
      '^/checkout/': api,
      '^/(healthz|readyz|openapi\\.json|config\\.json|enquiry\\.js)$': api,
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
            { name: 'guest', test: /src\/(app\/app\.tsx|features\/login\/(?!second-step|company-login))/ },
            { name: 'shell', test: /src\/(app\/shell\/(?!late\/)|data\/clients\.|features\/home\/(?!platform-home))/ },
            // Named, because the service worker does not keep it (below).
            { name: 'zxcvbn', test: /node_modules\/@zxcvbn-ts\// },
            { name: 'maplibre', test: /node_modules\/maplibre-gl\// },
            // For a single icon nobody fetches the whole of another page.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            // Lists, forms and the editor share these; the editor does without the checks and the forms around them.
            { name: 'checks', test: /node_modules\/zod\// },
            {
              name: 'fields',
              test: /src\/(?:ui\/(?!gallery|table|toast|colour|pagination|date-|time-|month-|tag-field|progress-bar|link-tabs)(?:sortable\/)?[\w-]+\.tsx?$|ui\/rich-text\/rich-text-field|kit\/form\/(?!media-|reference-|country-)[\w-]+-(?:list|field|combo)\.|kit\/words\/(?:places-known|money)\.|data\/download\.)|node_modules\/@tanstack\/.*\/(?:useQueries|queriesObserver)\./,
            },
            // What refers to other records comes with the forms that do.
            { name: 'references', test: /src\/(?:kit\/form\/reference-field|ui\/tag-field)\./ },
            {
              name: 'dates',
              test: /src\/ui\/(?:date|time|month-day)-field\.|node_modules\/@internationalized\/date\//,
            },
            { name: 'location', test: /src\/kit\/location\/(?!tile|outline|location-input)/ },
            { name: 'loaded', test: /src\/kit\/page\/(?:loaded|waiting)\./ },
            { name: 'lists', test: /src\/kit\/list\/(?!duplicate-dialog)/ },
            // The editor keeps drafts as well, without the forms.
            { name: 'editor-words', test: /src\/editor\/words\// },
            { name: 'drafts', test: /src\/data\/draft\.|node_modules\/@noble\// },
            { name: 'forms', test: /src\/kit\/form\// },
          ],
        },
      },
    },
  },
})

/**
 * Puts the script that sets the colours into the page, as a file it would hold up the first paint, and tells it the files
 * that somebody who is logged in needs next. All others the service worker fetches, once the page is there.
 */
function bootScript(): Plugin {
  const text = readFileSync(new URL('src/app/boot-script.js', import.meta.url), 'utf8')
  return {
    name: 'boot-script',
    transformIndexHtml: (html, { bundle = {} }) => {
      const fileOf = (name: string) => {
        const part = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name)
        return part ? `/${part.fileName}` : ''
      }
      const told = text.replace('%SHELL%', fileOf('shell')).replace('%CACHE%', fileOf('persisted-cache'))
      // After what names the encoding, before the first file.
      return html.replace('<title>', () => `<script>\n${told}</script>\n    <title>`)
    },
  }
}

/**
 * Runs the parts that the entry needs one by one before it: short tasks answer a tap sooner than one long one. Their
 * preloads stay, because they name the files all at once. They draw nothing before all are there: the fonts go first.
 */
function oneByOne(): Plugin {
  return {
    name: 'one-by-one',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const parts = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g)]
        const scripts = parts.map(([, file]) => `<script type="module" crossorigin src="${file}"></script>\n    `)
        return html
          .replace('<script type="module"', (entry) => `${scripts.join('')}${entry}`)
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      },
    },
  }
}

/**
 * Puts the style sheet into the page: as a file it would hold up the first paint. The service worker keeps the page, so
 * that it comes from the network once. The fonts of nearly every text come along with the code, not after it has drawn one.
 */
function styleInPage(): Plugin {
  return {
    name: 'style-in-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const fonts = Object.keys(bundle).filter((file) => /(?:inter|fraunces)-latin-(?!ext).*\.woff2$/.test(file))
        const sooner = fonts.map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n    `,
        )
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (link, file: string) => {
          const sheet = bundle[file]
          return sooner.join('') + (sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link)
        })
      },
    },
  }
}

/** React Aria ships its spoken texts in 34 languages; the product speaks English. */
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
 * React Aria asks `Intl` as it is loaded what every browser we build for can do, which way the browser's language is
 * written, and which way the app's own (ui/ui-provider.tsx): a tenth of a second on a phone, before anything is drawn.
 */
function withoutQuestionsToIntl(): Plugin {
  const answers = [
    {
      file: 'i18n/useDefaultLocale.mjs',
      asks: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/,
      answer: '',
    },
    {
      file: 'i18n/useDefaultLocale.mjs',
      asks: /direction: \(0, [$\w]+\)\(locale\) \? 'rtl' : 'ltr'/,
      answer: `direction: 'ltr'`,
    },
    {
      file: 'i18n/I18nProvider.mjs',
      asks: /direction: \(0, [$\w]+\)\(locale\) \? 'rtl' : 'ltr'/,
      answer: `direction: 'ltr'`,
    },
    {
      file: 'private/NumberFormatter.mjs',
      asks: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/,
      answer: 'true',
    },
  ]
  return {
    name: 'without-questions-to-intl',
    apply: 'build',
    transform: {
      filter: {
        id: /\/(?:react-aria|@internationalized\/number)\/dist\/private\/.*(?:useDefaultLocale|I18nProvider|NumberFormatter)\.mjs$/,
      },
      handler: answeredBy(answers),
    },
  }
}

/** Puts answers in place of what a library's file asks; a newer version that asks in another way is not built. */
function answeredBy(answers: readonly { file: string; asks: RegExp; answer: string }[]) {
  return (code: string, id: string): string =>
    answers
      .filter(({ file }) => id.endsWith(file))
      .reduce((text, { asks, answer }) => {
        if (!asks.test(text)) throw new Error(`${id} asks in another way now`)
        return text.replace(asks, answer)
      }, code)
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

/**
 * React Aria draws a table or a list that can be reordered anew, with all its rows, whenever somebody changes between mouse
 * and keyboard: half a second in a long itinerary. It does so for what it tells screen readers: how to choose a row, where a
 * press chooses one instead of the others, which no list of ours does; and how to begin a drag, which the device decides.
 */
function withoutModality(): Plugin {
  const answers = [
    {
      file: 'grid/useHighlightSelectionDescription.mjs',
      asks: /let modality = \(0, [$\w]+\)\(\);/,
      answer: `let modality = 'keyboard';`,
    },
    {
      file: 'dnd/utils.mjs',
      asks: /return [$\w]+mapModality\(\(0, [$\w]+export\$98e20ec92f614cfe\)\(\)\);/,
      answer: `return dragModality;`,
    },
    {
      file: 'dnd/utils.mjs',
      asks: /$/,
      answer: `\nconst dragModality = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'keyboard';`,
    },
  ]
  return {
    name: 'without-modality',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/(?:grid\/useHighlightSelectionDescription|dnd\/utils)\.mjs$/ },
      handler: answeredBy(answers),
    },
  }
}

/**
 * React makes five errors as it is loaded, which it throws to itself and never shows. Whoever measures a page makes the
 * browser note where each was made, for which it reads all of React's code a second time.
 */
function withoutPlacesOfErrors(): Plugin {
  return {
    name: 'without-places-of-errors',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => {
        const thrown = /\bError\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)/g
        if (code.match(thrown)?.length !== 5) throw new Error('React makes other errors as it is loaded now')
        return code.replaceAll(thrown, 'Object.assign(Object.create(Error.prototype), { message: $1 })')
      },
    },
  }
}

/** Puts beside each text its smallest form, which takes too long to make for every visitor anew (kit/http/web-app.ts sends it). */
function compressed(): Plugin {
  const compress = promisify(brotliCompress)
  const leastBytes = 2048
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const texts = Object.keys(bundle).filter((file) => /\.(?:m?js|css|json|html)$/.test(file))
      await Promise.all(
        texts.map(async (file) => {
          const text = await readFile(join(dir, file))
          if (text.length >= leastBytes) await writeFile(join(dir, `${file}.br`), await compress(text))
        }),
      )
    },
  }
}

/** Builds `/sw.js` with the list of files it keeps; the app registers it itself (data/service-worker.ts). */
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
