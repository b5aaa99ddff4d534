import type { Context } from '../../kit/context.ts'

/** What payments have paid of each row of an itinerary's schedule. */
export const findPaidRows = async (ctx: Context, itinerary: string): Promise<Map<number, number>> => {
  const rows = await ctx.tx.query<{ row: number; paid: number }>(
    `select (a->>'row')::integer as row, sum((a->>'amount')::bigint)::bigint as paid
     from (select distinct owner from resource_links
           where tenant = $1 and itinerary = $2 and owner_resource = 'payment') l
     join payments p on p.tenant = $1 and p.uuid = l.owner and p.deleted_at is null
     cross join jsonb_array_elements(p.allocations) a where a->>'itinerary' = $2::text group by 1 order by 1`,
    [ctx.tenant, itinerary],
  )
  return new Map(rows.map(({ row, paid }) => [row, paid]))
}
