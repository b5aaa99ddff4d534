import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { BREAKPOINTS } from '../../ui/constants.ts'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.sidebar'

/** Whether the sidebar of wide screens is open, remembered on this device; and the drawer of small ones. */
const useSidebarStore = create(() => ({
  isOpen: device.read(key) !== 'closed',
  isDrawerOpen: false,
  hasDrawerBeenOpen: false,
}))

const wide = globalThis.matchMedia(`(width >= ${BREAKPOINTS.lg})`)
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** The sidebar as it stands beside the page, or as a drawer over it where there is no room. */
export const useSidebar = () => {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches)
  const { isOpen, isDrawerOpen, hasDrawerBeenOpen } = useSidebarStore()
  return { isWide, isOpen: isWide ? isOpen : isDrawerOpen, hasDrawerBeenOpen }
}

/** Opens or closes it. */
export const setSidebarOpen = (isOpen: boolean): void => {
  if (!wide.matches) {
    useSidebarStore.setState((before) => ({
      isDrawerOpen: isOpen,
      hasDrawerBeenOpen: before.hasDrawerBeenOpen || isOpen,
    }))
    return
  }
  device.write(key, isOpen ? 'open' : 'closed')
  useSidebarStore.setState({ isOpen })
}

/** Going to a page closes the drawer. */
export const closeDrawer = (): void => useSidebarStore.setState({ isDrawerOpen: false })

/** Its code could not be had: opening it anew asks for it again. */
export const giveUpDrawer = (): void => useSidebarStore.setState({ isDrawerOpen: false, hasDrawerBeenOpen: false })
