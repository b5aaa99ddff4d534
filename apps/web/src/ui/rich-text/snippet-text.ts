import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { JSONContent } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { blocksForCell, blocksForItem, cleanRichText, forEditor } from './clean-rich-text.ts'

/**
 * The selected part of a text as a text of its own: words within a paragraph, list item or cell without what they are in, cells as a
 * table. Null if nothing is selected.
 */
export const selectedText = ({ selection }: Pick<EditorState, 'selection'>): RichText | null => {
  if (selection.empty) return null
  const { $from, $to } = selection
  const nodes = selection.content().content.toJSON() as JSONContent[] | null
  if (!nodes) return null
  if ($from.sameParent($to) && $from.parent.isTextblock)
    return cleanRichText({ content: [{ type: 'paragraph', content: inlineOf(nodes) }] })
  const rows = nodes.every(({ type }) => type === 'tableRow')
  return withoutBlankStart(cleanRichText({ content: rows ? [{ type: 'table', content: nodes }] : nodes }))
}

/**
 * Inserts a text at the cursor, or in place of what is selected. A single paragraph continues the one at the cursor, so that it can
 * be inserted in the middle of a sentence. Where headings or tables are not possible, their words are inserted.
 */
export const insertText = (editor: Editor, text: RichText): void => {
  const content = fitting(forEditor(text), editor.state.selection.$from)
  const [first] = content
  if (!first) return
  if (content.length > 1 || first.type !== 'paragraph') {
    const { before, after } = textAround(editor)
    const { from, to } = editor.state.selection
    // The two halves of a divided paragraph neither end nor begin with a space.
    const spaces = {
      from: from - (before.length - before.trimEnd().length),
      to: to + (after.length - after.trimStart().length),
    }
    editor.chain().setTextSelection(spaces).insertContent(content).run()
  } else if (first.content) editor.commands.insertContent(spaced(first.content, textAround(editor)))
}

type Around = { before: string; after: string }

/** The text of the paragraph before and after what is selected. */
const textAround = ({ state }: Editor): Around => {
  const { $from, $to } = state.selection
  return {
    before: $from.parent.textBetween(0, $from.parentOffset),
    after: $to.parent.textBetween($to.parentOffset, $to.parent.content.size),
  }
}

/** Words with a space to those before and after them, in writing systems that have spaces between words. */
const spaced = (content: readonly JSONContent[], { before, after }: Around): JSONContent[] => {
  const text = content.map((run) => run.text ?? '').join('')
  return [...(needsSpace(before, text) ? [space] : []), ...content, ...(needsSpace(text, after) ? [space] : [])]
}

const space: JSONContent = { type: 'text', text: ' ' }

const needsSpace = (left: string, right: string): boolean =>
  /[^\s\p{Ps}\p{Pi}]$/u.test(left) &&
  /^[\p{L}\p{N}\p{Ps}\p{Pi}"']/u.test(right) &&
  !withoutSpaces.test(left.slice(-2)) &&
  !withoutSpaces.test(right.slice(0, 2))

const withoutSpaces = /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Thai}|\p{scx=Khmr}|\p{scx=Laoo}|\p{scx=Mymr}/u

/** The blocks of a text that are possible where it is inserted. */
const fitting = (text: RichText, at: ResolvedPos): JSONContent[] => {
  const around = Array.from({ length: at.depth }, (_, depth) => at.node(depth + 1).type.name)
  // A cell may be around a list, but not the other way round.
  if (around.includes('listItem')) return blocksForItem(text)
  return around.includes('table') ? blocksForCell(text) : text.content
}

const inlineOf = (nodes: readonly JSONContent[]): JSONContent[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [node] : inlineOf(node.content ?? [])))

/** A selection that begins at the end of a paragraph begins with an empty one. */
const withoutBlankStart = (text: RichText | null): RichText | null => {
  const from = text?.content.findIndex((block) => block.type !== 'paragraph' || block.content) ?? 0
  return text && from > 0 ? { ...text, content: text.content.slice(from) } : text
}
