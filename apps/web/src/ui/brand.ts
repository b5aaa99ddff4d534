import { contrastOf, luminance } from '@sojourn/contract/kit/contrast'
import { mix, parseHex, toHex } from './contrast.ts'
import type { Rgb } from './contrast.ts'

/** What a brand colour must contrast with: the background colours, and the ratio that WCAG requires (4.5 or 7). */
export interface BrandGround {
  grounds: readonly string[]
  ratio: number
}

/** The four brand tokens, as `#rrggbb`. */
export interface BrandColours {
  brand: string
  brandStrong: string
  brandTint: string
  onBrand: string
}

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [1, 1, 1]
const STEP = 0.02

/**
 * Makes a company's colour readable: it is moved towards black on light backgrounds and towards white on dark ones, no further
 * than the ratio requires, so that a suitable colour stays as it is. `null` if `colour` is not a hex colour.
 */
export function brandColours(colour: string, { grounds, ratio }: BrandGround): BrandColours | null {
  const wish = parseHex(colour)
  const behind = grounds.map(parseHex).filter((ground) => ground !== null)
  const surface = behind[0]
  if (!wish || !surface) return null

  const end = luminance(surface) > 0.4 ? BLACK : WHITE
  const tint = rounded(mix(surface, wish, end === BLACK ? 0.1 : 0.16))
  const readable = (candidate: Rgb) => [...behind, tint].every((ground) => contrastOf(candidate, ground) >= ratio)

  let brand = wish
  for (let share = STEP; !readable(brand) && share <= 1; share += STEP) brand = rounded(mix(wish, end, share))

  return {
    brand: toHex(brand),
    brandStrong: toHex(mix(brand, end, 0.28)),
    brandTint: toHex(tint),
    onBrand: toHex(end === BLACK ? WHITE : mix(BLACK, wish, 0.06)),
  }
}

/** Rounded as it will be written, so that the measured colour is the one that is shown. */
function rounded(colour: Rgb): Rgb {
  return parseHex(toHex(colour)) ?? colour
}
