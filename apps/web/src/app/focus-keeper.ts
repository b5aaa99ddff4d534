import { focusHeading } from '../ui/focus-heading.ts'

/** The focused element, and the elements around it from the inside out. */
let lastFocus: { element: Element; around: readonly Element[] } | null = null

const headings = 'h1, h2, h3, h4'

/**
 * Moves the focus to the nearest heading when the focused element is removed from the page, be it a deleted row, a button that
 * is no longer needed or the heading of a page that was loading. Otherwise, the focus would be lost.
 */
export const keepFocus = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) lastFocus = { element: target, around: elementsAround(target) }
  })
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      // The focus was moved away; its element was not removed.
      if (lastFocus?.element === target && lastFocus.element.isConnected && !hasFocus()) lastFocus = null
    }),
  )
  new MutationObserver(() => {
    // Dialogs, menus and lists restore the focus themselves, one frame later.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(restoreFocus))
  }).observe(document.body, { childList: true, subtree: true })
}

const restoreFocus = (): void => {
  if (!lastFocus || !isLost()) return
  const title = document.querySelector('main h1') ?? document.querySelector('h1')
  const container = lastFocus.around.find((one) => one.isConnected && one.querySelector(headings))
  const target =
    lastFocus.element.matches('h1') || !container?.closest('main') ? title : container.querySelector(headings)
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
  if (target instanceof HTMLElement && (!dialog || dialog.contains(target))) focusHeading(target)
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

const isLost = (): boolean => lastFocus !== null && !lastFocus.element.isConnected && !hasFocus()

const elementsAround = (element: Element): Element[] => {
  const around: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  return around
}
