import type { Place } from '@sojourn/contract/presence'
import type { Context } from '../../kit/context.ts'

type OfClient = { itinerary: string; client: string }

/** Says that a page is open; its place stays as it is. Nothing of visitors of the platform's staff. */
export const savePresence = async (ctx: Context, { itinerary, client }: OfClient): Promise<void> => {
  if (ctx.actor.isVisiting || ctx.actor.apiKey) return
  await ctx.tx.query(
    `insert into itinerary_presence (tenant, itinerary, client, "user") values ($1, $2, $3, $4)
     on conflict (tenant, itinerary, client) do update set seen_at = now() where itinerary_presence."user" = $4`,
    [ctx.tenant, itinerary, client, ctx.actor.uuid],
  )
}

/** Says where the user of an open page is. Nothing happens if the page is not open. */
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

/** Says that a page was closed. */
export const removePresence = async (ctx: Context, { itinerary, client }: OfClient): Promise<void> => {
  await ctx.tx.query(
    `delete from itinerary_presence where tenant = $1 and itinerary = $2 and (client = $3 and "user" = $4
       or seen_at < now() - interval '1 day')`,
    [ctx.tenant, itinerary, client, ctx.actor.uuid],
  )
}
