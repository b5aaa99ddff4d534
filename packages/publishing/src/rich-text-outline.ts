import type { RichText, RichTextInline } from '@sojourn/contract/kit/rich-text'
import { layTable } from '@sojourn/contract/kit/table-layout'

/**
 * A node of rich text, prepared for rendering. A heading's `level` is its depth, 0 or 1. A table has its number of `columns`,
 * and a cell the column (`x`) and row (`y`) in which it begins, both from 0.
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
 * Prepares a text: the depth of its headings and the positions of its cells. Authors choose heading levels by their look, but a
 * page must not skip one, so a smaller heading is only deeper below a larger one. Null if there is no visible text, as editors
 * leave empty paragraphs.
 */
export function outlinedText(text: RichText | null): TextNode | null {
  if (text === null || !says(text)) return null
  let belowLarge = false
  const outlined = (node: TextNode): TextNode => {
    if (node.type === 'text') return { ...node, marks: node.marks && onceEach(node.marks) }
    const whole = { ...node, content: node.content?.map(outlined) }
    if (node.type === 'table') return withCellPositions(whole)
    if (node.type !== 'heading') return whole
    if (!isVisible(wordsOf(node))) return { type: 'paragraph' }
    const large = node.attrs?.level !== 4
    belowLarge ||= large
    return { ...whole, attrs: { level: !large && belowLarge ? 1 : 0 } }
  }
  return outlined(text)
}

/** Whether a text has a visible character: not whitespace, nor one that only affects its neighbours. */
export const isVisible = (text: string): boolean => /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text)

/** All text of a node and its descendants. */
export const wordsOf = (node: TextNode): string => node.text ?? (node.content ?? []).map(wordsOf).join('')

type Marks = NonNullable<TextNode['marks']>

/** A text node has each mark once, as a link within a link is invalid. */
const onceEach = (marks: Marks): Marks =>
  marks.filter(({ type }, index) => marks.findIndex((mark) => mark.type === type) === index)

/** A table whose cells neither overlap nor extend beyond it. */
const withCellPositions = (table: TextNode): TextNode => {
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
