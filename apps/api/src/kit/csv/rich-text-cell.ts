import { plainText } from '@sojourn/contract/kit/plain-text'
import { paragraphs, type RichText, type RichTextInline } from '@sojourn/contract/kit/rich-text'
import { fromHtml } from './rich-text-from-html.ts'

type Node = { type: string; text?: string; attrs?: object; content?: readonly Node[]; marks?: RichTextInline['marks'] }

/** Formatted text in a cell: plain paragraphs as lines of text, anything else as HTML, which other programs can read too. */
export const richTextCell = (doc: RichText): string =>
  isPlain(doc) ? plainText(doc) : doc.content.map(htmlOf).join('')

/** The document in such a cell, and what is lost from it. Text that is not HTML becomes one paragraph per line. */
export const richTextIn = (cell: string): { doc: unknown; lost?: string } =>
  isHtml(cell) ? fromHtml(cell) : { doc: paragraphs(...cell.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')) }

/** Whether nothing is lost when it is read back line by line. */
const isPlain = (doc: RichText): boolean =>
  !isHtml(plainText(doc)) &&
  doc.content.length > 0 &&
  doc.content.every(({ type, content }) => {
    const [run, ...more] = content ?? []
    return (
      type === 'paragraph' &&
      run?.type === 'text' &&
      more.length === 0 &&
      !run.marks?.length &&
      !/[\r\n]|^\s|\s$/.test(run.text)
    )
  })

const isHtml = (text: string): boolean => /^\s*<(p|h[1-6]|ul|ol|table|div)\b[^>]*>[^]*<\/[a-z0-9]+>\s*$/i.test(text)

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
}

const htmlOf = (node: Node): string => {
  if (node.text !== undefined) return markedHtml(node.text, node.marks ?? [])
  const { level, ...attrs }: Record<string, unknown> = { ...node.attrs }
  const tag = node.type === 'heading' ? `h${String(level)}` : (tags[node.type] ?? 'p')
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return `<${tag}${written.join('')}>${(node.content ?? []).map(htmlOf).join('')}</${tag}>`
}

const markedHtml = (text: string, marks: NonNullable<RichTextInline['marks']>): string =>
  marks.toReversed().reduce((inner, mark) => {
    if (mark.type === 'link') return `<a href="${escaped(mark.attrs.href)}">${inner}</a>`
    const tag = mark.type === 'bold' ? 'strong' : 'em'
    return `<${tag}>${inner}</${tag}>`
  }, escaped(text))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
