import { maxTableColumns, maxTableRows } from '@sojourn/contract/kit/field-limits'
import type { RichText, RichTextBlock, RichTextInline } from '@sojourn/contract/kit/rich-text'
import { isBlankText, plainText } from '@sojourn/contract/kit/plain-text'
import { isLinkTarget } from './link-target.ts'

type Block<Type extends RichTextBlock['type']> = Extract<RichTextBlock, { type: Type }>
type List = Block<'bulletList'> | Block<'orderedList'>
type ItemBlock = Block<'paragraph'> | List
type CellBlock = ItemBlock | Block<'heading'>
type Row = Block<'table'>['content'][number]
type Mark = NonNullable<RichTextInline['marks']>[number]

/**
 * Converts any editor document to exactly what the contract allows: unknown nodes, marks and attributes are removed, and their
 * text stays. `null` if there is no text.
 */
export const cleanRichText = (document: unknown): RichText | null => {
  const blocks = childrenOf(document).flatMap(blocksOf)
  while (isBlank(blocks.at(-1))) blocks.pop()
  const cleaned: RichText = { type: 'doc', content: blocks }
  return isBlankText(cleaned) ? null : cleaned
}

/** The same document with a paragraph before each list at the start of an item, which the editor needs for the cursor. */
export const forEditor = (document: RichText): RichText => ({
  ...document,
  content: document.content.map((block) => (isList(block) ? withLeadingParagraphs(block) : block)),
})

const withLeadingParagraphs = <L extends List>(list: L): L => ({
  ...list,
  content: list.content.map((item) => {
    const content = item.content.map((block) => (isList(block) ? withLeadingParagraphs(block) : block))
    return { ...item, content: content[0]?.type === 'paragraph' ? content : [paragraph([]), ...content] }
  }),
})

/** The blocks of a text as a list item may have them: without headings, and tables as lines of text. */
export const blocksForItem = ({ content }: RichText): ItemBlock[] => content.flatMap(itemBlocksOf)

/** The blocks of a text as a cell may have them: tables as lines of text. */
export const blocksForCell = ({ content }: RichText): CellBlock[] => content.flatMap(cellBlocksOf)

const blocksOf = (node: unknown): RichTextBlock[] => {
  if (typeOf(node) !== 'table') return cellBlocksOf(node)
  const rows = rowsOf(node)
  if (rows.length === 0) return []
  const isTooLarge = rows.length > maxTableRows || rows.some(({ content }) => content.length > maxTableColumns)
  return isTooLarge ? rows.map(lineOf) : [{ type: 'table', content: rows }]
}

const cellBlocksOf = (node: unknown): CellBlock[] => {
  if (typeOf(node) !== 'heading') return itemBlocksOf(node)
  const level = attributeOf(node, 'level')
  const content = inlineOf(node)
  return [
    { type: 'heading', attrs: { level: typeof level === 'number' && level > 3 ? 4 : 3 }, ...withContent(content) },
  ]
}

const itemBlocksOf = (node: unknown): ItemBlock[] => {
  switch (typeOf(node)) {
    case 'paragraph':
    case 'heading':
      return [paragraph(inlineOf(node))]
    case 'text':
      return [paragraph(textOf(node))]
    case 'bulletList':
      return listOf(node, (content) => ({ type: 'bulletList', content }))
    case 'orderedList': {
      const start = attributeOf(node, 'start')
      const begins = typeof start === 'number' && Number.isInteger(start) && start > 1 && start <= 9999
      return listOf(node, (content) => ({ type: 'orderedList', ...(begins ? { attrs: { start } } : {}), content }))
    }
    case 'table':
      return rowsOf(node).map(lineOf)
    default:
      return childrenOf(node).flatMap(itemBlocksOf)
  }
}

const listOf = (node: unknown, make: (items: List['content']) => List): List[] => {
  const items = childrenOf(node).map((item) => ({
    type: 'listItem' as const,
    content: filled(childrenOf(item).flatMap(itemBlocksOf)),
  }))
  return items.length > 0 ? [make(items)] : []
}

