import { randomBytes } from 'node:crypto'
import { type DnsRecord, type Domain, domainGraceDays, type DomainProblem } from '@sojourn/contract/domain'
import { type Actor, may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'

/** A domain as it is stored. */
export type StoredDomain = {
  host: string
  token: string
  createdAt: string
  verifiedAt: string | null
  checkedAt: string | null
  problem: DomainProblem | null
  failingSince: string | null
}

/** A new random token for the TXT record of a host. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** 404 for users who may not manage the company's domain. */
export const requireManager = (actor: Actor): void => {
  if (!may(actor, 'domain:manage')) throw new Problem('not_found')
}

/** The company's domain as it is stored, or undefined. */
export const findDomain = async (
  { tx, tenant }: Pick<Context, 'tx' | 'tenant'>,
  { lock = false } = {},
): Promise<StoredDomain | undefined> => {
  const [found] = await tx.query<StoredDomain>(
    `select host, token, created_at as "createdAt", verified_at as "verifiedAt", checked_at as "checkedAt", problem,
       failing_since as "failingSince"
     from tenant_domains where tenant = $1${lock ? ' for update' : ''}`,
    [tenant],
  )
  return found
}

/** The company's domain, or 404. */
export const getDomain = async (ctx: Context): Promise<Domain> => {
  const found = await findDomain(ctx)
  if (!found) throw new Problem('not_found')
  return answerDomain(ctx.deps, found)
}

/** How long the checks of a verified host may fail before it is disabled. */
export const graceMs = domainGraceDays * 86_400_000

/** A domain as the API returns it. */
export const answerDomain = (deps: Pick<Deps, 'pagesUrl'>, stored: StoredDomain): Domain => {
  const { host, problem, createdAt, verifiedAt, checkedAt, failingSince } = stored
  const records = recordsOf(deps, stored)
  const stateWithout = problem === null ? 'waiting' : 'failed'
  return {
    host,
    state: verifiedAt === null ? stateWithout : 'verified',
    problem,
    reason: problem === null ? null : reasonOf(problem, records),
    endsAt: failingSince === null ? null : new Date(Date.parse(failingSince) + graceMs).toISOString(),
    records: [records.cname, records.txt],
    createdAt,
    verifiedAt,
    checkedAt,
  }
}

/** The required DNS records. The CNAME record leads visitors here; only the TXT record says for which company. */
export const recordsOf = (
  { pagesUrl }: Pick<Deps, 'pagesUrl'>,
  { host, token }: Pick<StoredDomain, 'host' | 'token'>,
): { cname: DnsRecord; txt: DnsRecord } => ({
  cname: { type: 'CNAME', name: host, value: new URL(pagesUrl()).hostname },
  txt: { type: 'TXT', name: `_sojourn.${host}`, value: `sojourn-verification=${token}` },
})

const reasonOf = (problem: DomainProblem, { cname, txt }: ReturnType<typeof recordsOf>): string => {
  switch (problem) {
    case 'txt_missing':
      return `There is no TXT record at ${txt.name} yet. New records can take up to a day to appear.`
    case 'txt_wrong':
      return `The TXT record at ${txt.name} does not match the value shown here.`
    case 'cname_missing':
      return `There is no CNAME record at ${cname.name} yet. New records can take up to a day to appear.`
    case 'cname_wrong':
      return `${cname.name} does not point to ${cname.value}.`
    case 'unanswered':
      return 'The domain’s DNS servers did not respond. Try again in a few minutes.'
    case 'in_use':
      return `${cname.name} is in use by another company. That company must remove it first.`
  }
}
