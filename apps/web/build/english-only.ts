import type { Plugin } from 'vite'

/**
 * React Aria ships its spoken texts in 34 languages; the product speaks English. This leaves the other 33 out.
 * Does what @react-aria/optimize-locales-plugin does, which missed react-aria and react-stately until adobe/react-spectrum#10111
 * and runs too late in Vite until #10304. Look again when a release of it has both: then use it instead.
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
