/** The paper that pages are printed on and the ink of their text. */
export const paper = '#fbf8f2'
export const ink = '#231f1a'

type Rgb = [red: number, green: number, blue: number]

/**
 * A company's colour as it may be used for text on paper: darkened, no further than needed, until it has a contrast of
 * 4.5 to 1 (WCAG AA). What is no `#rrggbb` becomes ink, so that no other text can reach a style sheet.
 */
export function readableOnPaper(colour: string): string {
  const wish = parsed(colour)
  if (!wish) return ink
  let candidate = wish
  for (let share = 0.04; contrast(hex(candidate), paper) < 4.5 && share <= 1; share += 0.04) {
    candidate = [wish[0] * (1 - share), wish[1] * (1 - share), wish[2] * (1 - share)]
  }
  return hex(candidate)
}

/** The first of a company's colours that can be seen as a fine line on paper. */
export function visibleOnPaper(secondary: string, primary: string): string {
  if (parsed(secondary) && contrast(secondary, paper) >= 1.8) return secondary
  return readableOnPaper(primary)
}

/** A `#rrggbb` colour as it is, anything else as `otherwise`. */
export const safeColour = (colour: string, otherwise: string): string => (parsed(colour) ? colour : otherwise)

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = (parsed(colour) ?? [0, 0, 0]).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function parsed(colour: string): Rgb | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!digits) return null
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hex = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
