import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const families = [
  {
    family: 'Fraunces',
    from: 'fraunces',
    axes: 'opsz',
    style: 'normal',
    weights: '100 900',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  {
    family: 'Fraunces',
    from: 'fraunces',
    axes: 'wght',
    style: 'italic',
    weights: '100 900',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  {
    family: 'Inter',
    from: 'inter',
    axes: 'wght',
    style: 'normal',
    weights: '100 900',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'],
  },
]

const faces = families.flatMap(({ subsets, ...face }) => {
  const ranges = unicodeRanges(face.from)
  return subsets.map((subset) => ({
    ...face,
    file: `${face.from}-${subset}-${face.axes}-${face.style}.woff2`,
    range: ranges[subset] ?? 'U+0000-00FF',
  }))
})

/** The font files of a page, to be served at `fontUrl(file)`; `path` is the location of each. */
export const pageFonts: { file: string; path: string }[] = faces.map(({ file, from }) => ({
  file,
  path: require.resolve(`@fontsource-variable/${from}/files/${file}`),
}))

/** The two files that every page needs at once. */
export const firstFonts = ['fraunces-latin-opsz-normal.woff2', 'inter-latin-wght-normal.woff2']

/** The files that have characters of a text. Those for Latin are always among them. */
export const fontsFor = (text: string): string[] => {
  const characters = new Set(text)
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0)
  return faces
    .filter(({ range }) => {
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

/** The @font-face rules. A browser only loads the scripts that occur on the page. */
export const fontFaces = (fontUrl: (file: string) => string): string =>
  faces
    .map(
      ({ family, style, weights, file, range }) =>
        `@font-face{font-family:${family};font-style:${style};font-weight:${weights};font-display:swap;src:url(${JSON.stringify(fontUrl(file))}) format("woff2");unicode-range:${range}}`,
    )
    .join('')

/** The characters in each file of a family according to its package: subset names to CSS ranges. */
function unicodeRanges(family: string): Record<string, string> {
  return JSON.parse(readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
}
