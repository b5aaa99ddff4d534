import type { ButtonProps } from 'react-aria-components/Button'
import { useCallback, useState } from 'react'

type PressedKey = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

/**
 * The button of a dialog or popover made by `lazy`, which is loaded when the button is hovered or focused. Until it has loaded,
 * the button keeps the focus, and Escape closes what is about to open. For menus, see use-lazy-menu.ts.
 */
export const useLazyDialog = ({ prefetch }: { prefetch: () => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  return {
    button: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onHoverStart: prefetch,
      onFocus: prefetch,
      onPress: () => setIsOpen(true),
      onKeyDown: (event: PressedKey) => {
        if (event.key === 'Escape') close()
        // React Aria stops the propagation of key events that a button listens for.
        event.continuePropagation()
      },
    } as const,
    isOpen,
    close,
  }
}
