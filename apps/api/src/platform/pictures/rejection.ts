/** The file is rejected. The message is for the user who uploaded it. */
export class Rejection extends Error {
  override name = 'Rejection'
}

/** Turns the error of a library into a message for the user; the library's own message is about bytes. */
export const inWords = (error: unknown): string => {
  if (error instanceof Rejection) return error.message
  const found = error instanceof Error ? error.message : String(error)
  return /pixel limit|exceeds.*pixel|dimensions/i.test(found)
    ? 'it has more than 50 megapixels'
    : 'it is damaged, or its content does not match its type'
}
