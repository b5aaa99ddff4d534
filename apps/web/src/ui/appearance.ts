import { brandColours } from './brand.ts'

/** The colour schemes of the product; `standard` is the default (spec section 9). */
export const SCHEMES = ['standard', 'high-contrast', 'dark', 'dark-high-contrast', 'warm'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Text sizes in per cent. */
export const TEXT_SIZES = [100, 110, 125, 150, 175, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How one person wants to see the product, and the colour of the company they work for. */
export interface Appearance {
  scheme: Scheme
  textSize: TextSize
  /** `null`: as the reader's system has it. */
  hasReducedMotion: boolean | null
  hasUnderlinedLinks: boolean
  /** The company's colour as `#rrggbb`; without one the product's own is used. */
  brand?: string | null
}

export const DEFAULT_APPEARANCE: Appearance = {
  scheme: 'standard',
  textSize: 100,
  hasReducedMotion: null,
  hasUnderlinedLinks: false,
}

const AAA_SCHEMES: readonly Scheme[] = ['high-contrast', 'dark-high-contrast']

/** Puts an appearance on the page (`<html>`); the tokens follow its attributes. */
export function applyAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  root.dataset['scheme'] = appearance.scheme
  setOrRemove(root, 'textSize', appearance.textSize === 100 ? null : String(appearance.textSize))
  const { hasReducedMotion } = appearance
  setOrRemove(root, 'motion', hasReducedMotion === null ? null : hasReducedMotion ? 'reduced' : 'full')
  setOrRemove(root, 'links', appearance.hasUnderlinedLinks ? 'underlined' : null)
  applyBrand(appearance, root)
  // The browser's own frame takes the colour of the paper.
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}

function applyBrand({ brand, scheme }: Appearance, root: HTMLElement): void {
  const properties = ['--brand', '--brand-strong', '--brand-tint', '--on-brand', '--focus']
  for (const property of properties) root.style.removeProperty(property)

  const tokens = getComputedStyle(root)
  const grounds = ['--surface', '--paper', '--sunken', '--overlay'].map((name) => tokens.getPropertyValue(name))
  const colours = brand ? brandColours(brand, { grounds, ratio: AAA_SCHEMES.includes(scheme) ? 7 : 4.5 }) : null
  if (!colours) return
  root.style.setProperty('--brand', colours.brand)
  root.style.setProperty('--brand-strong', colours.brandStrong)
  root.style.setProperty('--brand-tint', colours.brandTint)
  root.style.setProperty('--on-brand', colours.onBrand)
  root.style.setProperty('--focus', colours.brand)
}

function setOrRemove(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}
