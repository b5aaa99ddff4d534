import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { BREAKPOINTS } from '../../ui/constants.ts'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.sidebar'

/** Whether the sidebar of wide screens is open, which this device remembers, and whether the drawer of small screens is. */
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

/** The sidebar beside the page, or the drawer over it if there is no room. */
export const useSidebar = () => {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches)
  const { isOpen, isDrawerOpen, hasDrawerBeenOpen } = useSidebarStore()
  return { isWide, isOpen: isWide ? isOpen : isDrawerOpen, hasDrawerBeenOpen }
}

/** Opens or closes the sidebar or the drawer. */
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

/** Closes the drawer, on navigation. */
export const closeDrawer = (): void => useSidebarStore.setState({ isDrawerOpen: false })

/** Called if the drawer's code cannot be loaded: opening it again loads it again. */
export const giveUpDrawer = (): void => useSidebarStore.setState({ isDrawerOpen: false, hasDrawerBeenOpen: false })
