import { contrast, parseColour, readableContrast } from '@sojourn/contract/kit/contrast'

/** The background of pages and the colour of their text. */
export const paper = '#fbf8f2'
export const ink = '#231f1a'

/**
 * A company's colour for text on paper: darkened, but no more than needed, until it has a contrast of 4.5 to 1 (WCAG AA).
 * Anything but `#rrggbb` becomes ink, so that no other text can get into a stylesheet.
 */
export function readableOnPaper(colour: string): string {
  const original = parseColour(colour)
  if (!original) return ink
  let candidate: readonly number[] = original
  for (let share = 0.04; contrast(hex(candidate), paper) < readableContrast && share <= 1; share += 0.04) {
    candidate = [original[0] * (1 - share), original[1] * (1 - share), original[2] * (1 - share)]
  }
  return hex(candidate)
}

/** The first of a company's colours that is visible as a fine line on paper. */
export function visibleOnPaper(secondary: string, primary: string): string {
  if (parseColour(secondary) && contrast(secondary, paper) >= 1.8) return secondary
  return readableOnPaper(primary)
}

/** A valid `#rrggbb` colour, or `otherwise`. */
export const safeColour = (colour: string, otherwise: string): string => (parseColour(colour) ? colour : otherwise)

/** A company's colours as printed documents use them. */
export const printedBrand = (brand: { primary: string; secondary: string; onPrimary: string }) => ({
  primary: safeColour(brand.primary, ink),
  onPrimary: safeColour(brand.onPrimary, '#ffffff'),
  rule: visibleOnPaper(brand.secondary, brand.primary),
  text: readableOnPaper(brand.primary),
})

const hex = (colour: readonly number[]): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
