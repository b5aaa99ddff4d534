import { plainText } from '@sojourn/contract/kit/plain-text'
import { linkTarget, paragraphs, type RichTextInline, richText } from '@sojourn/contract/kit/rich-text'
import { readHtml } from '../../platform/html/read-html.ts'
import { maxDepth } from '../json-depth.ts'
import { Unreadable } from './unreadable.ts'

type Mark = NonNullable<RichTextInline['marks']>[number]
type Node = { type: string; text?: string; attrs?: object; content?: readonly Node[]; marks?: Mark[] }
type Attributes = Readonly<Record<string, string>>
type Open = { type: string; attrs: object; content: Node[] }

/** A document under construction: the open nodes and marks, outermost first. */
type Growing = { open: Open[]; marks: { tag: string; mark: Mark | null }[]; hasLostLink: boolean }

/**
 * Formatted text from HTML, reduced to what the contract allows; `lost` says what was dropped. Throws Unreadable for deeper
 * nesting than a document may have.
 */
export const fromHtml = (html: string): { doc: unknown; lost?: string } => {
  const growing: Growing = { open: [{ type: 'doc', attrs: {}, content: [] }], marks: [], hasLostLink: false }
  readHtml(html, {
    onOpen: (tag, attributes) => openTag(growing, tag, attributes),
    onText: (text) => addText(growing, text),
    onClose: (tag) => closeTag(growing, tag),
  })
  while (growing.open.length > 1) close(growing)
  const doc = { type: 'doc', content: growing.open[0]?.content ?? [] } as const
  if (fits(doc))
    return growing.hasLostLink
      ? { doc, lost: 'has a link that is not a full web address; only its text is kept' }
      : { doc }
  const plain = paragraphs(
    ...plainText(doc)
      .split('\n')
      .filter((line) => line.trim() !== ''),
  )
  return fits(plain) ? { doc: plain, lost: 'has formatting that is not supported; only its text is kept' } : { doc }
}

const fits = (doc: unknown): boolean => richText().safeParse(doc).success

const blocks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    p: 'paragraph',
    div: 'paragraph',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    ul: 'bulletList',
    ol: 'orderedList',
    li: 'listItem',
    table: 'table',
    tr: 'tableRow',
    th: 'tableHeader',
    td: 'tableCell',
  }),
)

/** Nodes that must not be empty, and are dropped if they are. */
const lists = new Set(['bulletList', 'orderedList', 'table', 'tableRow'])

/** Nodes that contain at least one paragraph. */
const cells = new Set(['listItem', 'tableHeader', 'tableCell'])

/**
 * Each node is an object and a list in JSON. The rest is reserved for what the text is part of, such as a day of an itinerary.
 */
const maxNesting = maxDepth / 2 - 8

const openTag = (growing: Growing, tag: string, attributes: Attributes): void => {
  const { open, marks } = growing
  if (open.length + marks.length > maxNesting) throw new Unreadable('has lists or formatting nested too deeply')
  if (tag === 'br' && !holdsBlocks(open)) addText(growing, '\n')
  if (tag === 'strong' || tag === 'b') marks.push({ tag, mark: { type: 'bold' } })
  if (tag === 'em' || tag === 'i') marks.push({ tag, mark: { type: 'italic' } })
  if (tag === 'a') marks.push({ tag, mark: linkMark(growing, attributes.href?.trim()) })
  const type = blocks.get(tag)
  if (type === undefined) return
  if (!holdsBlocks(open)) close(growing)
  open.push({ type, attrs: attrsOf(type, tag, attributes), content: [] })
}

/** Nodes that contain blocks have no text of their own. */
const holdsBlocks = (open: readonly Open[]): boolean => {
  const { type } = open.at(-1) ?? { type: 'doc' }
  return type === 'doc' || lists.has(type) || cells.has(type)
}

const linkMark = (growing: Growing, href: string | undefined): Mark | null => {
  if (linkTarget.safeParse(href).success) return { type: 'link', attrs: { href: href ?? '' } }
  // An anchor without href is not a link.
  if (href !== undefined) growing.hasLostLink = true
  return null
}

const maxAttrs: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  orderedList: { start: 9999 },
  tableHeader: { colspan: 20, rowspan: 100 },
  tableCell: { colspan: 20, rowspan: 100 },
}

const attrsOf = (type: string, tag: string, attributes: Attributes): object => {
  if (type === 'heading') return { level: tag <= 'h3' ? 3 : 4 }
  const numbers = Object.entries(maxAttrs[type] ?? {}).map(
    ([name, top]) => [name, Number(attributes[name]), top] as const,
  )
  return Object.fromEntries(
    numbers.flatMap(([name, n, top]) => (Number.isInteger(n) && n >= 1 && n <= top ? [[name, n]] : [])),
  )
}

const addText = ({ open, marks }: Growing, text: string): void => {
  if (holdsBlocks(open)) {
    if (text.trim() === '') return
    open.push({ type: 'paragraph', attrs: {}, content: [] })
  }
  const own = new Map(marks.flatMap(({ mark }) => (mark ? [[mark.type, mark] as const] : [])))
  open.at(-1)?.content.push({ type: 'text', text, ...(own.size > 0 ? { marks: [...own.values()] } : {}) })
}

const closeTag = (growing: Growing, tag: string): void => {
  const { open, marks } = growing
  const at = marks.findLastIndex((one) => one.tag === tag)
  if (at >= 0) marks.splice(at, 1)
  const type = blocks.get(tag)
  const depth = type === undefined ? -1 : open.findLastIndex((one) => one.type === type)
  if (depth > 0) for (let left = open.length - depth; left > 0; left -= 1) close(growing)
}

const close = ({ open }: Growing): void => {
  const done = open.pop()
  if (done && !(lists.has(done.type) && done.content.length === 0)) open.at(-1)?.content.push(asNode(done))
}

/** Merges adjacent runs with the same marks: the parser reports text in pieces. */
const asNode = ({ type, attrs, content }: Open): Node => {
  const merged: Node[] = content.length === 0 && cells.has(type) ? [{ type: 'paragraph' }] : []
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
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(merged.length > 0 ? { content: merged } : {}),
  }
}
