import { type ItineraryVariant, variantOfItinerary } from '@sojourn/contract/itinerary/variants'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { findRecord, findRecords } from '../../kit/records/crud.ts'
import { findNames } from '../../kit/records/names.ts'
import { asItinerary, itineraries } from './queries.ts'

/**
 * The variants of an itinerary that the actor may see, in the order of their letters, with the facts to compare; only the
 * itinerary itself if it has none. 404 for actors who may not see the itinerary.
 */
export const readVariants = async (ctx: Context, uuid: string): Promise<ItineraryVariant[]> => {
  const grant = itineraries.policy.read(ctx.actor)
  const { variantOf } = asItinerary(await findRecord(ctx, itineraries, grant, uuid))
  const group = variantOf === null ? [uuid] : await findGroup(ctx, variantOf)
  const variants = (await findRecords(ctx, itineraries, grant, group)).map(asItinerary)
  const destinations = await findNames(ctx, 'destination', [
    ...new Set(variants.flatMap(({ days }) => days.flatMap(({ destination }) => destination ?? []))),
  ])
  const sources = { seesCosts: may(ctx.actor, 'pricing:read'), destinations }
  return variants
    .toSorted((a, b) => ((a.variant ?? '') < (b.variant ?? '') ? -1 : 1))
    .map((variant) => variantOfItinerary(variant, sources))
}

const findGroup = async (ctx: Context, group: string): Promise<string[]> => {
  const rows = await ctx.tx.query<{ uuid: string }>(
    'select uuid from itineraries where tenant = $1 and variant_of = $2 and deleted_at is null',
    [ctx.tenant, group],
  )
  return rows.map(({ uuid }) => uuid)
}