const rowsOf = (node: unknown): Row[] =>
  childrenOf(node).flatMap((row) => {
    const content = childrenOf(row).map((cell) => ({
      type: typeOf(cell) === 'tableHeader' ? ('tableHeader' as const) : ('tableCell' as const),
      ...spansOf(cell),
      content: filled(childrenOf(cell).flatMap(cellBlocksOf)),
    }))
    return content.length > 0 ? [{ type: 'tableRow' as const, content }] : []
  })

const spansOf = (cell: unknown): { attrs?: { colspan?: number; rowspan?: number } } => {
  const span = (name: string, max: number) => {
    const value = attributeOf(cell, name)
    return typeof value === 'number' && value > 1 ? { [name]: Math.min(Math.trunc(value), max) } : {}
  }
  const attrs = { ...span('colspan', maxTableColumns), ...span('rowspan', maxTableRows) }
  return Object.keys(attrs).length > 0 ? { attrs } : {}
}

/** A table row as a line of text, for tables that cannot be kept. */
const lineOf = ({ content }: Row): Block<'paragraph'> => {
  const text = content
    .map((cell) => plainText({ type: 'doc', content: cell.content }).replaceAll('\n', ' '))
    .join(' | ')
  return paragraph(text.trim() ? [{ type: 'text', text }] : [])
}

/** The text in a node, at any depth. Adjacent texts that look the same become one. */
const inlineOf = (node: unknown): RichTextInline[] => {
  const joined: RichTextInline[] = []
  for (const run of childrenOf(node).flatMap((child) =>
    typeOf(child) === 'text' ? textOf(child) : typeOf(child) === 'hardBreak' ? [space] : inlineOf(child),
  )) {
    const last = joined.at(-1)
    if (last && JSON.stringify(last.marks) === JSON.stringify(run.marks))
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}

const space: RichTextInline = { type: 'text', text: ' ' }

const textOf = (node: unknown): RichTextInline[] => {
  const text = hasText(node) ? node.text.toWellFormed().replaceAll(controlCharacters, '') : ''
  if (text === '') return []
  const marks = hasMarks(node) ? node.marks.flatMap(marksOf) : []
  return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
}

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

const marksOf = (mark: unknown): Mark[] => {
  const type = typeOf(mark)
  if (type === 'bold' || type === 'italic') return [{ type }]
  const href = attributeOf(mark, 'href')
  return type === 'link' && typeof href === 'string' && isLinkTarget(href) ? [{ type, attrs: { href } }] : []
}

const paragraph = (content: RichTextInline[]): Block<'paragraph'> => ({ type: 'paragraph', ...withContent(content) })

const withContent = (content: RichTextInline[]) => (content.length > 0 ? { content } : {})

const filled = <B>(blocks: B[]): (B | Block<'paragraph'>)[] => (blocks.length > 0 ? blocks : [paragraph([])])

const isList = (block: RichTextBlock): block is List => block.type === 'bulletList' || block.type === 'orderedList'

const isBlank = (block: RichTextBlock | undefined): boolean => block?.type === 'paragraph' && !block.content

const childrenOf = (node: unknown): unknown[] =>
  typeof node === 'object' && node !== null && 'content' in node && Array.isArray(node.content) ? node.content : []

const typeOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'type' in node ? node.type : undefined

const attributeOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && 'attrs' in node && typeof node.attrs === 'object' && node.attrs !== null
    ? Reflect.get(node.attrs, name)
    : undefined

const hasText = (node: unknown): node is { text: string } =>
  typeof node === 'object' && node !== null && 'text' in node && typeof node.text === 'string'

const hasMarks = (node: unknown): node is { marks: unknown[] } =>
  typeof node === 'object' && node !== null && 'marks' in node && Array.isArray(node.marks)
