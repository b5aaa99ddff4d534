import type { Plugin } from 'vite'
import { patchLibrary } from './patch-library.ts'

/** The app's own language and the browser's (ui/ui-provider.tsx) are both taken as written from left to right. */
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
 * While it is loaded, React Aria asks `Intl` about features that all our browsers have, and which way languages are written.
 * That takes a tenth of a second on a phone, before anything is drawn. This puts the answers in.
 * react-aria 3.53, @internationalized/number 3.6; no upstream issue is known. Look again with each of their minor releases:
 * the build stops when they ask in another way.
 */
export const withoutIntlAtLoad = (): Plugin =>
  patchLibrary(
    'without-intl-at-load',
    /\/(?:react-aria|@internationalized\/number)\/dist\/private\/.*(?:useDefaultLocale|I18nProvider|NumberFormatter)\.mjs$/,
    patches,
  )
