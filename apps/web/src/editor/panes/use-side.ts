import { useState } from 'react'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.editor-side'
/** The ids of the side panes, in their order. */
export const sideIds = ['day', 'route', 'preview', 'media'] as const
/** The id of a side pane: the day at a glance, the route, the preview of the published page, or the media library. */
export type Side = (typeof sideIds)[number]

/** The open side pane. It is remembered on this device. */
export const useSide = (): [Side, (side: Side) => void] => {
  const [side, setSide] = useState<Side>(() => sideIds.find((one) => one === device.read(key)) ?? 'day')
  const choose = (next: Side) => {
    setSide(next)
    device.write(key, next)
  }
  return [side, choose]
}
