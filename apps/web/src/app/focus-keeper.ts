import { focusHeading } from '../ui/focus-heading.ts'

/** What has the focus, and what it stands in from the inside out. */
let held: { element: Element; around: readonly Element[] } | null = null

const headings = 'h1, h2, h3, h4'

/**
 * Gives the focus a place when what held it goes from the page, be it a row that was deleted, a button that did its work or
 * the heading of a page that was still loading: the heading of what it stood in. Left to itself it would be nowhere.
 */
export const keepFocus = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) held = { element: target, around: elementsAround(target) }
  })
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      // It was left, not taken away.
      if (held?.element === target && held.element.isConnected && !hasFocus()) held = null
    }),
  )
  new MutationObserver(() => {
    // Dialogs, menus and lists see to it themselves, a frame later.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(find))
  }).observe(document.body, { childList: true, subtree: true })
}

const find = (): void => {
  if (!held || !isLost()) return
  const title = document.querySelector('main h1') ?? document.querySelector('h1')
  const place = held.around.find((one) => one.isConnected && one.querySelector(headings))
  const target = held.element.matches('h1') || !place?.closest('main') ? title : place.querySelector(headings)
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
  if (target instanceof HTMLElement && (!dialog || dialog.contains(target))) focusHeading(target)
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

const isLost = (): boolean => held !== null && !held.element.isConnected && !hasFocus()

const elementsAround = (element: Element): Element[] => {
  const around: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  return around
}
