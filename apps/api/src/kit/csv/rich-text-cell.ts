import { readHtml } from '../../platform/html/read-html.ts'
import { deepest } from '../json-body.ts'
import { Unreadable } from './unreadable.ts'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { paragraphs, type RichText, type RichTextInline, richText } from '@sojourn/contract/kit/rich-text'

type Node = { type: string; text?: string; attrs?: object; content?: readonly Node[]; marks?: RichTextInline['marks'] }

/** Formatted text in a cell: plain paragraphs as lines of text, anything else as the HTML that other programs read too. */
export const richTextCell = (doc: RichText): string =>
  isPlain(doc) ? plainText(doc) : doc.content.map(htmlOf).join('')

/** What such a cell says. Text that is no HTML is one paragraph a line. */
export const richTextIn = (cell: string): unknown =>
  (isHtml(cell) ? fromHtml(cell) : null) ?? paragraphs(...cell.split(/\r\n|\n|\r/).filter((line) => line.trim() !== ''))

/** Nothing is lost when it is read back line by line. */
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

const blocks: Readonly<Record<string, string>> = {
  p: 'paragraph',
  div: 'paragraph',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  table: 'table',
  tr: 'tableRow',
  th: 'tableHeader',
  td: 'tableCell',
}
/** What holds blocks and no text of its own. */
const holdsBlocks = new Set([
  'doc',
  'listItem',
  'tableHeader',
  'tableCell',
  'bulletList',
  'orderedList',
  'table',
  'tableRow',
])

type Open = { type: string; attrs?: Record<string, unknown>; content: Node[] }

/** A node is an object and a list in JSON. The rest is for what a text may come to stand in, such as a day of a trip. */
const mostNested = deepest / 2 - 8

/** Formatted text from HTML, of which only what the contract knows is taken; null when that gives no such text. */
const fromHtml = (html: string): unknown => {
  const open: Open[] = [{ type: 'doc', content: [] }]
  const marks: { tag: string; mark: NonNullable<RichTextInline['marks']>[number] }[] = []
  const top = () => open.at(-1) ?? { type: 'doc', content: [] }
  const close = () => {
    const done = open.pop()
    if (done) top().content.push(asNode(done))
  }
  readHtml(html, {
    onOpen: (tag, { href = '', start, colspan, rowspan }) => {
      if (open.length + marks.length > mostNested) throw new Unreadable('holds lists or formats nested too deep')
      const heading = /^h([1-6])$/.exec(tag)
      const type = heading ? 'heading' : blocks[tag]
      if (tag === 'strong' || tag === 'b') marks.push({ tag, mark: { type: 'bold' } })
      if (tag === 'em' || tag === 'i') marks.push({ tag, mark: { type: 'italic' } })
      if (tag === 'a') marks.push({ tag, mark: { type: 'link', attrs: { href } } })
      if (tag === 'br') top().content.push(...runs('\n', marks))
      if (!type) return
      if (!holdsBlocks.has(top().type)) close()
      const attrs = Object.entries({ start, colspan, rowspan }).flatMap(([name, value]) =>
        value ? [[name, Number(value)] as const] : [],
      )
      const level = heading ? [['level', Number(heading[1]) <= 3 ? 3 : 4] as const] : []
      open.push({ type, attrs: Object.fromEntries([...attrs, ...level]), content: [] })
    },
    onText: (text) => {
      if (holdsBlocks.has(top().type)) {
        if (text.trim() === '') return
        open.push({ type: 'paragraph', content: [] })
      }
      top().content.push(...runs(text, marks))
    },
    onClose: (tag) => {
      const at = marks.findLastIndex((one) => one.tag === tag)
      if (at >= 0) marks.splice(at, 1)
      const type = /^h[1-6]$/.test(tag) ? 'heading' : blocks[tag]
      const depth = type ? open.findLastIndex((one) => one.type === type) : -1
      if (depth > 0) for (let left = open.length - depth; left > 0; left -= 1) close()
    },
  })
  while (open.length > 1) close()
  const doc = { type: 'doc', content: open[0]?.content ?? [] }
  return richText().safeParse(doc).success ? doc : null
}

const runs = (text: string, marks: readonly { mark: NonNullable<RichTextInline['marks']>[number] }[]): Node[] => [
  { type: 'text', text, ...(marks.length > 0 ? { marks: marks.map(({ mark }) => mark) } : {}) },
]

/** Runs of one look are one run: a parser tells a text in pieces. */
const asNode = ({ type, attrs, content }: Open): Node => {
  const merged: Node[] = []
  for (const node of content) {
    const before = merged.at(-1)
    if (
      before?.text !== undefined &&
      node.text !== undefined &&
      JSON.stringify(before.marks) === JSON.stringify(node.marks)
    )
      merged[merged.length - 1] = { ...before, text: before.text + node.text }
    else merged.push(node)
  }
  return {
    type,
    ...(attrs && Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(merged.length > 0 ? { content: merged } : {}),
  }
}
