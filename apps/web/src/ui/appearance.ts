/** The colour schemes of the product; `standard` is the default. */
export const SCHEMES = ['standard', 'high-contrast', 'dark', 'dark-high-contrast', 'warm'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Text sizes in per cent. */
export const TEXT_SIZES = [100, 110, 125, 150, 175, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How somebody wants to see the product. */
export interface Appearance {
  scheme: Scheme
  textSize: TextSize
  /** `null`: as the reader's system has it. */
  hasReducedMotion: boolean | null
  hasUnderlinedLinks: boolean
}

export const DEFAULT_APPEARANCE: Appearance = {
  scheme: 'standard',
  textSize: 100,
  hasReducedMotion: null,
  hasUnderlinedLinks: false,
}

/** Puts an appearance on the page (`<html>`); the tokens follow its attributes. */
export function applyAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  root.dataset['scheme'] = appearance.scheme
  setOrRemove(root, 'textSize', appearance.textSize === 100 ? null : String(appearance.textSize))
  const { hasReducedMotion } = appearance
  setOrRemove(root, 'motion', hasReducedMotion === null ? null : hasReducedMotion ? 'reduced' : 'full')
  setOrRemove(root, 'links', appearance.hasUnderlinedLinks ? 'underlined' : null)
  // The browser's own frame takes the colour of the paper.
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}

function setOrRemove(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}
