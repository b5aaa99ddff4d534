import { type RefObject, use, useEffect } from 'react'
import { PopoverContext } from 'react-aria-components/Popover'

/** The button that a popover of a `MenuTrigger` or `DialogTrigger` opens at. */
export const useTriggerRef = (): RefObject<Element | null> | undefined => {
  const given = use(PopoverContext)
  return given && 'triggerRef' in given ? given.triggerRef : undefined
}

/**
 * Rendered in a popover, keeps it at its button when the page moves under it, as when a list above gets shorter. React Aria
 * places a popover anew only when the window changes its size, so it is told that.
 */
export function FollowTrigger({ trigger }: { trigger: RefObject<Element | null> | undefined }): null {
  useEffect(() => {
    let frame = 0
    let last: DOMRect | undefined
    const look = () => {
      const box = trigger?.current?.getBoundingClientRect()
      if (box && last && (box.top !== last.top || box.left !== last.left)) globalThis.dispatchEvent(new Event('resize'))
      last = box
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [trigger])
  return null
}
