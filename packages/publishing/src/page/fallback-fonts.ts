import type { BrandFamily } from '../brand-fonts.ts'

/**
 * Metrics of fonts in parts of an em: ascent and descent as in their tables, and the average width of a letter, weighted by how often
 * letters occur. From @capsizecss/metrics 4.3.0, which reads them from the fonts.
 */
type Metrics = { ascent: number; descent: number; width: number }

const metrics: Readonly<Record<string, Metrics>> = {
  // Measured at the optical size and weight of the cover's title: the default instance is wider.
  fraunces: { ascent: 0.978, descent: 0.255, width: 0.44 },
  inter: { ascent: 0.969, descent: 0.241, width: 0.478 },
  'playfair-display': { ascent: 1.082, descent: 0.251, width: 0.452 },
  'source-serif-4': { ascent: 1.036, descent: 0.335, width: 0.479 },
  cabin: { ascent: 0.965, descent: 0.25, width: 0.422 },
  'source-sans-3': { ascent: 1.024, descent: 0.4, width: 0.418 },
  jost: { ascent: 1.07, descent: 0.375, width: 0.428 },
  figtree: { ascent: 0.95, descent: 0.25, width: 0.449 },
}

/** Fonts of devices with the same metrics. The first one that a device has is used. */
type Fallback = Metrics & { fonts: readonly string[] }

const serifs: readonly Fallback[] = [
  { fonts: ['Georgia'], ascent: 0.917, descent: 0.219, width: 0.446 },
  { fonts: ['Noto Serif', 'NotoSerif'], ascent: 1.069, descent: 0.293, width: 0.481 },
  { fonts: ['Times New Roman', 'Liberation Serif'], ascent: 0.891, descent: 0.216, width: 0.406 },
]
const sansSerifs: readonly Fallback[] = [
  { fonts: ['Roboto', 'Roboto-Regular'], ascent: 0.928, descent: 0.244, width: 0.445 },
  { fonts: ['Arial', 'Helvetica', 'Liberation Sans'], ascent: 0.905, descent: 0.212, width: 0.446 },
]

/** Not for other alphabets: their fonts follow in the list of families. */
const latin = 'U+0000-024F,U+2000-206F,U+20A0-20CF'

/**
 * Fonts of the device that show text until a family has loaded, scaled to its metrics. So lines break at the same words, and the page
 * does not move when the family arrives. `names` follow the family in `font-family`. See size-adjust and ascent-override in CSS Fonts 5
 * (https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc).
 */
export function fallbackFonts({ name, slug }: BrandFamily, isSerif: boolean): { names: string[]; rules: string } {
  const own = metrics[slug]
  if (own === undefined) throw new Error(`no metrics for ${name}`)
  const faces = (isSerif ? serifs : sansSerifs).map((fallback) => {
    const fallbackName = `'${name}, ${fallback.fonts[0] ?? ''}'`
    const scale = own.width / fallback.width
    const sources = fallback.fonts.map((font) => `local('${font}')`).join()
    const rule = `@font-face{font-family:${fallbackName};src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(own.ascent / scale)};descent-override:${percent(own.descent / scale)};line-gap-override:0%;unicode-range:${latin}}`
    return { fallbackName, rule }
  })
  return { names: faces.map(({ fallbackName }) => fallbackName), rules: faces.map(({ rule }) => rule).join('') }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`
