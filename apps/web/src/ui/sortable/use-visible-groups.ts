import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Group {
  id: string
  items: readonly unknown[]
}

/** So many items are awake at first: more than a screen shows. */
const AT_FIRST = 20
/** How near the edge of what is seen a group wakes, in times of its height. */
const NEAR = '100%'

/**
 * Which groups of a long list can be worked with. The others rest: they show the same, but are no more than text until they
 * come near what is seen, something moves to them or they get the focus. A group that is awake stays so.
 * `content-visibility: auto` alone would not do: it spares layout and paint, but the time goes into React Aria, which makes
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
        // One at a time, the nearest first; the others are seen to after it.
        const [nearest] = entries.filter(({ isIntersecting }) => isIntersecting).toSorted(byDistance)
        // In any other update React Aria first draws the list without its rows, for a frame or more: arrow keys would skip
        // the group, and the page would jump.
        if (nearest) flushSync(() => show([groupIdOf(nearest.target)]))
      },
      { root: scrollerOf(container.current), rootMargin: `${NEAR} 0px` },
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
    if (count >= AT_FIRST) break
    ids.push(id)
    // A group takes room even when it is empty.
    count += items.length + 1
  }
  return ids
}

/** From the middle of what is seen. */
const byDistance = (one: IntersectionObserverEntry, other: IntersectionObserverEntry): number =>
  distanceOf(one) - distanceOf(other)

const distanceOf = ({ boundingClientRect: box, rootBounds }: IntersectionObserverEntry): number => {
  const middle = rootBounds ? (rootBounds.top + rootBounds.bottom) / 2 : 0
  return Math.max(box.top - middle, middle - box.bottom, 0)
}

const groupIdOf = (element: Element): string => element.getAttribute('data-group') ?? ''

/** What the list scrolls in; null for the page. */
const scrollerOf = (element: Element): Element | null => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
