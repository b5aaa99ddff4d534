import type { RichText, RichTextInline } from '@sojourn/contract/kit/rich-text'
import { layTable } from '@sojourn/contract/kit/table-layout'

/**
 * A node of formatted text, ready to be walked by a renderer. A heading's `level` is its depth, 0 or 1; a table says how many
 * `columns` it has, and a cell in which of them (`x`) and in which row (`y`) it begins, both from 0.
 */
export type TextNode = {
  type: string
  text?: string
  marks?: RichTextInline['marks']
  attrs?: {
    level?: number
    start?: number
    columns?: number
    x?: number
    y?: number
    colspan?: number
    rowspan?: number
  }
  content?: TextNode[]
}

/**
 * The text with the real depth of its headings and the real places of cells. Writers choose a level by its looks; a page must not skip one, so a
 * smaller heading is deeper only below a larger one. Null when there is nothing to read: editors leave empty paragraphs.
 */
export function outlinedText(text: RichText | null): TextNode | null {
  if (text === null || !says(text)) return null
  let belowLarge = false
  const outlined = (node: TextNode): TextNode => {
    if (node.type === 'text') return { ...node, marks: node.marks && onceEach(node.marks) }
    const whole = { ...node, content: node.content?.map(outlined) }
    if (node.type === 'table') return laid(whole)
    if (node.type !== 'heading') return whole
    if (!isVisible(wordsOf(node))) return { type: 'paragraph' }
    const large = node.attrs?.level !== 4
    belowLarge ||= large
    return { ...whole, attrs: { level: !large && belowLarge ? 1 : 0 } }
  }
  return outlined(text)
}

/** Whether a text has a character that leaves a mark: not a space, nor one that is only there for those around it. */
export const isVisible = (text: string): boolean => /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text)

/** The words of a node and all within it, as one. */
export const wordsOf = (node: TextNode): string => node.text ?? (node.content ?? []).map(wordsOf).join('')

type Marks = NonNullable<TextNode['marks']>

/** A link within a link leads nowhere. */
const onceEach = (marks: Marks): Marks =>
  marks.filter(({ type }, index) => marks.findIndex((mark) => mark.type === type) === index)

/** A table whose cells neither overlap nor reach beyond it. */
const laid = (table: TextNode): TextNode => {
  const { columns, rows } = layTable((table.content ?? []).map((row) => row.content ?? []))
  return {
    type: 'table',
    attrs: { columns },
    content: rows.map((cells) => ({
      type: 'tableRow',
      content: cells.map(({ cell, x, y, colspan, rowspan }) => ({
        ...cell,
        attrs: { x, y, ...(colspan > 1 ? { colspan } : {}), ...(rowspan > 1 ? { rowspan } : {}) },
      })),
    })),
  }
}

const says = (node: TextNode): boolean => (node.text ?? '').trim() !== '' || (node.content ?? []).some(says)
