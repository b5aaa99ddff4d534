/** What changed between two published versions of an itinerary, in the words of travellers. */
export type PublicationChange = {
  /** `Start date`, `Desert Camp: nights`, `Dune walk has been removed`. */
  what: string
  /** The values before and after in words; null if there was or is none, or if `what` says everything. */
  before: string | null
  after: string | null
  /** The number of the day in the later version; null for the whole itinerary, and for what is gone. */
  day: number | null
  /** The uuid of the segment; null if the change is not about one, or if it was removed. */
  segment: string | null
}

/** Where in the later version a change is. */
export type ChangePlace = Pick<PublicationChange, 'day' | 'segment'>

/** The place of a change to the whole itinerary, or of something that is gone. */
export const nowhere: ChangePlace = { day: null, segment: null }

/** A value that changed; empty if its words are the same. */
export const valueChange = (
  what: string,
  before: string | null,
  after: string | null,
  place: ChangePlace = nowhere,
): PublicationChange[] => (before === after ? [] : [{ what, before, after, ...place }])

/** A change without values: `before` and `after` are compared, but are not shown. */
export const statedChange = (
  what: string,
  before: string,
  after: string,
  place: ChangePlace = nowhere,
): PublicationChange[] => (before === after ? [] : [{ what, before: null, after: null, ...place }])

type TitleWords = { added: (values: { title: string }) => string; removed: (values: { title: string }) => string }

/** What was added to a list and removed from it. The order does not count, and a title may occur more than once. */
export const titleChanges = (
  before: readonly string[],
  after: readonly string[],
  words: TitleWords,
  place: ChangePlace = nowhere,
): PublicationChange[] => {
  const changeTo = (what: string): PublicationChange => ({ what, before: null, after: null, ...place })
  return [
    ...without(after, before).map((title) => changeTo(words.added({ title }))),
    ...without(before, after).map((title) => changeTo(words.removed({ title }))),
  ]
}

const without = (titles: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return titles.filter((title) => {
    const at = left.indexOf(title)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}
