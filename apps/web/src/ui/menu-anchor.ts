import type { RefObject } from 'react'

/** The button a menu was opened by, where it stands in no `MenuTrigger`. */
export interface MenuAnchor {
  button: RefObject<HTMLElement>
  /** Which item has the focus at first. */
  from: 'first' | 'last' | 'none'
  close: () => void
}
