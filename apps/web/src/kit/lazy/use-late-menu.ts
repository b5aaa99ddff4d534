import type { ComponentType, RefObject } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { MenuAnchor } from '../../ui/menu-anchor.ts'
import { dealWith } from './page-code.ts'

type PressedKey = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

type LateMenu<Given> = ComponentType<{ anchor: MenuAnchor } & Given>

/**
 * A menu whose code is fetched when somebody comes near its button, so that what every page begins with stays small.
 * Until the code is there the button keeps the focus; it opens as the button of a `MenuTrigger` does.
 * @param load of the same identity each time
 */
export const useLateMenu = <Given extends object>(load: () => Promise<LateMenu<Given>>) => {
  const button = useRef<HTMLButtonElement>(null)
  const [Loaded, setLoaded] = useState<LateMenu<Given> | null>(null)
  const [from, setFrom] = useState<MenuAnchor['from'] | null>(null)
  const close = useCallback(() => setFrom(null), [])

  const fetchCode = () => load().then((menu) => setLoaded(() => menu))
  const open = (way: MenuAnchor['from']) => {
    setFrom(way)
    // The person is told (page-code.ts).
    fetchCode().catch(close)
  }
  // Whoever presses then is told if it failed.
  const fetchAhead = () => void fetchCode().catch(dealWith)
  const anchor = useMemo(() => from && { button: button as RefObject<HTMLElement>, from, close }, [from, close])
  return {
    button: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': from !== null,
      onHoverStart: fetchAhead,
      onFocus: fetchAhead,
      onPress: ({ pointerType }: { pointerType: string }) =>
        open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'none'),
      onKeyDown: (event: PressedKey) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          // The page behind it does not scroll.
          event.preventDefault()
          open(event.key === 'ArrowDown' ? 'first' : 'last')
          return
        }
        // Until the code has loaded, nothing else handles the key.
        if (event.key === 'Escape') close()
        // React Aria keeps from the page what a button listens for.
        event.continuePropagation()
      },
    } as const,
    Menu: Loaded,
    anchor,
  }
}
