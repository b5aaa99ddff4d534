import { plainText, type RichText, type RichTextBlock } from '@sojourn/contract/kit/rich-text'

/** Formatted text as it stands in a plain text box: blocks with an empty line between them. */
export const textOfRich = (rich: RichText | null): string => rich?.content.map(textOfBlock).join('\n\n') ?? ''

/**
 * What was typed into a plain text box as formatted text: every line a paragraph.
 * Blocks of `before` whose text did not change are kept as they are, with their formatting.
 */
export const richOfText = (text: string, before: RichText | null): RichText | null => {
  const chunks = text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
  if (chunks.length === 0) return null
  const blocks = before?.content.filter((block) => textOfBlock(block) !== '') ?? []
  const same = (chunk: string | undefined, block: RichTextBlock | undefined) =>
    chunk !== undefined && block !== undefined && chunk === textOfBlock(block)
  const most = Math.min(chunks.length, blocks.length)
  let head = 0
  while (head < most && same(chunks[head], blocks[head])) head += 1
  let tail = 0
  while (tail < most - head && same(chunks.at(-1 - tail), blocks.at(-1 - tail))) tail += 1
  const typed = chunks.slice(head, chunks.length - tail)
  const replaced = blocks.slice(head, blocks.length - tail)
  return {
    type: 'doc',
    content: [
      ...blocks.slice(0, head),
      // A heading that is reworded stays a heading.
      ...typed.flatMap((chunk, index) =>
        blocksOf(chunk, typed.length === replaced.length ? replaced[index] : undefined),
      ),
      ...blocks.slice(blocks.length - tail),
    ],
  }
}

/** Whether a text holds more than plain paragraphs. */
export const isFormatted = (rich: RichText | null): boolean =>
  rich?.content.some(
    (block) => block.type !== 'paragraph' || block.content?.some((inline) => (inline.marks ?? []).length > 0),
  ) ?? false

const textOfBlock = (block: RichTextBlock): string => plainText({ type: 'doc', content: [block] }).trim()

const blocksOf = (chunk: string, before: RichTextBlock | undefined): RichTextBlock[] => {
  if (before?.type === 'heading' && !chunk.includes('\n'))
    return [{ ...before, content: [{ type: 'text', text: chunk }] }]
  return chunk
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
}
