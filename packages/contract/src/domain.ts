import { z } from 'zod'
import { about } from './kit/about.ts'
import { instant, line } from './kit/values.ts'

/** A DNS name has at most 253 characters, and the name is also looked up with the prefix `_sojourn.`. */
export const maxHostLength = 244

/** How many days a verified host stays verified while its checks fail. */
export const domainGraceDays = 3

/** The host that a company wants to use. */
export const domainInput = z.strictObject({ host: line(maxHostLength) })
about.add(domainInput, {
  id: 'DomainInput',
  description:
    'The host for the company’s public pages, without scheme, port or path. Names in other scripts are stored as ASCII.',
})

const domainProblem = z.enum(['txt_missing', 'txt_wrong', 'cname_missing', 'cname_wrong', 'unanswered', 'in_use'])
export type DomainProblem = z.infer<typeof domainProblem>

const dnsRecord = z.object({ type: z.enum(['CNAME', 'TXT']), name: z.string(), value: z.string() })
about.add(dnsRecord, { id: 'DnsRecord', description: 'A DNS record to add at the DNS provider.' })
export type DnsRecord = z.infer<typeof dnsRecord>

/** Sent by a proxy before it requests a certificate. */
export const allowedHostQuery = z.strictObject({ domain: line(1000) })

export const allowedHost = z.object({ host: z.string() })

/** A company's own host, and whether its public pages are available there. */
export const domain = z.object({
  host: z.string(),
  /** `waiting`: not checked yet. `failed`: the last check did not verify it, or it is no longer verified. */
  state: z.enum(['waiting', 'verified', 'failed']),
  /** What the last check found to be wrong. */
  problem: domainProblem.nullable(),
  /** The same in words. */
  reason: z.string().nullable(),
  /** When a verified host stops being verified, if its checks fail and the problem is not fixed. */
  endsAt: instant().nullable(),
  records: z.array(dnsRecord),
  createdAt: instant(),
  verifiedAt: instant().nullable(),
  checkedAt: instant().nullable(),
})
about.add(domain, {
  id: 'Domain',
  description:
    'A company’s custom domain for its public pages. It is used while `state` is `verified`. `records` lists the required DNS records.',
})
export type Domain = z.infer<typeof domain>
