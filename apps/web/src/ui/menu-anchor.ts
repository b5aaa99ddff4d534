import type { RefObject } from 'react'

/** The button that opened a menu, if it is not in a `MenuTrigger`. */
export interface MenuAnchor {
  button: RefObject<HTMLElement>
  /** Which item has the focus at first. */
  from: 'first' | 'last' | 'none'
  close: () => void
}
