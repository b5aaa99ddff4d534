import type { Segment } from '../document/document.ts'
import { applyEdit } from '../itinerary/apply-edit.ts'
import { describeEdit } from '../itinerary/describe-edit.ts'
import type { Edit, ItineraryDocument } from '../itinerary/edit.ts'
import { segmentPriceFields } from '../itinerary/price-fields.ts'
import { type CostingContext, costItinerary } from './cost-itinerary.ts'
import type { SegmentCost } from './cost-lines.ts'
import type { BookRate } from './find-rate.ts'
import { freezeRates } from './frozen-rates.ts'
import { applyCosts, recost } from './recost.ts'

/** The rate sheets and the currency book of a company, and the date that costing takes as today. */
export type CostingSource = CostingContext & { book: readonly BookRate[] }

/**
 * Adds to an edit the prices that it changes: those of segments it inserts, and of segments whose cost changes with dates, rooms,
 * travellers or board. Prices set by hand, locked ones, and those that the edit does not affect stay, even if the rates have changed
 * since. So does a price that no longer has a rate. Exchange rates that are missing afterwards are frozen. All of it is one step.
 * @throws EditError if the edit cannot be applied
 */
export const withCosts = (before: ItineraryDocument, edit: Edit, source: CostingSource): Edit => {
  const { document: after } = applyEdit(before, edit)
  const freezing = { book: source.book, costedOn: source.bookedOn }
  const prices =
    (hasCostChanges(before, after) ? pricesAfter(before, after, source) : null) ?? freezeRates(after, freezing)
  return prices ? { kind: 'several', name: describeEdit(before, edit), edits: [edit, prices] } : edit
}

/** The prices that follow from what changed between two versions; null if none do. */
export const pricesAfter = (
  before: ItineraryDocument,
  after: ItineraryDocument,
  source: CostingSource,
): Edit | null => {
  const costsBefore = costsByUuid(before, source)
  const segmentsBefore = new Map(before.segments.map((segment) => [segment.uuid, segment]))
  const affected = recost(after, source).filter(
    ({ cost, state }) =>
      (state === 'missing' || state === 'changed') &&
      isAffected(cost, costsBefore.get(cost.uuid), segmentsBefore.get(cost.uuid)),
  )
  return applyCosts(after, affected, { book: source.book, costedOn: source.bookedOn })
}

/** The prices of segments without one, whose rate sheets were not known when they were inserted; null if there are none. */
export const pricesOfInserted = (
  document: ItineraryDocument,
  inserted: ReadonlySet<string>,
  source: CostingSource,
): Edit | null => {
  const missing = recost(document, source).filter(({ cost, state }) => state === 'missing' && inserted.has(cost.uuid))
  return applyCosts(document, missing, { book: source.book, costedOn: source.bookedOn })
}

/** The fields that costs depend on besides segments. */
const partyFields = ['startDate', 'adults', 'children', 'childAges', 'infants'] as const

/** The fields of a segment that costs do not depend on: those of its price, except the quantity. */
const pricing: ReadonlySet<string> = new Set(segmentPriceFields.filter((field) => field !== 'quantity'))

/**
 * Whether anything that costs depend on may have changed between two versions. Fields are compared by identity, so an equal copy
 * counts as a change.
 */
export const hasCostChanges = (before: ItineraryDocument, after: ItineraryDocument): boolean =>
  partyFields.some((field) => before[field] !== after[field]) ||
  before.segments.length !== after.segments.length ||
  after.segments.some((segment, index) => changesCost(before.segments[index], segment))

/** Whether more of a segment has changed than its price. */
const changesCost = (before: Segment | undefined, after: Segment): boolean => {
  if (before === after) return false
  if (before === undefined) return true
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].some((name) => !pricing.has(name) && Reflect.get(before, name) !== Reflect.get(after, name))
}

const isAffected = (after: SegmentCost, before: SegmentCost | undefined, segment: Segment | undefined): boolean =>
  segment === undefined || before?.net?.amount !== after.net?.amount || before?.net?.currency !== after.net?.currency

const costsByUuid = (document: ItineraryDocument, source: CostingSource): ReadonlyMap<string, SegmentCost> =>
  new Map(costItinerary(document, source).map((cost) => [cost.uuid, cost]))
