/** The colour schemes of the product; `standard` is the default. */
export const SCHEMES = ['standard', 'high-contrast', 'dark', 'dark-high-contrast', 'warm'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Text sizes in per cent. */
export const TEXT_SIZES = [100, 110, 125, 150, 175, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How the user wants the product to look. */
export interface Appearance {
  scheme: Scheme
  /** Whether the dark scheme takes its place while the operating system is dark. */
  followsSystem: boolean
  textSize: TextSize
  /** `null` follows the operating system's setting. */
  hasReducedMotion: boolean | null
  hasUnderlinedLinks: boolean
}

export const DEFAULT_APPEARANCE: Appearance = {
  scheme: 'standard',
  followsSystem: false,
  textSize: 100,
  hasReducedMotion: null,
  hasUnderlinedLinks: false,
}

/** The dark counterpart of each scheme. */
const DARK: Record<Scheme, Scheme> = {
  standard: 'dark',
  warm: 'dark',
  dark: 'dark',
  'high-contrast': 'dark-high-contrast',
  'dark-high-contrast': 'dark-high-contrast',
}

const systemIsDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** The scheme that an appearance has now. */
const currentScheme = ({ scheme, followsSystem }: Appearance): Scheme =>
  followsSystem && systemIsDark?.matches ? DARK[scheme] : scheme

/** Calls a function whenever the operating system turns dark or light. */
export const onSystemScheme = (listener: () => void): void => systemIsDark?.addEventListener('change', listener)

/** Applies an appearance to the page (`<html>`); the tokens depend on its attributes. */
export function applyAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  root.dataset['scheme'] = currentScheme(appearance)
  setOrRemove(root, 'textSize', appearance.textSize === 100 ? null : String(appearance.textSize))
  const { hasReducedMotion } = appearance
  setOrRemove(root, 'motion', hasReducedMotion === null ? null : hasReducedMotion ? 'reduced' : 'full')
  setOrRemove(root, 'links', appearance.hasUnderlinedLinks ? 'underlined' : null)
  // The browser's own toolbar gets the colour of the page.
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}

function setOrRemove(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}
