/** A file that is not taken, said in words for the person who sent it. */
export class Rejection extends Error {
  override name = 'Rejection'
}

/** What a library found wrong with a file, in words for a person: its own words are about bytes. */
export const inWords = (error: unknown): string => {
  if (error instanceof Rejection) return error.message
  const found = error instanceof Error ? error.message : String(error)
  return /pixel limit|exceeds.*pixel|dimensions/i.test(found)
    ? 'it has more than 50 megapixels'
    : 'it is damaged, or not what it says it is'
}
