/** Runs an update that may change the text of the field that the user is typing in, and puts the caret back where it was in it. */
export const keepCaret = (update: () => void): void => {
  const field = globalThis.document?.activeElement
  if (!field || !(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return update()
  const { value: before, selectionStart, selectionEnd } = field
  update()
  requestAnimationFrame(() => {
    const { value: after } = field
    if (document.activeElement !== field || after === before || selectionStart === null || selectionEnd === null) return
    field.setSelectionRange(caretIn(before, after, selectionStart), caretIn(before, after, selectionEnd))
  })
}

/** Where a caret belongs after a text was changed: after the same characters if the change is behind it, or else before the same ones. */
const caretIn = (before: string, after: string, caret: number): number => {
  let same = 0
  while (same < caret && before[same] === after[same]) same += 1
  return same === caret ? caret : Math.max(0, caret + after.length - before.length)
}
