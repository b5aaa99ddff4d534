/** How long something is waited for, and how long its focus is defended, in frames. */
const PATIENCE = 40
const STEADY = 4

/**
 * Focuses what `find` finds as soon as it is there, and keeps the focus there for a moment: a closing menu moves it late. A key
 * or pointer press ends it.
 */
export function holdFocus(find: () => HTMLElement | null): void {
  let frame = 0
  let steady = 0
  let request = 0
  const stop = () => {
    cancelAnimationFrame(request)
    window.removeEventListener('keydown', stop, true)
    window.removeEventListener('pointerdown', stop, true)
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
  window.addEventListener('keydown', stop, true)
  window.addEventListener('pointerdown', stop, true)
  request = requestAnimationFrame(look)
}
