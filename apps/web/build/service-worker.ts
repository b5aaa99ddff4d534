import { VitePWA } from 'vite-plugin-pwa'

/**
 * Builds `/sw.js` with the list of files it precaches. The app registers it itself (src/data/service-worker.ts).
 * vite-plugin-pwa 2.0, used as documented.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // Fonts for other scripts, and code that is useless offline, are cached once they are needed.
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
