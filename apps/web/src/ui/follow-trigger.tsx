import { type RefObject, use, useEffect } from 'react'
import { PopoverContext } from 'react-aria-components/Popover'

/** The button at which the popover of a `MenuTrigger` or `DialogTrigger` opens. */
export const useTriggerRef = (): RefObject<Element | null> | undefined => {
  const given = use(PopoverContext)
  return given && 'triggerRef' in given ? given.triggerRef : undefined
}

/**
 * Rendered in a popover, keeps it at its button when the layout shifts, e.g. when a list above gets shorter. React Aria
 * repositions a popover only when the window is resized, so this fires a resize event.
 */
export function FollowTrigger({ trigger }: { trigger: RefObject<Element | null> | undefined }): null {
  useEffect(() => {
    let frame = 0
    let last: DOMRect | undefined
    const checkPosition = () => {
      const box = trigger?.current?.getBoundingClientRect()
      if (box && last && (box.top !== last.top || box.left !== last.left)) globalThis.dispatchEvent(new Event('resize'))
      last = box
      frame = requestAnimationFrame(checkPosition)
    }
    checkPosition()
    return () => cancelAnimationFrame(frame)
  }, [trigger])
  return null
}
