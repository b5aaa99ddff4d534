import type { Context } from '../context.ts'
import type { Limit } from '../deps.ts'
import { Problem } from '../problem.ts'

type Posted = { action: string; target: string; ofTarget: Limit; ofCompany: Limit }

/**
 * Throws 429 if the company's activity log already records too many such emails, to the target or in total. Locks per company
 * until the transaction ends, so that concurrent requests count each other.
 */
export const requireEmailLeft = async (
  { tx, tenant }: Pick<Context, 'tx' | 'tenant'>,
  { action, target, ofTarget, ofCompany }: Posted,
): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('letters ' || $1 || $2, 0))`, [action, tenant])
  const [counted] = await tx.query<{ target: number; company: number }>(
    `select
       (select count(*)::int from audit_events
        where tenant = $1 and target = $3 and action = $2 and at > now() - make_interval(secs => $4)) as target,
       (select count(*)::int from audit_events
        where tenant = $1 and action = $2 and at > now() - make_interval(secs => $5)) as company`,
    [tenant, action, target, ofTarget.seconds, ofCompany.seconds],
  )
  for (const [count, limit] of [
    [counted?.target ?? 0, ofTarget],
    [counted?.company ?? 0, ofCompany],
  ] as const) {
    if (count >= limit.max) throw new Problem('too_many_requests', { retryAfterSeconds: limit.seconds })
  }
}
