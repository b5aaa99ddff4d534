import { plainText, type RichText, type RichTextBlock } from '@sojourn/contract/kit/rich-text'

/** Formatted text as it stands in a plain text box: blocks with an empty line between them. */
export const textOfRich = (rich: RichText | null): string => rich?.content.map(textOfBlock).join('\n\n') ?? ''

/**
 * What was typed into a plain text box as formatted text: every line a paragraph.
 * A block of `before` whose text did not change is kept as it is, with its formatting, wherever it stands now.
 */
export const richOfText = (text: string, before: RichText | null): RichText | null => {
  const chunks = text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
  if (chunks.length === 0) return null
  const blocks = before?.content ?? []
  const kept = keptBlocks(chunks, blocks.map(textOfBlock))
  const content = chunks.flatMap((chunk, index) => {
    const same = blocks[kept[index] ?? -1]
    if (same) return [same]
    // What follows the block kept before it stood in its place: a heading that is reworded stays a heading.
    const place = index === 0 ? 0 : (kept[index - 1] ?? Number.NaN) + 1
    return blocksOf(chunk, kept.includes(place) ? undefined : blocks[place])
  })
  return { type: 'doc', content }
}

/** For each chunk the number of the block with the same text, each block once and in order where that is possible. */
const keptBlocks = (chunks: readonly string[], texts: readonly string[]): (number | null)[] => {
  const free = new Set(texts.keys())
  let next = 0
  return chunks.map((chunk) => {
    const same = [...free].filter((number) => texts[number] === chunk)
    const found = same.find((number) => number >= next) ?? same[0] ?? null
    if (found === null) return null
    free.delete(found)
    next = found + 1
    return found
  })
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
