/** What a saved view does not contain: the page, an open record or import, and the columns, which it stores by themselves. */
const leftOut = new Set(['page', 'item', 'import', 'columns', 'binned'])

/** The part of a list's URL that a saved view stores, in a fixed order, so that equal views have equal texts. */
export const viewQueryOf = (search: string): string => {
  const stored = [...new URLSearchParams(search)].filter(([name]) => !leftOut.has(name))
  return new URLSearchParams(stored.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}
