import type { RefObject } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { MenuAnchor } from '../../ui/menu-anchor.ts'

type PressedKey = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

/**
 * The button and the anchor of a menu made by `lazy`, which is loaded when the button is hovered or focused, so that the code
 * that every page loads stays small. Until it has loaded, the button keeps the focus. It opens as a `MenuTrigger` does.
 */
export const useLazyMenu = ({ prefetch }: { prefetch: () => void }) => {
  const button = useRef<HTMLButtonElement>(null)
  const [from, setFrom] = useState<MenuAnchor['from'] | null>(null)
  const close = useCallback(() => setFrom(null), [])
  const anchor = useMemo(() => from && { button: button as RefObject<HTMLElement>, from, close }, [from, close])
  return {
    button: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': from !== null,
      onHoverStart: prefetch,
      onFocus: prefetch,
      onPress: ({ pointerType }: { pointerType: string }) =>
        setFrom(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'none'),
      onKeyDown: (event: PressedKey) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          // Keeps the page behind it from scrolling.
          event.preventDefault()
          setFrom(event.key === 'ArrowDown' ? 'first' : 'last')
          return
        }
        // Until the code has loaded, nothing else handles the key.
        if (event.key === 'Escape') close()
        // React Aria stops the propagation of key events that a button listens for.
        event.continuePropagation()
      },
    } as const,
    anchor,
  }
}
