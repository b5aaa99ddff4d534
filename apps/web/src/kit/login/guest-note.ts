import { create } from 'zustand'
import { onWipe } from '../../data/clear-device-data.ts'

type GuestNote = {
  /** What the login page tells a user who comes from another page: what was just done, and what to do now. */
  message: string | null
  /** The email address they entered there. */
  email: string
  /** Whether an email to confirm that address was just sent. */
  isAwaited: boolean
}

const none: GuestNote = { message: null, email: '', isAwaited: false }

/**
 * What one page for guests passes on to the next. In memory only, because an email address belongs neither in a URL nor on the
 * device.
 */
export const useGuestNote = create<GuestNote>(() => none)

/** What the previous page has left, for the initial values of a form. */
export const readGuestNote = (): GuestNote => useGuestNote.getState()

/** Leaves a note for the next page. */
export const leaveGuestNote = (note: Partial<GuestNote>): void => useGuestNote.setState(note)

onWipe(({ keepsDrafts, keepsDevice }) => {
  if (!keepsDrafts || keepsDevice) useGuestNote.setState(none)
})
