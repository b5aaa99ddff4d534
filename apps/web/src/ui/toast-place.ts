/** Where a toast can be. */
export type ToastPlace = 'bottom-end' | 'bottom-start' | 'below-header' | 'top'

type Box = { left: number; top: number; right: number; bottom: number }

/** The size of a toast with two lines, and its distance from the edges of the window, in pixels. */
const size = { width: 384, height: 88, margin: 24 }

/** Where a toast at the top begins, in pixels. A dialog covers the header of the page. */
const tops = { 'below-header': 64, top: 16 }

const boxOf = (place: ToastPlace): Box => {
  const width = Math.min(size.width, innerWidth - 2 * size.margin)
  const isAtTop = place === 'top' || place === 'below-header'
  const end = innerWidth - size.margin - width
  const left = isAtTop ? (innerWidth - width) / 2 : place === 'bottom-end' ? end : size.margin
  const top = isAtTop ? tops[place] : innerHeight - size.margin - size.height
  return { left, top, right: left + width, bottom: top + size.height }
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * The first place where a toast covers no main action of the page or of a dialog. A dialog has its other controls at the bottom,
 * too, so that a toast over it is rather at the top.
 */
export const freePlace = (): ToastPlace => {
  const actions = [...document.querySelectorAll('[data-main-action]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const isOverDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  const places: ToastPlace[] = isOverDialog
    ? ['top', 'bottom-end', 'bottom-start']
    : ['bottom-end', 'bottom-start', 'below-header']
  return (
    places.find((place) => !actions.some((action) => overlap(boxOf(place), action))) ??
    (isOverDialog ? 'top' : 'below-header')
  )
}
