import { type BrandFonts, brandFonts } from '@sojourn/contract/document/brand-choices'

/** The part of a brand that determines its typefaces. Older publications do not have it. */
export type WithFonts = { fonts?: BrandFonts }

type Family = {
  name: string
  /** As in the names of its packages and their files. */
  slug: string
  /** What the variable fonts of the page span. */
  weights: string
  /** The axes of the page's files. Without italics, the browser slants the letters. */
  axes: { normal: string; italic?: string }
  /** The scripts of the page's files. */
  subsets: readonly string[]
  /** The static fonts that documents use. */
  statics: readonly string[]
}

type Pair = {
  heading: Family
  text: Family
  /** What a browser uses instead of the typeface of headings. */
  instead: string
  /** The weights of headings in the themes Editorial and Classic. */
  light: number
  firm: number
}

const latin = ['latin', 'latin-ext'] as const
const otherAlphabets = ['greek', 'cyrillic', 'cyrillic-ext'] as const
const forText = ['300Light', '400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '600SemiBold_Italic']
const serif = "Georgia,'Noto Sans Arabic',serif"
const sans = "system-ui,'Noto Sans Arabic',sans-serif"

const fraunces: Family = {
  name: 'Fraunces',
  slug: 'fraunces',
  weights: '100 900',
  axes: { normal: 'opsz', italic: 'wght' },
  subsets: [...latin, 'vietnamese'],
  statics: ['300Light', '300Light_Italic', '400Regular'],
}

/** Also draws the alphabets that other families of text do not have. */
export const inter: Family = {
  name: 'Inter',
  slug: 'inter',
  weights: '100 900',
  axes: { normal: 'wght' },
  subsets: [...latin, 'vietnamese', ...otherAlphabets],
  statics: forText,
}

const playfairDisplay: Family = {
  name: 'Playfair Display',
  slug: 'playfair-display',
  weights: '400 900',
  axes: { normal: 'wght', italic: 'wght' },
  subsets: [...latin, 'vietnamese', 'cyrillic'],
  statics: ['400Regular', '400Regular_Italic'],
}

const sourceSerif: Family = {
  name: 'Source Serif 4',
  slug: 'source-serif-4',
  weights: '200 900',
  axes: { normal: 'wght', italic: 'wght' },
  subsets: [...latin, 'vietnamese', ...otherAlphabets],
  statics: forText,
}

const cabin: Family = {
  name: 'Cabin',
  slug: 'cabin',
  weights: '400 700',
  axes: { normal: 'wght', italic: 'wght' },
  subsets: [...latin, 'vietnamese'],
  statics: ['400Regular', '400Regular_Italic'],
}

const sourceSans: Family = {
  name: 'Source Sans 3',
  slug: 'source-sans-3',
  weights: '200 900',
  axes: { normal: 'wght', italic: 'wght' },
  subsets: [...latin, 'vietnamese', ...otherAlphabets],
  statics: forText,
}

const jost: Family = {
  name: 'Jost',
  slug: 'jost',
  weights: '100 900',
  axes: { normal: 'wght', italic: 'wght' },
  subsets: [...latin, 'cyrillic'],
  statics: ['300Light', '300Light_Italic', '400Regular'],
}

const figtree: Family = {
  name: 'Figtree',
  slug: 'figtree',
  weights: '300 900',
  axes: { normal: 'wght', italic: 'wght' },
  subsets: latin,
  statics: forText,
}

const pairs: Readonly<Record<BrandFonts, Pair>> = {
  'fraunces-inter': { heading: fraunces, text: inter, instead: serif, light: 300, firm: 420 },
  'playfair-source-serif': { heading: playfairDisplay, text: sourceSerif, instead: serif, light: 400, firm: 500 },
  'cabin-source-sans': { heading: cabin, text: sourceSans, instead: sans, light: 400, firm: 500 },
  'jost-figtree': { heading: jost, text: figtree, instead: sans, light: 300, firm: 400 },
}

/** The typefaces of a brand. */
export const pairOf = ({ fonts = brandFonts[0] }: WithFonts): Pair => pairs[fonts]

/** Every family once. */
export const allBrandFamilies: readonly Family[] = [
  ...new Set(Object.values(pairs).flatMap(({ heading, text }) => [heading, text])),
]
export type { Family as BrandFamily }
