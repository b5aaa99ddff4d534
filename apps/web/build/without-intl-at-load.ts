import type { Plugin } from 'vite'
import { patchLibrary } from './patch-library.ts'

/** The app's own language and the browser's (ui/ui-provider.tsx) are both assumed to be written from left to right. */
const leftToRight = { find: /direction: \(0, [$\w]+\)\(locale\) \? 'rtl' : 'ltr'/, replace: `direction: 'ltr'` }

const patches = [
  {
    file: 'i18n/useDefaultLocale.mjs',
    find: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/,
    replace: '',
  },
  { file: 'i18n/useDefaultLocale.mjs', ...leftToRight },
  { file: 'i18n/I18nProvider.mjs', ...leftToRight },
  {
    file: 'private/NumberFormatter.mjs',
    find: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/,
    replace: 'true',
  },
]

/**
 * While loading, React Aria asks `Intl` about features that all supported browsers have, and about the text direction of
 * languages. On a phone, that takes a tenth of a second before anything is drawn. This patch replaces the calls with constants.
 * react-aria 3.53, @internationalized/number 3.6; no upstream issue is known. Check again with each of their minor releases:
 * the build fails when that code has changed.
 */
export const withoutIntlAtLoad = (): Plugin =>
  patchLibrary(
    'without-intl-at-load',
    /\/(?:react-aria|@internationalized\/number)\/dist\/private\/.*(?:useDefaultLocale|I18nProvider|NumberFormatter)\.mjs$/,
    patches,
  )
