import type { RichText, RichTextInline } from '@sojourn/contract/kit/rich-text'

/** A node of formatted text, ready to be walked by a renderer; a heading's `level` is its depth, 0 or 1. */
export type TextNode = {
  type: string
  text?: string
  marks?: RichTextInline['marks']
  attrs?: { level?: number; start?: number; colspan?: number; rowspan?: number }
  content?: TextNode[]
}

/**
 * The text with the real depth of its headings. Writers choose a level by its looks; a page must not skip one, so a
 * smaller heading is deeper only below a larger one. Null when there is nothing to read: editors leave empty paragraphs.
 */
export function outlinedText(text: RichText | null): TextNode | null {
  if (text === null || !says(text)) return null
  let belowLarge = false
  const outlined = (node: TextNode): TextNode => {
    if (node.type !== 'heading') return { ...node, content: node.content?.map(outlined) }
    const large = node.attrs?.level !== 4
    belowLarge ||= large
    return { ...node, attrs: { level: !large && belowLarge ? 1 : 0 } }
  }
  return outlined(text)
}

const says = (node: TextNode): boolean => (node.text ?? '').trim() !== '' || (node.content ?? []).some(says)
