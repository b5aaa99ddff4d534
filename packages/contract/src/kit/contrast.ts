type Rgb = [red: number, green: number, blue: number]

/** The minimum contrast between text and its background (WCAG 2.2 AA, criterion 1.4.3). */
export const readableContrast = 4.5

/** White or black, whichever is readable on a `#rrggbb` colour. One of the two always has a contrast of at least 4.5 to 1. */
export const inkOn = (colour: string): '#ffffff' | '#000000' =>
  contrast('#ffffff', colour) >= readableContrast ? '#ffffff' : '#000000'

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(sharesOf(one), sharesOf(other))

type Shares = readonly [red: number, green: number, blue: number]

/** Contrast ratio of two sRGB colours, each channel 0 to 1: (L1 + 0.05) / (L2 + 0.05), WCAG 2.2, "contrast ratio". */
export const contrastOf = (one: Shares, other: Shares): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance of an sRGB colour, 0 for black to 1 for white: WCAG 2.2, "relative luminance". */
export const luminance = ([red, green, blue]: Shares): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const sharesOf = (colour: string): Shares => {
  const [red, green, blue] = parseColour(colour) ?? [0, 0, 0]
  return [red / 255, green / 255, blue / 255]
}

/** A `#rrggbb` colour as three bytes; null for anything else. */
export const parseColour = (colour: string): Rgb | null => {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!digits) return null
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
