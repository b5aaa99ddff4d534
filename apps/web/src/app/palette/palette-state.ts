import { create } from 'zustand'

/** Whether the palette is open. */
export const usePalette = create(() => ({ isOpen: false }))

/** Opens the palette. */
export const openPalette = (): void => usePalette.setState({ isOpen: true })

/** Closes it. */
export const closePalette = (): void => usePalette.setState({ isOpen: false })
