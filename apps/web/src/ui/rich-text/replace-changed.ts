import type { JSONContent } from '@tiptap/core'
import type { Editor } from '@tiptap/react'

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
  editor.view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
