import { plainText } from '../../kit/plain-text.ts'
import type { RichText } from '../../kit/rich-text.ts'

/**
 * What a reader notices of a text, to compare it: its words and the targets of its links. Formatting, spaces and empty paragraphs
 * do not count.
 */
export const wordsAndLinks = (text: RichText | null): string => {
  if (text === null) return ''
  return [plainText(text).replaceAll(/\s+/g, ' ').trim(), ...linksIn(text)].join('\n')
}

type AnyNode = {
  type: string
  marks?: readonly { type: string; attrs?: { href: string } }[]
  content?: readonly AnyNode[]
}

const linksIn = ({ marks = [], content = [] }: AnyNode): string[] => [
  ...marks.flatMap(({ attrs }) => attrs?.href ?? []),
  ...content.flatMap(linksIn),
]
