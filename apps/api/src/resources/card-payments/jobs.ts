import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { dueTenants } from '../../kit/jobs/each-tenant.ts'
import { isUnavailable } from './order-checkout.ts'
import { findCheckouts, type StoredCheckout } from './queries.ts'
import { followSession } from './read-session.ts'

type ChoreContext = { deps: Deps; asServer: AsServer; now: Date }

const chore = 'follow-card-payments'
/** How many checkouts of a company are followed in one run. */
const atOnce = 50
/** How long the provider is asked about a checkout that it does not let us read, or about refunds, in days. */
const patienceDays = 3

/** Follows checkouts of which neither an event nor the client brought news, and closes what was never opened. */
export const followCheckouts = async (context: ChoreContext): Promise<void> => {
  const failures: unknown[] = []
  for await (const tenant of dueTenants(context.deps, chore, context.now, { closedToo: true }))
    await followTenantCheckouts(context, tenant).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${chore}: ${failures.map(messageOf).join('; ')}`)
}

/** Follows those of one company, with no transaction open while waiting for the provider. One that fails does not stop the others. */
export const followTenantCheckouts = async (context: ChoreContext, tenant: string): Promise<void> => {
  const { asServer, now } = context
  const failures: unknown[] = []
  for (const checkout of await asServer(tenant, chore, (ctx) => takeDue(ctx, now)))
    await followCheckout(context, tenant, checkout).catch((cause: unknown) =>
      failures.push(new Error(`checkout ${checkout.uuid} was not followed: ${messageOf(cause)}`, { cause })),
    )
  if (failures.length > 0) throw new AggregateError(failures, failures.map(messageOf).join('; '))
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Those that were not asked about for the longest time. They count as asked about at once, so that none holds up the others. */
const takeDue = async (ctx: Context, now: Date): Promise<StoredCheckout[]> => {
  const at = now.toISOString()
  await ctx.tx.query(
    `update card_checkouts set status = 'closed' where tenant = $1 and expires_at < $2::timestamptz
     and (status = 'opening' or status = 'open' and provider = 'test')`,
    [ctx.tenant, at],
  )
  if (ctx.deps.cards.provider !== 'stripe') return []
  const due = await findCheckouts(
    ctx,
    `c.provider = 'stripe' and c.session is not null
     and (c.status = 'open' or c.status = 'paid' and c.refunds_read_at is null
       and c.paid_at > $2::timestamptz - make_interval(days => ${patienceDays}))
     and coalesce(c.checked_at, c.created_at) < $2::timestamptz - interval '10 minutes'
     order by coalesce(c.checked_at, c.created_at), c.uuid limit ${atOnce} for update skip locked`,
    [at],
  )
  await ctx.tx.query('update card_checkouts set checked_at = $2 where tenant = $1 and uuid = any($3)', [
    ctx.tenant,
    at,
    due.map(({ uuid }) => uuid),
  ])
  return due
}

const followCheckout = async (
  { deps, asServer, now }: ChoreContext,
  tenant: string,
  { uuid, account, session, expiresAt }: StoredCheckout,
): Promise<void> => {
  if (session === null) return
  try {
    await followSession(deps, asServer, tenant, { account, session })
  } catch (error) {
    // An event that comes later still stores its payment.
    if (isUnavailable(error) && Date.parse(expiresAt) < now.getTime() - patienceDays * 86_400_000)
      await asServer(tenant, chore, ({ tx }) =>
        tx.query(`update card_checkouts set status = 'closed' where tenant = $1 and uuid = $2 and status = 'open'`, [
          tenant,
          uuid,
        ]),
      )
    throw error
  }
}
