import { type CostingSource, hasCostChanges, pricesAfter } from '@sojourn/contract/costing/flow-costs'
import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import type { Kept, Stored } from '../../kit/records/records.ts'
import { readToday } from '../../kit/today.ts'
import { latestRatesOn } from '../exchange-rates/queries.ts'
import { readActiveSheets } from '../rate-sheets/read-active.ts'
import { asItinerary, type Itinerary } from './queries.ts'

/**
 * Adds to a change the net prices that follow from it by the company's rate sheets, if the actor may not see net prices: their
 * editor has no rate sheets to do so. The editor of other users does it before it saves, and shows what it changed.
 */
export const fitCosts = async (ctx: Context, stored: Stored, changes: Stored): Promise<Stored> => {
  if (may(ctx.actor, 'pricing:read')) return changes
  const [before, after] = [asItinerary(stored), asItinerary({ ...stored, ...changes })]
  if (!hasCostChanges(before, after)) return changes
  const prices = pricesAfter(before, after, await readSource(ctx, before, after))
  if (!prices) return changes
  const { segments, exchangeRates } = applyEdit(after, prices).document
  return { ...changes, segments, ...(exchangeRates !== after.exchangeRates && { exchangeRates }) }
}

const readSource = async (ctx: Context, ...versions: readonly Itinerary[]): Promise<CostingSource> => {
  const segments = versions.flatMap((version) => version.segments)
  const today = await readToday(ctx)
  const sheets = await readActiveSheets(ctx, {
    items: distinct(segments.map(({ source }) => source?.uuid)),
    suppliers: distinct(segments.map(({ supplier }) => supplier)),
  })
  const book = sheets.length === 0 ? [] : await latestRatesOn(ctx, true, today)
  return {
    sheets: sheets as Kept<CostingSource['sheets'][number]>[],
    book: book as Kept<CostingSource['book'][number]>[],
    bookedOn: today,
  }
}

const distinct = (uuids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(uuids.flatMap((uuid) => uuid ?? [])),
]
