import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/crud.ts'
import { answerOf } from '../../kit/noun.ts'
import { invalidField } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { requireOwnTrip, reveal } from './policy.ts'
import { itineraries } from './queries.ts'
import { saveRevision } from './store-revision.ts'
import { fitDays, requireSameCount, requireSize } from './fit-days.ts'
import { fitPriceLocks } from './fit-price-locks.ts'
import { requireSourceRevisions } from './fit-sources.ts'

/** What the server sets of a trip that nobody has published. */
export const unpublished = { publishedRevision: null, publishedAt: null, pdf: null }

/**
 * Creates a trip (in `enquiry`, owned by whoever creates it) or a template, with its first revision. Throws 402 when the plan
 * has no room for another trip, unless `needsRoom` says that this one is taken all the same.
 */
export const createItinerary = async (ctx: Context, input: unknown, { needsRoom = true } = {}): Promise<Stored> => {
  requireCreate(ctx, itineraries)
  const fields = parseNew(itineraries.resource, reveal(ctx.actor, null, input))
  requireSameCount(input)
  const trip = fitPriceLocks(null, { ...fields, ...fitDays(null, fields) })
  requireSize(trip)
  if (!trip.isTemplate && trip.status !== null && trip.status !== 'enquiry')
    throw invalidField('status', 'invalid_value', 'a new trip is an enquiry')
  const owner = trip.owner ?? (ctx.actor.isVisiting ? null : ctx.actor.uuid)
  requireOwnTrip(ctx, owner, trip.contributors)
  await requireSourceRevisions(ctx, null, trip)
  if (!trip.isTemplate && needsRoom) await requireRoom(ctx, 'itineraries')
  const row = await insertRecord(
    ctx,
    itineraries,
    {
      ...trip,
      status: trip.isTemplate ? trip.status : 'enquiry',
      owner,
      currency: trip.currency ?? (await tenantCurrency(ctx)),
    },
    unpublished,
  )
  await saveRevision(ctx, row, 'auto')
  return answerOf(ctx, itineraries, row)
}

const tenantCurrency = async (ctx: Context): Promise<string | null> => {
  const tenant = await ctx.tx.db
    .selectFrom('tenants')
    .select('currency')
    .where('uuid', '=', ctx.tenant)
    .executeTakeFirst()
  return tenant?.currency ?? null
}
