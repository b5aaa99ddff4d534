/** How long something is waited for, and how long its focus is defended, in frames. */
const PATIENCE = 40
const STEADY = 4

const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']
/** They press what has the focus now, and are meant for it. */
const PRESSES = ['Enter', ' ']

/**
 * Focuses what `find` finds as soon as it is there, and keeps the focus there for a moment: a closing menu moves it late. A
 * key or pointer press ends it; a key that comes before the focus goes on from there all the same, once it is there.
 * @returns what ends it.
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
    // Tab and letters go by what has the focus now; what scripts do, by where the key was pressed.
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    target.dispatchEvent(new KeyboardEvent(event.type, event))
  }
  const look = () => {
    frame += 1
    const target = find()
    if (target) {
      steady = target === document.activeElement ? steady + 1 : 0
      if (steady === 0) target.focus()
    }
    if (steady >= STEADY || frame >= PATIENCE) stop()
    else request = requestAnimationFrame(look)
  }
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', stop, true)
  request = requestAnimationFrame(look)
  return stop
}
