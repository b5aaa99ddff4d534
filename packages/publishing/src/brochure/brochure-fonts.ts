import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inter, pairOf, type WithFonts } from '../brand-fonts.ts'
import { partsOf } from '../wording/language.ts'
import { isInvisible } from '@sojourn/contract/itinerary/printable'
import { codePointsOf } from './font-coverage.ts'
import { hanFamilies, type NotoFamily, scriptFamilies, signFamilies, simpleArabic, wholeArabic } from './noto-fonts.ts'

const resolve = createRequire(import.meta.url).resolve
const pathOf = (file: string) => resolve(`@expo-google-fonts/${file}`)
const covered = new Map<string, ReadonlySet<number>>()

/** The code points of a font file, which is read once. */
const coverageOf = (path: string): ReadonlySet<number> => {
  const coverage = covered.get(path) ?? codePointsOf(readFileSync(path))
  covered.set(path, coverage)
  return coverage
}

/** Typst reads static TrueType fonts, not the page's variable WOFF2 fonts. */
const filesOfBrand = (brand: WithFonts): string[] => {
  const { heading, text } = pairOf(brand)
  return [heading, text].flatMap(({ name, slug, statics }) =>
    statics.map((style) => pathOf(`${slug}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`)),
  )
}

/** The font files of every document. They determine which characters need another font, whatever the brand. */
export const latinFonts: readonly string[] = filesOfBrand({})

/** The font files of the documents of a brand. */
export const fontsOfBrand = (brand: WithFonts): string[] => [...new Set([...latinFonts, ...filesOfBrand(brand)])]

/** The families of a brand, for text and for headings. Inter draws the alphabets that others do not have. */
export const facesOfBrand = (brand: WithFonts): { sans: string[]; display: string[] } => {
  const { heading, text } = pairOf(brand)
  const textFamilies = [...new Set([text.name, inter.name])]
  return { sans: textFamilies, display: [heading.name, ...textFamilies] }
}

/** The files of a family, regular first. */
export const filesOf = ({ name, weights }: NotoFamily): string[] =>
  weights.map((weight) =>
    pathOf(`${name.toLowerCase().replaceAll(' ', '-')}/${weight}/${name.replaceAll(' ', '')}_${weight}.ttf`),
  )

/** All families, to determine everything that can be printed. */
export const allFamilies: readonly NotoFamily[] = [...Object.values(hanFamilies), ...scriptFamilies, ...signFamilies]

/** The fonts of a brochure besides the Latin ones, and whether any of them has a glyph for a character. */
export type FontChoice = { families: readonly string[]; files: readonly string[]; canDraw: (sign: string) => boolean }

/**
 * Chooses the families for texts with their languages. Only fonts of scripts that occur are opened. The language decides which
 * family is used for Chinese characters.
 */
export function chooseFonts(texts: Iterable<{ text: string; language: string }>): FontChoice {
  const chosen = new Set<NotoFamily>()
  const seen = new Set<string>()
  const missing = new Set<string>()
  for (const { text, language } of texts) {
    const han = hanFamilyOf(language)
    for (const sign of text) {
      if (isInLatinFonts(sign) || isInvisible(sign) || seen.has(han.name + sign)) continue
      seen.add(han.name + sign)
      const found = candidates(sign, han).find((family) => hasSign(family, sign))
      if (found) chosen.add(found)
      else missing.add(sign)
    }
  }
  // The letters of one word are only joined within one font.
  if (chosen.has(wholeArabic)) chosen.delete(simpleArabic)
  const ordered = allFamilies.filter((family) => chosen.has(family))
  return {
    families: ordered.map(({ name }) => name),
    files: ordered.flatMap(filesOf),
    canDraw: (sign) => !missing.has(sign),
  }
}

/** The family for the Chinese characters of a language. */
export function hanFamilyOf(tag: string): NotoFamily {
  const { language, script, region } = partsOf(tag)
  if (language === 'ja') return hanFamilies.ja
  if (language === 'ko') return hanFamilies.ko
  if (script !== 'Hant') return hanFamilies['zh-Hans']
  return region === 'HK' || region === 'MO' ? hanFamilies['zh-HK'] : hanFamilies['zh-Hant']
}

const signsOf = new Map([...scriptFamilies, hanFamilies.ja].map((each) => [each, expressionOf(each)]))

function expressionOf({ scripts }: NotoFamily): RegExp {
  return new RegExp(`[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`, 'u')
}

/** The families that may contain a character, the likeliest first. A rare character may be in another region's font. */
function candidates(sign: string, han: NotoFamily): NotoFamily[] {
  const own = scriptFamilies.filter((family) => signsOf.get(family)?.test(sign))
  const isHan = signsOf.get(hanFamilies.ja)?.test(sign)
  const regions = [han, ...Object.values(hanFamilies)]
  return isHan ? [...regions, ...own, ...signFamilies] : [...own, ...signFamilies, ...regions]
}

const hasSign = (family: NotoFamily, sign: string): boolean => {
  const [first] = filesOf(family)
  return first !== undefined && coverageOf(first).has(sign.codePointAt(0) ?? 0)
}

let latinSigns: ReadonlySet<number> | undefined
const isInLatinFonts = (sign: string): boolean => {
  latinSigns ??= new Set(latinFonts.flatMap((file) => [...coverageOf(file)]))
  return latinSigns.has(sign.codePointAt(0) ?? 0)
}
