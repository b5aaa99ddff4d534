/** Where a toast can be. */
export type ToastPlace = 'bottom-end' | 'bottom-start' | 'top'

type Box = { left: number; top: number; right: number; bottom: number }

/** The size of a toast with two lines, and its distance from the edges of the window, in pixels. */
const size = { width: 384, height: 88, margin: 24 }

/** The height of the page header, below which a toast at the top begins, in pixels. */
const header = 64

const boxOf = (place: ToastPlace): Box => {
  const width = Math.min(size.width, innerWidth - 2 * size.margin)
  const left =
    place === 'top' ? (innerWidth - width) / 2 : place === 'bottom-end' ? innerWidth - size.margin - width : size.margin
  const top = place === 'top' ? header : innerHeight - size.margin - size.height
  return { left, top, right: left + width, bottom: top + size.height }
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The first place where a toast covers no main action of the page or of a dialog. */
export const freePlace = (): ToastPlace => {
  const actions = [...document.querySelectorAll('[data-main-action]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const places: ToastPlace[] = ['bottom-end', 'bottom-start', 'top']
  return places.find((place) => !actions.some((action) => overlap(boxOf(place), action))) ?? 'top'
}
