import type { Context } from '../../kit/context.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { rateSheets } from './queries.ts'

/**
 * The company's active rate sheets of library items and of suppliers, whether or not the actor may read them: to calculate prices,
 * never to show them.
 */
export const readActiveSheets = async (
  ctx: Context,
  { items, suppliers }: { items: readonly string[]; suppliers: readonly string[] },
): Promise<Stored[]> => {
  if (items.length + suppliers.length === 0) return []
  const sql = recordSql(rateSheets.definition)
  const rows = await ctx.tx.query<Stored>(
    `select ${sql.columns} from rate_sheets r
     where r.tenant = $1 and r.deleted_at is null and r.status = 'active'
       and (r.item->>'uuid' = any($2::text[]) or r.supplier = any($3::uuid[])) order by r.uuid`,
    [ctx.tenant, items, suppliers],
  )
  return rows.map((row) => sql.decode(row, ctx.deps.secretKey))
}
