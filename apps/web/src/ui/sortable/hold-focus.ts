/** How many frames to wait for an element, and how many frames it must keep the focus. */
const PATIENCE = 40
const STEADY = 4

const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']
/** These keys are meant for the element that has the focus now. */
const PRESSES = ['Enter', ' ']

/**
 * Focuses the element that `find` returns as soon as it exists, and keeps the focus there for a moment, because a closing menu
 * moves it late. A key or pointer press ends this. A key pressed before the element has the focus is sent to it, once it
 * exists.
 * @returns a function that ends it
 */
export function holdFocus(find: () => HTMLElement | null): () => void {
  let frame = 0
  let steady = 0
  let request = 0
  const stop = () => {
    cancelAnimationFrame(request)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  const onKey = (event: KeyboardEvent) => {
    if (MODIFIERS.includes(event.key)) return
    stop()
    const target = PRESSES.includes(event.key) ? null : find()
    if (!target || target === document.activeElement) return
    target.focus()
    // The browser handles Tab and letters by the element with the focus now, but scripts handle arrow keys by the event's
    // target.
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    target.dispatchEvent(new KeyboardEvent(event.type, event))
  }
  const tryFocus = () => {
    frame += 1
    const target = find()
    if (target) {
      steady = target === document.activeElement ? steady + 1 : 0
      if (steady === 0) target.focus()
    }
    if (steady >= STEADY || frame >= PATIENCE) stop()
    else request = requestAnimationFrame(tryFocus)
  }
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', stop, true)
  request = requestAnimationFrame(tryFocus)
  return stop
}
