import type { DomainProblem } from '@sojourn/contract/domain'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { disableDomain } from './disable-domain.ts'
import { findDomain, graceMs, newToken, type StoredDomain } from './queries.ts'

/** The daily check may run a little earlier on some days. */
const toleranceMs = 3_600_000

/**
 * Stores what a check of a host found; null if nothing is wrong. Does nothing if the company has set another host since. A
 * verified host stays verified until checks have failed for three days. A DNS timeout does not count as a failure.
 */
export const storeCheck = async (
  ctx: Context,
  checked: Pick<StoredDomain, 'host' | 'token'>,
  problem: DomainProblem | null,
  now: Date,
): Promise<void> => {
  const found = await findDomain(ctx, { lock: true })
  if (found?.host !== checked.host || found.token !== checked.token) return
  if (found.verifiedAt === null) {
    const rejection = problem ?? (await isTaken(ctx, found.host))
    await store(ctx, { ...found, problem: rejection, verifiedAt: rejection === null ? now.toISOString() : null }, now)
    if (rejection === null) {
      await writeAuditEvent(ctx, 'domain.verify', null)
      forgetHost(ctx, found.host)
    }
    return
  }
  if (problem === null || problem === 'unanswered') {
    await store(ctx, { ...found, problem, failingSince: problem === null ? null : found.failingSince }, now)
    return
  }
  const failingSince = found.failingSince ?? now.toISOString()
  const isOver = now.getTime() - Date.parse(failingSince) >= graceMs - toleranceMs
  await store(
    ctx,
    // A new token, so that a TXT record that is left behind cannot verify the host later.
    isOver
      ? { ...found, problem, verifiedAt: null, failingSince: null, token: newToken() }
      : { ...found, problem, failingSince },
    now,
  )
  if (!isOver) return
  forgetHost(ctx, found.host)
  await disableDomain(ctx, found.host)
}

/** Whether another company has the host. Of two companies that verify it at once, the second one waits for the lock here. */
const isTaken = async ({ tx }: Context, host: string): Promise<'in_use' | null> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 39))', [host])
  const [owner] = await tx.query<{ tenant: string | null }>('select tenant_of_host($1) as tenant', [host])
  return owner?.tenant ? 'in_use' : null
}

const store = async (
  { tx, tenant }: Context,
  { problem, verifiedAt, failingSince, token }: StoredDomain,
  now: Date,
) => {
  await tx.query(
    `update tenant_domains set checked_at = $2, problem = $3, verified_at = $4, failing_since = $5, token = $6 where tenant = $1`,
    [tenant, now.toISOString(), problem, verifiedAt, failingSince, token],
  )
}

const forgetHost = ({ tx, deps }: Context, host: string): void => tx.afterCommit(async () => deps.hosts.forget(host))
