import { type RefObject, useEffect } from 'react'
import { create } from 'zustand'

/** Whether the header of the editor is one row, because the user has scrolled a pane. */
export const useCompactHeader = create<{ isCompact: boolean }>(() => ({ isCompact: false }))

/** How long after a turn of the wheel, a swipe or a key a pane may still scroll because of it, in milliseconds. */
const settleMs = 600

/**
 * Makes the header compact while the pane that the user scrolled last is away from its top. It only follows the wheel, swipes
 * and keys: the content moves with the header, and must not do so under a pointer that presses something.
 * @param mark an element over the first pixels of the pane's content; it is observed, so that nothing is measured
 */
export const useCompactWhileScrolled = (pane: RefObject<HTMLElement | null>, mark: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const [scroller, top] = [pane.current, mark.current]
    if (!scroller || !top) return undefined
    let [visible, scrolledAt] = [1, Number.NEGATIVE_INFINITY]
    const follow = () => {
      if (visible === 0) useCompactHeader.setState({ isCompact: true })
      if (visible === 1) useCompactHeader.setState({ isCompact: false })
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        visible = entry?.intersectionRatio ?? visible
        if (performance.now() - scrolledAt < settleMs) follow()
      },
      { root: scroller, threshold: [0, 1] },
    )
    const scrolls = () => {
      scrolledAt = performance.now()
    }
    const turns = ({ deltaY }: WheelEvent) => {
      scrolls()
      // It may have been scrolled to its top by something else.
      if (deltaY < 0) follow()
    }
    observer.observe(top)
    scroller.addEventListener('wheel', turns, { passive: true })
    scroller.addEventListener('touchmove', scrolls, { passive: true })
    scroller.addEventListener('keydown', scrolls)
    return () => {
      observer.disconnect()
      scroller.removeEventListener('wheel', turns)
      scroller.removeEventListener('touchmove', scrolls)
      scroller.removeEventListener('keydown', scrolls)
      useCompactHeader.setState({ isCompact: false })
    }
  }, [pane, mark])
}
