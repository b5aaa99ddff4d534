import { create } from 'zustand'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.editor-side'
/** The ids of the side panes, in their order. */
export const sideIds = ['day', 'route', 'preview', 'media'] as const
/** The id of a side pane: the day at a glance, the route, the preview of the published page, or the media library. */
export type Side = (typeof sideIds)[number]

const useOpenSide = create<{ side: Side }>(() => ({ side: sideIds.find((one) => one === device.read(key)) ?? 'day' }))

/** Opens a side pane, and remembers it on this device. */
export const openSide = (side: Side): void => {
  useOpenSide.setState({ side })
  device.write(key, side)
}

/** The open side pane. */
export const useSide = (): [Side, (side: Side) => void] => [useOpenSide((state) => state.side), openSide]
