import { flushSync } from 'react-dom'
import { caretIn } from '../../ui/caret-in.ts'

/** Runs an update that may change the text of the field that the user is typing in, and puts the caret back where it was in it. */
export const keepCaret = (update: () => void): void => {
  const field = globalThis.document?.activeElement
  if (!field || !(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return update()
  const { value: before, selectionStart, selectionEnd } = field
  // Rendered at once, so that the user cannot type in between.
  flushSync(update)
  const { value: after } = field
  if (document.activeElement !== field || after === before || selectionStart === null || selectionEnd === null) return
  field.setSelectionRange(caretIn(before, after, selectionStart), caretIn(before, after, selectionEnd))
}
