import type { Place } from '@sojourn/contract/presence'
import type { Context } from '../../kit/context.ts'

type OfClient = { itinerary: string; client: string }

/** Records that a page is open; its place stays as it is. Visiting super admins are not shown, so nothing is recorded of them. */
export const savePresence = async (ctx: Context, { itinerary, client }: OfClient): Promise<void> => {
  if (ctx.actor.isVisiting) return
  await ctx.tx.query(
    `insert into itinerary_presence (tenant, itinerary, client, "user") values ($1, $2, $3, $4)
     on conflict (tenant, itinerary, client) do update set seen_at = now() where itinerary_presence."user" = $4`,
    [ctx.tenant, itinerary, client, ctx.actor.uuid],
  )
}

/** Records where the user of an open page is. Does nothing if the page is not open. */
export const savePlace = async (
  ctx: Context,
  { itinerary, client, place }: OfClient & { place: Place | null },
): Promise<void> => {
  await ctx.tx.query(
    `update itinerary_presence set place = $5, seen_at = now()
     where tenant = $1 and itinerary = $2 and client = $3 and "user" = $4`,
    [ctx.tenant, itinerary, client, ctx.actor.uuid, place === null ? null : JSON.stringify(place)],
  )
}

/** Records that a page was closed, and deletes what pages that were never closed have left behind. */
export const removePresence = async (ctx: Context, { itinerary, client }: OfClient): Promise<void> => {
  await ctx.tx.query(
    `delete from itinerary_presence where tenant = $1 and itinerary = $2 and (client = $3 and "user" = $4
       or seen_at < now() - interval '1 day')`,
    [ctx.tenant, itinerary, client, ctx.actor.uuid],
  )
}
