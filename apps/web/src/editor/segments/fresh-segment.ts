/** The segment that was just made by hand: its title is written next. */
let fresh: string | null = null

/** Says that a segment's title is to be written next. */
export const markFresh = (uuid: string): void => {
  fresh = uuid
}

/** Whether a segment's title is to be written next; true once. */
export const takeFresh = (uuid: string): boolean => {
  if (fresh !== uuid) return false
  fresh = null
  return true
}
