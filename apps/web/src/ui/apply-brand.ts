import type { Scheme } from './appearance.ts'
import { brandColours } from './brand.ts'

const AAA_SCHEMES: readonly Scheme[] = ['high-contrast', 'dark-high-contrast']

/**
 * Shows the product in a company's colour (`#rrggbb`), on a scheme that is already applied; `null` restores the product's own.
 */
export function applyBrand(brand: string | null, scheme: Scheme, root: HTMLElement = document.documentElement): void {
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
