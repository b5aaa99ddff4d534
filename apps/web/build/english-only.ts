import type { Plugin } from 'vite'

/**
 * React Aria ships its texts for screen readers in 34 languages; the product is in English, so this leaves out the other 33.
 * Does what @react-aria/optimize-locales-plugin does, which missed react-aria and react-stately until
 * adobe/react-spectrum#10111 and runs too late in Vite until #10304. Check again when a release has both, and use it instead.
 */
export const englishOnly = (): Plugin => ({
  name: 'english-only',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/react-(aria|aria-components|stately)\/dist\/private\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: (id) => (id.endsWith('/en-US.mjs') ? null : 'export default {};'),
  },
})
