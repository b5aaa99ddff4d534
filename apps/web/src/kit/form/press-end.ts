let isPressed = false
let waiting: (() => void)[] = []

const startPress = (): void => {
  isPressed = true
}

/** In a timeout, so that the press is handled first: the browser fires `click` after `pointerup`. */
const endPress = (): void => {
  isPressed = false
  const all = waiting
  waiting = []
  setTimeout(() => all.forEach((go) => go()))
}

/** Starts watching the pointer. Call it once. */
export const followPresses = (): void => {
  globalThis.addEventListener('pointerdown', startPress, { capture: true })
  globalThis.addEventListener('pointerup', endPress, { capture: true })
  globalThis.addEventListener('pointercancel', endPress, { capture: true })
}

/**
 * Resolves when the pointer is up; null if nothing is pressed. An error message that appears during a press could move the
 * pressed element away from the pointer, and the click would be lost.
 */
export const pressEnd = (): Promise<void> | null => (isPressed ? new Promise((resolve) => waiting.push(resolve)) : null)
