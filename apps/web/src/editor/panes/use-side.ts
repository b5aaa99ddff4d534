import { useState } from 'react'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.editor-side'
const sides = ['day', 'route', 'preview', 'media'] as const
/** What stands beside the form: how the day looks, where the itinerary goes, the traveller's page, or the media library. */
export type Side = (typeof sides)[number]

/** What stands beside the form; each device keeps its own. */
export const useSide = (): [Side, (side: Side) => void] => {
  const [side, setSide] = useState<Side>(() => sides.find((one) => one === device.read(key)) ?? 'day')
  const choose = (next: Side) => {
    setSide(next)
    device.write(key, next)
  }
  return [side, choose]
}
