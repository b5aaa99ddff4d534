import { compareDays } from './publication-changes/compare-days.ts'
import { comparePrices } from './publication-changes/compare-prices.ts'
import { type PublicationChange, titleChanges, valueChange } from './publication-changes/publication-change.ts'
import { dateForTravellers } from './publication-changes/text-in-words.ts'
import * as wording from './publication-changes/wording.ts'
import type { Publication } from './publication.ts'

/**
 * What a traveller finds changed between two published versions of an itinerary: first in the itinerary as a whole, then day by
 * day in the order of the later version, then in the price, the payments and the terms, and last in the lists of documents,
 * guides and pages. Images, the theme, the company's details and the order of sections are not compared, nor is anything that
 * the traveller's page does not show. Fields that an older publication lacks do not count as changed.
 */
export const comparePublications = (before: Publication, after: Publication): PublicationChange[] => [
  ...compareWhole(before, after),
  ...compareDays(before, after),
  ...comparePrices(before, after),
  ...compareLists(before, after),
]

const compareWhole = (before: Publication, after: Publication): PublicationChange[] => [
  ...valueChange(wording.title, before.title, after.title),
  ...valueChange(wording.startDate, dateText(before.startDate), dateText(after.startDate)),
  ...valueChange(wording.endDate, dateText(before.endDate), dateText(after.endDate)),
  ...valueChange(wording.length, wording.days({ count: before.dayCount }), wording.days({ count: after.dayCount })),
  ...valueChange(wording.travellers, partyText(before), partyText(after)),
]

const dateText = (date: string | null): string | null => (date === null ? null : dateForTravellers(date))

/** `2 adults, 1 child`. */
const partyText = ({ party: { adults, children, infants } }: Publication): string | null =>
  [
    adults > 0 ? wording.adults({ count: adults }) : '',
    children > 0 ? wording.children({ count: children }) : '',
    infants > 0 ? wording.infants({ count: infants }) : '',
  ]
    .filter(Boolean)
    .join(', ') || null

const lists = {
  documents: { added: wording.documentAdded, removed: wording.documentRemoved },
  guides: { added: wording.guideAdded, removed: wording.guideRemoved },
  pages: { added: wording.pageAdded, removed: wording.pageRemoved },
}

const compareLists = (before: Publication, after: Publication): PublicationChange[] =>
  (['documents', 'guides', 'pages'] as const).flatMap((key) =>
    titleChanges(shownTitles(before, key), shownTitles(after, key), lists[key]),
  )

const shownTitles = (publication: Publication, key: keyof typeof lists): string[] =>
  publication.sections.includes(key) ? publication[key].map(({ title }) => title) : []
