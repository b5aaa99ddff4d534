import { device } from './text-store.ts'

type Wiped = {
  /** Unfinished work, such as uploads, stays on the device, because the same user will probably log in again. */
  keepsDrafts: boolean
  /**
   * Another tab has already cleared the device, and another user may have logged in there. Only this tab's memory is cleared.
   */
  keepsDevice?: boolean
}
const wipers = new Set<(wiped: Wiped) => void>()

/** Registers a function that clears part of a user's data on this device. */
export const onWipe = (wiper: (wiped: Wiped) => void): void => void wipers.add(wiper)

/** Deletes everything about a user from this device, including what was written by code that this page has not loaded. */
export const wipe = (wiped: Wiped): void => {
  if (!wiped.keepsDevice)
    for (const key of device.keys()) if (key.startsWith('sojourn.') && !preservedKeys.test(key)) device.remove(key)
  for (const wiper of wipers) wiper(wiped)
}

/**
 * What stays: display settings, chosen columns and whose itineraries home shows, which reveal nothing about anybody; the company
 * each user last worked in; and what has a wiper of its own: encrypted drafts (draft-storage.ts), the mark of pending uploads (kept-uploads.ts) and the plan a visitor chose
 * (prospect-plan.ts).
 */
const preservedKeys =
  /^sojourn\.(?:appearance|editor-side|sidebar|single-keys|prospect-plan|uploads|(?:tenant|draft|columns|home)\..*)$/
