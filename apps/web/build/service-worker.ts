import { VitePWA } from 'vite-plugin-pwa'

/**
 * Builds `/sw.js` with the list of files it keeps; the app registers it itself (src/data/service-worker.ts).
 * vite-plugin-pwa 2.0, as it is meant to be used.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // Fonts of other alphabets, and code that is only useful with a network, are cached once they are needed.
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
