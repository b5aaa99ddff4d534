import type { RichText, RichTextInline } from '../kit/rich-text.ts'
import type { TextValue } from './text-kinds.ts'

/**
 * The pieces of a text for a translator of HTML: a line, or a paragraph of a rich text. A paragraph with formatting has its
 * formatted parts in numbered elements, so that they are found again where the other language has them.
 */
export const piecesOf = (value: TextValue): string[] => {
  if (typeof value === 'string') return value.split('\n').map(escaped)
  if (Array.isArray(value)) return value.map(escaped)
  return runsOf(value).map(markup)
}

/** The same of a rich text, but each differently formatted part is a piece of its own: for translators that drop elements. */
export const partsOf = (value: RichText): string[] =>
  runsOf(value).flatMap((runs) => runs.map(({ text }) => escaped(text)))

/** A text with its pieces translated; null if a piece has lost its formatting, or if there are too few. */
export const withPieces = (value: TextValue, pieces: readonly string[]): TextValue | null => {
  if (typeof value === 'string') return pieces.map(unescaped).join('\n')
  if (Array.isArray(value)) return pieces.map(unescaped)
  const read = runsOf(value).map((runs, index) => readMarkup(runs, pieces[index] ?? ''))
  if (!read.every((runs) => runs !== null)) return null
  const next = read.values()
  return mapRuns(value, () => next.next().value ?? [])
}

/** A rich text with its parts translated. */
export const withParts = (value: RichText, parts: readonly string[]): RichText => {
  const next = parts.values()
  return mapRuns(value, (runs) =>
    runs.flatMap((run) => {
      const text = unescaped(next.next().value ?? '')
      // Programs trim what they translate.
      const spaced = `${/^\s/.test(run.text) ? ' ' : ''}${text.trim()}${/\s$/.test(run.text) ? ' ' : ''}`
      return spaced === '' ? [] : [{ ...run, text: spaced }]
    }),
  )
}

type Runs = readonly RichTextInline[]
type Node = { type: string; content?: readonly Node[] }

const isInline = (node: Node): boolean => node.type === 'text'

/** The texts of each paragraph and heading, in order. Empty ones are left out. */
const runsOf = (doc: RichText): Runs[] => {
  const found: Runs[] = []
  mapRuns(doc, (runs) => {
    found.push(runs)
    return runs
  })
  return found
}

const mapRuns = (doc: RichText, change: (runs: Runs) => Runs): RichText => {
  const map = (node: Node): Node => {
    const { content } = node
    if (content === undefined || content.length === 0) return node
    return { ...node, content: content.every(isInline) ? change(asRuns(content)) : content.map(map) }
  }
  return asRichText(map(doc))
}

/** Nodes of the type text are runs; a changed document has the nodes of the original. */
const asRuns = (nodes: readonly Node[]) => nodes as unknown as Runs
const asRichText = (node: Node) => node as RichText

const markup = (runs: Runs): string =>
  runs
    .map(({ text, marks = [] }, index) => (marks.length > 0 ? `<b id="${index}">${escaped(text)}</b>` : escaped(text)))
    .join('')

/** Reads what `markup` wrote, with other words: the elements may be in another order, but must all be there once. */
const readMarkup = (runs: Runs, html: string): Runs | null => {
  const found: RichTextInline[] = []
  const seen = new Set<number>()
  let rest = html.trim()
  while (rest !== '') {
    const [element, index = '', inner = ''] = /^<b id="(\d+)">([^<]*)<\/b>/.exec(rest) ?? []
    const [plain = ''] = element === undefined ? (/^[^<]+/.exec(rest) ?? []) : []
    const piece = element ?? plain
    if (piece === '') return null
    const text = unescaped(element === undefined ? plain : inner)
    const marks = element === undefined ? undefined : runs[Number(index)]?.marks
    if (element !== undefined && (marks === undefined || seen.has(Number(index)))) return null
    if (element !== undefined) seen.add(Number(index))
    if (text !== '') found.push({ type: 'text', text, ...(marks ? { marks } : {}) })
    rest = rest.slice(piece.length)
  }
  const marked = runs.filter(({ marks = [] }) => marks.length > 0).length
  return seen.size === marked && found.length > 0 ? found : null
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const unescaped = (html: string): string =>
  html.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? entity
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )
