import { device } from './text-store.ts'

type Wiped = {
  /** The person comes back most likely: what they began and did not end stays on the device. */
  keepsDrafts: boolean
  /** Another tab has done so and goes on with somebody else: only what this tab has in mind goes. */
  keepsDevice?: boolean
}
const wipers = new Set<(wiped: Wiped) => void>()

/** Registers what forgets a part of what this device knows of a person. */
export const onWipe = (wiper: (wiped: Wiped) => void): void => void wipers.add(wiper)

/** Forgets everything about a person on this device, also what code has written that this page has not loaded. */
export const wipe = (wiped: Wiped): void => {
  if (!wiped.keepsDevice)
    for (const key of device.keys()) if (key.startsWith('sojourn.') && !staying.test(key)) device.remove(key)
  for (const wiper of wipers) wiper(wiped)
}

/**
 * How the device looks, which says nothing of anybody; which company each person was in; and what has a wiper of its own:
 * sealed drafts (draft-storage.ts), the mark of uploads (kept-uploads.ts), the plan chosen before (prospect-plan.ts).
 */
const staying = /^sojourn\.(?:appearance|editor-side|sidebar|single-keys|prospect-plan|uploads|(?:tenant|draft)\..*)$/
