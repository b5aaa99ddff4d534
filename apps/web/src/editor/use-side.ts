import { useState } from 'react'

const key = 'sojourn.editor-side'
const sides = ['day', 'route', 'preview'] as const
/** What stands beside the form: how the day looks, where the trip goes, or the traveller's page. */
export type Side = (typeof sides)[number]

/** What stands beside the form; each device keeps its own. */
export const useSide = (): [Side, (side: Side) => void] => {
  const [side, setSide] = useState<Side>(() => sides.find((one) => one === localStorage.getItem(key)) ?? 'day')
  const choose = (next: Side) => {
    setSide(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // A full or forbidden storage still lets one look, until the page is left.
    }
  }
  return [side, choose]
}
