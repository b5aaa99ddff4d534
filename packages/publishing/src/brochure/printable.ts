import { brochureFonts } from './brochure-fonts.ts'
import { drawable } from './font-coverage.ts'
import { breakable } from './long-words.ts'

/** What is no text for the reader: names, addresses and words the Typst files compare. */
const verbatim = new Set(['key', 'href', 'type', 'lang', 'theme', 'sections', 'number', 'dayNumber'])

/** The data of a brochure with every text made fit to print: long words can break, and every character can be drawn. */
export function printable(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return verbatim.has(name) ? value : breakable(drawable(value, brochureFonts))
  if (Array.isArray(value)) return value.map((each) => printable(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, printable(each, key)]))
}
