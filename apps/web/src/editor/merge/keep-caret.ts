import { flushSync } from 'react-dom'
import { caretIn, placeIn } from '../../ui/caret-in.ts'

/** Runs an update that may change the text of the field that the user is typing in, and puts the caret back in its place. */
export const keepCaret = (update: () => void): void => {
  const field = globalThis.document?.activeElement
  if (!field || !(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return update()
  const { value: before, selectionStart, selectionEnd, selectionDirection } = field
  // Renders immediately, so that the user cannot type between the update and the new caret.
  flushSync(update)
  const { value: after } = field
  if (document.activeElement !== field || after === before || selectionStart === null || selectionEnd === null) return
  if (selectionStart === selectionEnd) {
    const caret = caretIn(before, after, selectionStart)
    field.setSelectionRange(caret, caret)
    return
  }
  const [start, end] = [placeIn(before, after, selectionStart), placeIn(before, after, selectionEnd)]
  field.setSelectionRange(start, end, selectionDirection ?? undefined)
}
