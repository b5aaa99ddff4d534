let isPressed = false
let waiting: (() => void)[] = []

const begin = (): void => {
  isPressed = true
}

/** The press itself is answered first: the browser tells of a click after the pointer is up. */
const end = (): void => {
  isPressed = false
  const all = waiting
  waiting = []
  setTimeout(() => all.forEach((go) => go()))
}

/** Watches the pointer; called once. */
export const followPresses = (): void => {
  globalThis.addEventListener('pointerdown', begin, { capture: true })
  globalThis.addEventListener('pointerup', end, { capture: true })
  globalThis.addEventListener('pointercancel', end, { capture: true })
}

/**
 * What has to wait until the pointer is up: a complaint that appears while something below it is being pressed would move
 * that from under the pointer, and the press would be lost. Null while nothing is pressed.
 */
export const pressEnd = (): Promise<void> | null => (isPressed ? new Promise((resolve) => waiting.push(resolve)) : null)
