import type { ItineraryDocument } from '../itinerary/edit.ts'
import { effectiveSegment } from '../itinerary/effective.ts'
import { rolesOf } from '../itinerary/options.ts'
import { datesOfSegments } from '../itinerary/travel-dates.ts'
import type { RateSheet, SegmentCost } from './cost-lines.ts'
import { costSegment, emptyCost } from './cost-segment.ts'
import { registerSheets, sheetsOf } from './find-sheets.ts'

/** The fields of a document that determine its costs. */
export type CostedDocument = Pick<
  ItineraryDocument,
  'segments' | 'startDate' | 'adults' | 'children' | 'childAges' | 'infants'
>

/** What costing needs besides the document. */
export type CostingContext = {
  sheets: readonly RateSheet[]
  /** The date that offers take as the date of booking, `YYYY-MM-DD`. */
  bookedOn: string
}

/** The latest costs of each document, with their context. Documents are never mutated. */
const costed = new WeakMap<CostedDocument, { context: CostingContext; costs: readonly SegmentCost[] }>()

/**
 * What every segment of an itinerary costs by the rate sheets, in the order of the document. See docs/costing.md. Worked out only once
 * for a document, because an edit compares the costs before and after it, and the checks and the Price tab need them too.
 */
export const costItinerary = (itinerary: CostedDocument, context: CostingContext): readonly SegmentCost[] => {
  const before = costed.get(itinerary)
  if (before?.context === context) return before.costs
  const costs = costsOf(itinerary, context)
  costed.set(itinerary, { context, costs })
  return costs
}

const costsOf = (itinerary: CostedDocument, { sheets, bookedOn }: CostingContext): SegmentCost[] => {
  const register = registerSheets(sheets)
  const { startDate } = itinerary
  const dates = startDate === null ? null : datesOfSegments({ startDate, segments: itinerary.segments })
  const costs = new Map<string, SegmentCost>()
  const roles = rolesOf(itinerary.segments)
  const isIncluded = ({ uuid }: { uuid: string }): boolean => roles.get(uuid)?.role === 'included'
  /** The lines charged once for the itinerary, and the segment that each is charged to. */
  const payers = new Map<string, string>()
  // They are charged to included segments, so that the price of what is sold never lacks them.
  const byDay = itinerary.segments
    .map((one, order) => ({ one, order }))
    .toSorted(
      (a, b) =>
        Number(isIncluded(b.one)) - Number(isIncluded(a.one)) || dayOf(a.one) - dayOf(b.one) || a.order - b.order,
    )
  for (const { one } of byDay) {
    const segment = effectiveSegment(one)
    const firstDate = dates?.get(one.uuid) ?? null
    const { sheets: found, gap } = sheetsOf(segment, register, firstDate)
    if (found.length === 0) {
      costs.set(one.uuid, emptyCost(one.uuid, [], false))
      continue
    }
    if (firstDate === null || gap !== null) {
      costs.set(one.uuid, emptyCost(one.uuid, [{ reason: gap ?? 'no_date', date: firstDate, room: null }]))
      continue
    }
    // An alternative is charged the same lines as the segment that it would replace.
    const insteadOf = roles.get(one.uuid)?.insteadOf
    const paidLines = new Set([...payers].filter(([, payer]) => payer !== insteadOf).map(([key]) => key))
    const priced = costSegment({ segment, party: itinerary, firstDate, sheets: found, bookedOn, paidLines })
    if (priced.cost.net !== null && isIncluded(one))
      for (const key of priced.paidLines) if (!payers.has(key)) payers.set(key, one.uuid)
    costs.set(one.uuid, priced.cost)
  }
  return itinerary.segments.map(({ uuid }) => costs.get(uuid) ?? emptyCost(uuid, [], false))
}

const dayOf = ({ day }: { day: number | null }): number => day ?? Number.MAX_SAFE_INTEGER
