import type { ReactNode, RefObject } from 'react'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Popover } from 'react-aria-components/Popover'
import { OPTION_PANEL } from './option-list.tsx'

/**
 * The list below the box. It moves along when the content around the box is scrolled by the user, by a layout shift or by an
 * on-screen keyboard. React Aria alone would close the list, and what was typed would be lost.
 */
export function OptionPopover({
  box,
  side,
  children,
}: {
  box: RefObject<HTMLElement | null>
  side: Side
  children: ReactNode
}) {
  const state = use(ComboBoxStateContext)
  const isOpen = state?.isOpen ?? false
  const isScrolling = useRef(false)
  const [nudge, setNudge] = useState(0)
  // A layout effect, to run before React Aria's own listener, which a plain effect adds.
  useLayoutEffect(() => {
    if (!isOpen) return
    let scrollEnd: ReturnType<typeof setTimeout>
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || target === box.current || !target.contains(box.current)) return
      isScrolling.current = true
      clearTimeout(scrollEnd)
      scrollEnd = setTimeout(() => (isScrolling.current = false))
      setNudge((last) => 1 - last)
    }
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      clearTimeout(scrollEnd)
      isScrolling.current = false
    }
  }, [isOpen, box])
  return (
    <Popover
      // A changed offset makes React Aria measure the position again.
      offset={4 + nudge / 100}
      placement={`${side} start`}
      className={OPTION_PANEL}
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        if (!willOpen && !isScrolling.current) state?.close()
      }}
    >
      {children}
    </Popover>
  )
}

export type Side = 'top' | 'bottom'

/** The height of half a dozen options, in px. */
const ROOM = 256

/**
 * The side on which a full list has room. Otherwise, the list would later jump across the box, under a finger that is about to
 * tap.
 */
export const roomierSide = (box: HTMLElement | null): Side => {
  if (!box) return 'bottom'
  const { top, bottom } = box.getBoundingClientRect()
  const below = innerHeight - bottom
  return below < ROOM && top > below ? 'top' : 'bottom'
}
