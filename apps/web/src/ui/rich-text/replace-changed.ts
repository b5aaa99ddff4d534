import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { caretIn, placeIn } from '../caret-in.ts'

/**
 * Shows another content, replacing only what differs, so that the cursor of a user who is typing elsewhere in the text stays
 * where it is. It is not a step of the editor's own history.
 */
export const replaceChanged = (editor: Editor, content: JSONContent | null): void => {
  const { doc, tr } = editor.state
  const next = content ? editor.schema.nodeFromJSON(content) : editor.schema.topNodeType.createAndFill()
  const from = next ? doc.content.findDiffStart(next.content) : null
  const to = next ? doc.content.findDiffEnd(next.content) : null
  if (!next || from === null || to === null) return
  // The same characters may end the one part and begin the other.
  const overlap = Math.max(0, from - Math.min(to.a, to.b))
  const change = tr.replace(from, to.a + overlap, next.slice(from, to.b + overlap))
  keepSelection(editor.state.selection, doc, change)
  editor.view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

/** Several changes are replaced as one range, also those on both sides of the cursor. */
const keepSelection = (selection: Selection, before: Node, change: Transaction): void => {
  if (!(selection instanceof TextSelection)) return
  const [from, to] = [charactersOf(before), charactersOf(change.doc)]
  const find = selection.empty ? caretIn : placeIn
  const place = (position: number) => change.doc.resolve(Math.min(find(from, to, position), to.length))
  const anchor = place(selection.anchor)
  change.setSelection(TextSelection.between(anchor, selection.empty ? anchor : place(selection.head)))
}

/** A document as a text with one character for each position. */
const charactersOf = (node: Node): string => {
  const parts: string[] = []
  node.forEach((child) => {
    if (child.isText) parts.push(child.text ?? '')
    else parts.push(child.isLeaf ? '\u0003' : `\u0001${charactersOf(child)}\u0002`)
  })
  return parts.join('')
}
