import { compareDays } from './publication-changes/compare-days.ts'
import { comparePrices } from './publication-changes/compare-prices.ts'
import { type PublicationChange, titleChanges, valueChange } from './publication-changes/publication-change.ts'
import type { ChangeWords } from './publication-changes/change-texts.ts'
import type { Publication } from './publication.ts'

/**
 * What a traveller finds changed between two published versions of an itinerary: first in the itinerary as a whole, then day by
 * day in the order of the later version, then in the price, the payments and the terms, and last in the lists of documents,
 * guides and pages. Images, the theme, the company's details and the order of sections are not compared, nor is anything that
 * the traveller's page does not show. Fields that an older publication lacks do not count as changed.
 */
export const comparePublications = (before: Publication, after: Publication, words: ChangeWords): PublicationChange[] =>
  compareWithPlaces(before, after, words).changes

/** Where in the later version something has changed. */
export type ChangedPlace = `day-${number}` | `segment-${string}` | 'price'

/** What `comparePublications` finds, and where in the later version it is; a day itself only for changes that are not of a segment. */
export const compareWithPlaces = (
  before: Publication,
  after: Publication,
  words: ChangeWords,
): { changes: PublicationChange[]; places: Set<ChangedPlace> } => {
  const ofDays = compareDays(before, after, words)
  const ofPrices = comparePrices(before, after, words)
  const placesOfDays = ofDays.flatMap(({ day, segment }): ChangedPlace[] => {
    if (segment !== null) return [`segment-${segment}`]
    return day === null ? [] : [`day-${day}`]
  })
  return {
    changes: [...compareWhole(before, after, words), ...ofDays, ...ofPrices, ...compareLists(before, after, words)],
    places: new Set([...placesOfDays, ...(ofPrices.length > 0 ? (['price'] as const) : [])]),
  }
}

const compareWhole = (before: Publication, after: Publication, words: ChangeWords): PublicationChange[] => {
  const { changes } = words
  return [
    ...valueChange(changes.title, before.title, after.title),
    ...valueChange(changes.startDate, dateText(before.startDate, words), dateText(after.startDate, words)),
    ...valueChange(changes.endDate, dateText(before.endDate, words), dateText(after.endDate, words)),
    ...valueChange(changes.length, changes.days({ count: before.dayCount }), changes.days({ count: after.dayCount })),
    ...valueChange(changes.travellers, partyText(before, words), partyText(after, words)),
  ]
}

const dateText = (date: string | null, words: ChangeWords): string | null =>
  date === null ? null : words.dateText(date)

/** `2 adults, 1 child`. */
const partyText = ({ party: { adults, children, infants } }: Publication, { changes }: ChangeWords): string | null =>
  [
    adults > 0 ? changes.adults({ count: adults }) : '',
    children > 0 ? changes.children({ count: children }) : '',
    infants > 0 ? changes.infants({ count: infants }) : '',
  ]
    .filter(Boolean)
    .join(', ') || null

const compareLists = (before: Publication, after: Publication, { changes }: ChangeWords): PublicationChange[] => {
  const lists = {
    documents: { added: changes.documentAdded, removed: changes.documentRemoved },
    guides: { added: changes.guideAdded, removed: changes.guideRemoved },
    pages: { added: changes.pageAdded, removed: changes.pageRemoved },
  }
  return (['documents', 'guides', 'pages'] as const).flatMap((key) =>
    titleChanges(shownTitles(before, key), shownTitles(after, key), lists[key]),
  )
}

const shownTitles = (publication: Publication, key: 'documents' | 'guides' | 'pages'): string[] =>
  publication.sections.includes(key) ? publication[key].map(({ title }) => title) : []
