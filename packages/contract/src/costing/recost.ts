import type { Segment } from '../document/document.ts'
import type { Edit, ItineraryDocument } from '../itinerary/edit.ts'
import type { Money } from '../kit/values.ts'
import { type CostingContext, costItinerary } from './cost-itinerary.ts'
import type { SegmentCost } from './cost-lines.ts'
import { type Freezing, withMissingRates } from './frozen-rates.ts'
import * as wording from './wording.ts'

/**
 * How a segment compares with its rate sheets. `current`: it is priced by them. `missing`: it has no price yet, and they have one.
 * `changed`: they have another price than when it was costed. `by_hand`: its price was set by hand, and they have one as well.
 * `locked`: confirmed or locked, so that it keeps its price. `gap`: they do not price it. `no_sheet`: there are none.
 */
export type CostState = 'current' | 'missing' | 'changed' | 'by_hand' | 'locked' | 'gap' | 'no_sheet'

/** What re-costing would change in one segment. */
export type CostChange = {
  cost: SegmentCost
  state: CostState
  before: Money | null
  /** After less before; null if one is missing or in another currency. */
  difference: number | null
}

/** How each segment compares with the rate sheets, in the order of the document. */
export const recost = (itinerary: ItineraryDocument, context: CostingContext): CostChange[] => {
  const byUuid = new Map(itinerary.segments.map((segment) => [segment.uuid, segment]))
  return costItinerary(itinerary, context).map((cost) => {
    const segment = byUuid.get(cost.uuid)
    const before = segment?.net ?? null
    return {
      cost,
      state: segment ? stateOf(segment, cost) : 'no_sheet',
      before,
      difference: before && cost.net?.currency === before.currency ? cost.net.amount - before.amount : null,
    }
  })
}

/** Whether a segment keeps its price, whatever rate sheets say. */
const keepsPrice = ({ priceLocked, bookingStatus }: Segment): boolean => priceLocked || bookingStatus === 'confirmed'

const stateOf = (segment: Segment, { net, hasSheets }: SegmentCost): CostState => {
  if (!hasSheets) return 'no_sheet'
  if (keepsPrice(segment)) return 'locked'
  if (net === null) return 'gap'
  if (segment.net === null && segment.gross === null) return 'missing'
  if (!segment.costing) return 'by_hand'
  return segment.net?.amount === net.amount && segment.net.currency === net.currency ? 'current' : 'changed'
}

/**
 * Gives the chosen segments the prices of their rate sheets, in one step that undo takes back, and freezes the exchange rates
 * they need. Null if nothing is to be changed. Locked segments and gaps are left alone even if they are chosen.
 */
export const applyCosts = (
  itinerary: ItineraryDocument,
  chosen: readonly CostChange[],
  { book, costedOn }: Freezing,
): Edit | null => {
  const applied = chosen.filter(({ state }) => state === 'missing' || state === 'changed' || state === 'by_hand')
  if (applied.length === 0) return null
  const edits = applied.map(({ state, cost: { uuid, net, lines } }): Edit => ({
    kind: 'setSegment',
    segment: uuid,
    // A sell price that was typed is left alone, unless the user chose the rates instead.
    fields: { net, costing: { costedOn, lines }, ...(state === 'by_hand' && { gross: null }) },
  }))
  const rates = withMissingRates(itinerary, [...itinerary.segments, ...applied.map(({ cost }) => cost)], {
    book,
    costedOn,
  })
  return {
    kind: 'several',
    name: wording.appliedRates({ count: applied.length }),
    edits: rates === null ? edits : [...edits, { kind: 'set', fields: { exchangeRates: rates } }],
  }
}
