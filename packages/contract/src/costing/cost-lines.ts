import type { costParts } from '../document/cost-parts.ts'
import type { Read } from '../kit/define-resource.ts'
import type { Money } from '../kit/values.ts'
import type { rateSheet } from '../resources/rate-sheet.ts'

/** The fields of a rate sheet that costing reads besides those that rows of lists have. */
export const costedFields = ['seasons', 'lines', 'supplements', 'offers'] as const satisfies readonly (keyof Read<
  typeof rateSheet
>)[]

/** What costing reads of a rate sheet. */
export type RateSheet = Pick<
  Read<typeof rateSheet>,
  | 'uuid'
  | 'name'
  | 'supplier'
  | 'item'
  | 'service'
  | 'currency'
  | 'basis'
  | 'commissionBps'
  | 'taxIncluded'
  | 'taxBps'
  | 'validFrom'
  | 'validTo'
  | 'status'
  | 'freePlaces'
  | (typeof costedFields)[number]
>

export type CostFor = (typeof costParts)[number]

/**
 * One line of the explanation of a cost: `price × count × times = amount`. Amounts are in minor units of the sheet's currency, and
 * negative if they are deducted. The amounts of all lines of a segment add up to its net.
 */
export type CostLine = {
  sheet: string
  for: CostFor
  /** The first date, and for how many dates in a row; `times` is 1 for what is charged once. */
  from: string
  times: number
  price: number
  count: number
  amount: number
  /** The name of the season, room or unit, and the board, if the price depends on them. */
  season: string | null
  room: string | null
  board: string | null
  /** By how many people in the room the price was chosen. */
  occupancy: number | null
  /** The ages of the band that a child pays by. */
  ages: { from: number; to: number } | null
  /** The name of a supplement or offer. */
  name: string | null
  /** The percentage of an offer, a commission, a tax, or a child's share, in basis points. */
  bps: number | null
}

/** Why a night, day or traveller has no price. `no_child_age` only warns: the child pays like an adult. */
export type GapReason =
  | 'no_date'
  | 'several_sheets'
  | 'currencies_differ'
  | 'no_rate'
  | 'no_occupancy_rate'
  | 'no_child_age'
  | 'no_band'
  | 'no_duration'
  | 'too_many_people'

/** A gap: for which date and room, if it is about one. */
export type CostGap = { reason: GapReason; date: string | null; room: string | null }

/** What a segment costs by the rate sheets. */
export type SegmentCost = {
  uuid: string
  /** In the currency of the sheet; null if there is no sheet, or a gap. */
  net: Money | null
  lines: CostLine[]
  gaps: CostGap[]
  /** Whether rate sheets were found at all. Without them, the segment is priced by hand. */
  hasSheets: boolean
}

/** Whether a gap leaves a segment without a price. */
export const isBlocking = ({ reason }: CostGap): boolean => reason !== 'no_child_age'

/** A share of an amount in basis points, rounded to the nearest unit; exactly half rounds up. */
export const shareOfAmount = (amount: number, bps: number): number => {
  const product = amount * bps + 5_000
  // Exact as long as it is a safe integer, and several times as fast.
  return Number.isSafeInteger(product)
    ? (product - (product % 10_000)) / 10_000
    : Number((BigInt(amount) * BigInt(bps) + 5_000n) / 10_000n)
}
