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
