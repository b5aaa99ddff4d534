/** The uuid of the segment just created from scratch, whose title gets the focus next. */
let fresh: string | null = null

/** Marks a segment so that its title gets the focus when its form opens. */
export const markFresh = (uuid: string): void => {
  fresh = uuid
}

/** Whether the title of a segment should get the focus. Returns true only once. */
export const takeFresh = (uuid: string): boolean => {
  if (fresh !== uuid) return false
  fresh = null
  return true
}
