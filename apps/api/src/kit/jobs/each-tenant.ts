import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import type { AsServer } from '../http/in-tenant.ts'

/**
 * One bounded part of a chore in one company, in one transaction. Starts after `after` (null: from the beginning) and returns
 * where the next part starts, or null if there is none. Idempotent.
 */
export type Batch = (ctx: Context, now: Date, after: string | null) => Promise<string | null>

/** Which companies a chore looks for. */
export type DueOptions = {
  /** Closed companies too. */
  closedToo?: boolean
  /** From which age something is due. */
  minutes?: number
}

/**
 * Runs the batches of a chore, part by part, in each company in which something is due. A failure in one company does not stop it
 * for the others; it is thrown at the end.
 */
export const inDueTenants = async (
  { deps, asServer, now }: { deps: Pick<Deps, 'pool'>; asServer: AsServer; now: Date },
  chore: string,
  batches: readonly Batch[],
  options: DueOptions = {},
): Promise<void> => {
  const failures: unknown[] = []
  for await (const tenant of dueTenants(deps, chore, now, options)) {
    try {
      for (const batch of batches) {
        for (let after: string | null = null; ;) {
          const start: string | null = after
          after = await asServer(tenant, chore, (ctx) => batch(ctx, now, start))
          if (after === null) break
        }
      }
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${chore} failed in ${failures.length} companies`)
}

/** Large enough that finding the next companies costs little compared with the work in these. */
const tenantsAtOnce = 10_000

/**
 * The companies in which a chore has something to do, found by its function `tenants_for_…` in the database, which reads across
 * companies.
 */
export async function* dueTenants(
  { pool }: Pick<Deps, 'pool'>,
  chore: string,
  now: Date,
  { closedToo = false, minutes = 0 }: DueOptions = {},
): AsyncGenerator<string> {
  const before = new Date(now.getTime() - minutes * 60_000).toISOString()
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<{ uuid: string; isClosed: boolean }>(
      `select t.uuid, t.status = 'closed' as "isClosed" from tenants_for_${chore.replaceAll('-', '_')}($1, $2, $3) due
       join tenants t on t.uuid = due order by t.uuid`,
      [before, last, tenantsAtOnce],
    )
    for (const { uuid, isClosed } of rows) if (closedToo || !isClosed) yield uuid
    const end = rows.at(-1)
    if (!end || rows.length < tenantsAtOnce) return
    last = end.uuid
  }
}
