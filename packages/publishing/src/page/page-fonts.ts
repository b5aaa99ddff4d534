import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { allBrandFamilies, type BrandFamily, inter, pairOf, type WithFonts } from '../brand-fonts.ts'
import { fallbackFonts } from './fallback-fonts.ts'

const require = createRequire(import.meta.url)

type Face = { family: BrandFamily; style: 'normal' | 'italic'; subset: string; file: string; range: string }

const facesOf = (family: BrandFamily): Face[] => {
  const ranges = unicodeRanges(family.slug)
  return (['normal', 'italic'] as const).flatMap((style) => {
    const axes = family.axes[style]
    if (axes === undefined) return []
    return family.subsets.map((subset) => ({
      family,
      style,
      subset,
      file: `${family.slug}-${subset}-${axes}-${style}.woff2`,
      range: ranges[subset] ?? 'U+0000-00FF',
    }))
  })
}

const faces = new Map(allBrandFamilies.map((family) => [family, facesOf(family)]))

/** The font files of all pages, to be served at `fontUrl(file)`; `path` is the location of each. */
export const pageFonts: { file: string; path: string }[] = [...faces].flatMap(([{ slug }, ofFamily]) =>
  ofFamily.map(({ file }) => ({ file, path: require.resolve(`@fontsource-variable/${slug}/files/${file}`) })),
)

/** The faces of a brand, and those of Inter for the alphabets that its text does not have. */
const facesOfBrand = (brand: WithFonts): Face[] => {
  const { heading, text } = pairOf(brand)
  const others = (faces.get(inter) ?? []).filter(({ subset }) => !text.subsets.includes(subset))
  return [...(faces.get(heading) ?? []), ...(faces.get(text) ?? []), ...others]
}

/** The two files that every page of a brand needs at once. */
export const firstFonts = (brand: WithFonts): string[] => {
  const { heading, text } = pairOf(brand)
  return [heading, text].map(({ slug, axes }) => `${slug}-latin-${axes.normal}-normal.woff2`)
}

/** The files that a page names and that have characters of it. Those for Latin are always among them. */
export const fontsFor = (html: string): string[] => {
  const points = [...new Set(html)].map((character) => character.codePointAt(0) ?? 0)
  return [...faces.values()]
    .flat()
    .filter(({ file, range }) => {
      if (!html.includes(file)) return false
      const spans = spansOf(range)
      return points.some((point) => spans.some(([first, last]) => first <= point && point <= last))
    })
    .map(({ file }) => file)
}

/** `U+0000-00FF,U+0131` as pairs of code points. */
const spansOf = (range: string): [first: number, last: number][] =>
  range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

/** The @font-face rules of a brand, and its typefaces as CSS variables. A browser only loads the scripts that occur on the page. */
export const fontFaces = (fontUrl: (file: string) => string, brand: WithFonts): string => {
  const { heading, text, instead, light, firm } = pairOf(brand)
  const rules = facesOfBrand(brand).map(
    ({ family: { name, weights }, style, file, range }) =>
      `@font-face{font-family:${quoted(name)};font-style:${style};font-weight:${weights};font-display:swap;src:url(${JSON.stringify(fontUrl(file))}) format("woff2");unicode-range:${range}}`,
  )
  const isSans = instead.startsWith('system-ui')
  const ofHeading = fallbackFonts(heading, !isSans)
  const ofText = fallbackFonts(text, !isSans && text !== inter)
  const textFamilies = [quoted(text.name), ...ofText.names, ...(text === inter ? [] : [inter.name])].join()
  const display = [quoted(heading.name), ...ofHeading.names, ...(isSans ? [textFamilies] : []), instead].join()
  const variables = `:root{--text:${textFamilies};--display:${display};--light:${light};--firm:${firm}}`
  return `${rules.join('')}${ofHeading.rules}${ofText.rules}${variables}${text === inter ? '' : withoutInter}`
}

/** The features and the map's labels are made for Inter. */
const withoutInter = ':root body{font-feature-settings:normal}.map text{font-family:var(--text),sans-serif}'

const quoted = (name: string): string => (name.includes(' ') ? `'${name}'` : name)

/** The characters in each file of a family according to its package: subset names to CSS ranges. */
function unicodeRanges(slug: string): Record<string, string> {
  return JSON.parse(readFileSync(require.resolve(`@fontsource-variable/${slug}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
}
