import { type Domain, domainInput } from '@sojourn/contract/domain'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { invalid, invalidField } from '../../kit/problem.ts'
import { findDomain, getDomain, newToken, requireManager } from './queries.ts'
import { readHost } from './read-host.ts'

/**
 * Replaces the company's host. Setting the same host again changes nothing; another one has to be verified with a new token.
 * Whether another company uses the host is only checked when it is verified.
 */
export const setDomain = async (ctx: Context, input: unknown): Promise<Domain> => {
  requireManager(ctx.actor)
  const parsed = domainInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const read = readHost(parsed.data.host, ctx.deps)
  if (!read.ok) throw invalidField('host', 'invalid_value', read.reason)
  const before = await findDomain(ctx, { lock: true })
  if (before?.host === read.host) return getDomain(ctx)
  await ctx.tx.query(
    `insert into tenant_domains (tenant, host, token) values ($1, $2, $3)
     on conflict (tenant) do update set host = excluded.host, token = excluded.token, created_at = now(),
       verified_at = null, checked_at = null, problem = null, failing_since = null`,
    [ctx.tenant, read.host, newToken()],
  )
  await writeAuditEvent(ctx, 'domain.update', null, ['host'])
  if (before) ctx.tx.afterCommit(async () => ctx.deps.hosts.forget(before.host))
  return getDomain(ctx)
}
