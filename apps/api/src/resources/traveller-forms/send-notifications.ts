import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { readReaders } from '../comments/read-members.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'

/** Notifies the owner, the contributors and the member who asked, as far as they may read the itinerary. */
export const notifyOfDetails = async (ctx: Context, itinerary: string, form: string): Promise<void> => {
  const record = asItinerary(await findRecord(ctx, itineraries, true, itinerary))
  const [request] = await ctx.tx.query<{ by: string | null }>(
    'select asked_by as by from traveller_forms where tenant = $1 and uuid = $2',
    [ctx.tenant, form],
  )
  const members = (await readReaders(ctx, record))
    .map(({ uuid }) => uuid)
    .filter((uuid) => uuid === record.owner || uuid === request?.by || record.contributors.includes(uuid))
  await ctx.tx.query(
    `insert into notifications (tenant, member, traveller_form, kind) select $1, member, $2, 'details' from unnest($3::uuid[]) member
     on conflict (tenant, traveller_form, member) do update set created_at = now(), read_at = null`,
    [ctx.tenant, form, members],
  )
}
