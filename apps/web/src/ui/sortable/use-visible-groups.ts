import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Group {
  id: string
  items: readonly unknown[]
}

/** About how many items are interactive at first: more than fit on a screen. */
const INITIAL_ITEM_COUNT = 20
/** How close to the visible area a group becomes interactive, relative to the height of that area. */
const NEAR_MARGIN = '100%'

/**
 * Which groups of a long list are interactive. The others are static: they look the same, but are only text until they come
 * close to the visible area, something moves into them or they get the focus. From then on, they stay interactive.
 * `content-visibility: auto` alone is not enough: it saves layout and paint, but the time is spent in React Aria, which creates
 * a collection for each group and several hooks and listeners for each row.
 */
export const useVisibleGroups = (container: RefObject<Element | null>, groups: readonly Group[]) => {
  const [visible, setVisible] = useState(() => new Set(firstOf(groups)))
  const show = useCallback(
    (ids: readonly string[]) =>
      setVisible((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids]))),
    [],
  )
  const staticIds = groups
    .filter(({ id }) => !visible.has(id))
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (staticIds === '' || !container.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // One at a time, the nearest first; the others follow.
        const [nearest] = entries.filter(({ isIntersecting }) => isIntersecting).toSorted(byDistance)
        // In any other update, React Aria first renders the list without its rows, for a frame or more: arrow keys would skip
        // the group, and the page would jump.
        if (nearest) flushSync(() => show([groupIdOf(nearest.target)]))
      },
      { root: scrollerOf(container.current), rootMargin: `${NEAR_MARGIN} 0px` },
    )
    for (const group of container.current.querySelectorAll('[data-group][data-static]')) observer.observe(group)
    return () => observer.disconnect()
  }, [container, staticIds, show])
  return { visible, show }
}

const firstOf = (groups: readonly Group[]): string[] => {
  let count = 0
  const ids: string[] = []
  for (const { id, items } of groups) {
    if (count >= INITIAL_ITEM_COUNT) break
    ids.push(id)
    // Even an empty group takes space.
    count += items.length + 1
  }
  return ids
}

/** By the distance from the middle of the visible area. */
const byDistance = (one: IntersectionObserverEntry, other: IntersectionObserverEntry): number =>
  distanceOf(one) - distanceOf(other)

const distanceOf = ({ boundingClientRect: box, rootBounds }: IntersectionObserverEntry): number => {
  const middle = rootBounds ? (rootBounds.top + rootBounds.bottom) / 2 : 0
  return Math.max(box.top - middle, middle - box.bottom, 0)
}

const groupIdOf = (element: Element): string => element.getAttribute('data-group') ?? ''

/** The element in which the list scrolls; null for the page. */
const scrollerOf = (element: Element): Element | null => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
