import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import type { AsServer } from '../http/in-tenant.ts'

/**
 * One bounded part of a chore in one company, in one transaction. Starts after `after` (null: from the beginning) and returns
 * where the next part starts, or null if there is none. Idempotent.
 */
export type Batch = (ctx: Context, now: Date, after: string | null) => Promise<string | null>

/**
 * Runs a chore in every company that is not closed, or with `closedToo` in all, part by part. A failure in one company does not
 * stop it for the others; it is thrown at the end.
 */
export const inEachTenant = async (
  { deps, asServer, now }: { deps: Pick<Deps, 'pool'>; asServer: AsServer; now: Date },
  chore: string,
  batch: Batch,
  { closedToo = false }: { closedToo?: boolean } = {},
): Promise<void> => {
  const failures: unknown[] = []
  for await (const tenant of tenants(deps, closedToo)) {
    try {
      for (let after: string | null = null; ;) {
        const start: string | null = after
        after = await asServer(tenant, chore, (ctx) => batch(ctx, now, start))
        if (after === null) break
      }
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${chore} failed in ${failures.length} companies`)
}

const tenantsAtOnce = 200

async function* tenants({ pool }: Pick<Deps, 'pool'>, closedToo: boolean): AsyncGenerator<string> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<{ uuid: string }>(
      `select uuid from tenants where uuid > $1 and ($3 or status <> 'closed') order by uuid limit $2`,
      [last, tenantsAtOnce, closedToo],
    )
    for (const { uuid } of rows) yield uuid
    const end = rows.at(-1)
    if (!end || rows.length < tenantsAtOnce) return
    last = end.uuid
  }
}
