import { isIP } from 'node:net'
import type { Domain, DomainProblem } from '@sojourn/contract/domain'
import { z } from 'zod'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Deps } from '../../kit/deps.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { findDomain, getDomain, recordsOf, requireManager, type StoredDomain } from './queries.ts'
import { storeCheck } from './store-check.ts'

const nothing = z.strictObject({})

/** Checks the DNS records of the company's host now, and stores the result. */
export const checkDomain = async (steps: Steps, input: unknown): Promise<Domain> => {
  requireManager(steps.actor)
  const parsed = nothing.safeParse(input)
  const domain = await steps.transact((ctx) => findDomain(ctx), 'read only')
  if (!domain) throw new Problem('not_found')
  if (!parsed.success) throw invalid(parsed.error)
  // Do not hold a transaction open while waiting for someone else's server.
  const problem = await confirmHost(steps.deps, domain)
  return steps.conclude(async (ctx) => {
    await writeAuditEvent(ctx, 'domain.check', null)
    await storeCheck(ctx, domain, problem, new Date())
    return getDomain(ctx)
  })
}

/**
 * Returns why a host cannot be verified for a company; null if it can. Only the TXT record proves ownership: that a host
 * points here says nothing about the company, and may be left over from a former customer.
 */
export const confirmHost = async (
  { dns, pagesUrl }: Pick<Deps, 'dns' | 'pagesUrl'>,
  domain: Pick<StoredDomain, 'host' | 'token'>,
): Promise<DomainProblem | null> => {
  const { cname, txt } = recordsOf({ pagesUrl }, domain)
  const [texts, alias] = await Promise.all([dns.findTexts(txt.name), dns.findAlias(cname.name)])
  if (texts.is === 'unanswered') return 'unanswered'
  if (texts.is === 'missing') return 'txt_missing'
  if (!texts.values.some((text) => text.trim() === txt.value)) return 'txt_wrong'
  if (alias.is === 'found' && alias.values.includes(cname.value)) return null
  return confirmAddresses(dns, cname)
}

/** An apex domain cannot have a CNAME record, so matching IP addresses are enough. */
const confirmAddresses = async (
  dns: Deps['dns'],
  { name, value }: { name: string; value: string },
): Promise<DomainProblem | null> => {
  const [own, ours] = await Promise.all([
    dns.findAddresses(name),
    isIP(value) > 0 ? ({ is: 'found', values: [value] } as const) : dns.findAddresses(value),
  ])
  if (own.is === 'unanswered' || ours.is === 'unanswered') return 'unanswered'
  if (own.is === 'missing') return 'cname_missing'
  const leadsHere = ours.is === 'found' && own.values.some((address) => ours.values.includes(address))
  return leadsHere ? null : 'cname_wrong'
}
