import { create } from 'zustand'
import { onWipe } from '../../data/clear-device-data.ts'

type GuestNote = {
  /** What the login page says to somebody who comes from elsewhere: what was just done, and what to do now. */
  message: string | null
  /** The address they gave there. */
  email: string
  /** A letter to confirm that address was just asked for. */
  isAwaited: boolean
}

const none: GuestNote = { message: null, email: '', isAwaited: false }

/** What one page for guests tells the next; in memory only, for an address belongs neither into a link nor on the device. */
export const useGuestNote = create<GuestNote>(() => none)

/** What the page before has told, for the first values of a form. */
export const readGuestNote = (): GuestNote => useGuestNote.getState()

/** Leaves a note for the next page. */
export const leaveGuestNote = (note: Partial<GuestNote>): void => useGuestNote.setState(note)

onWipe(({ keepsDrafts, keepsDevice }) => {
  if (!keepsDrafts || keepsDevice) useGuestNote.setState(none)
})
