import { brochureFonts } from './brochure-fonts.ts'
import { drawable } from './font-coverage.ts'
import { breakable } from './long-words.ts'

/** What is no text for the reader: names, addresses and words the Typst files compare. */
const verbatim = new Set(['key', 'href', 'type', 'lang', 'theme', 'sections', 'number', 'dayNumber'])

/** The data of a brochure with every text made fit to print: long words can break, and every character can be drawn. */
export function printable(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (verbatim.has(name)) return value
    const text = breakable(drawable(value, brochureFonts))
    return name === 'title' && !isVisible(text) ? unnamed : text
  }
  if (Array.isArray(value)) return value.map((each) => printable(each, name))
  if (typeof value !== 'object' || value === null) return value
  const printed = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, printable(each, key)]))
  return printed['type'] === 'heading' && !isVisible(wordsIn(printed)) ? { type: 'paragraph' } : printed
}

/** Stands for a title that nobody can see: PDF/UA wants words in every heading. */
const unnamed = '–'

/** Whether a text has a character that leaves a mark: not a space, nor one that is only there for those around it. */
const isVisible = (text: string): boolean => /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text)

const wordsIn = (node: unknown): string => {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  return 'content' in node ? wordsIn(node.content) : ''
}
