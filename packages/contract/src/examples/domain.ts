import type { DnsRecord, Domain } from '../domain.ts'

const records: [DnsRecord, DnsRecord] = [
  { type: 'CNAME', name: 'travel.example.com', value: 'pages.sojourn.example' },
  {
    type: 'TXT',
    name: '_sojourn.travel.example.com',
    value: 'sojourn-verification=q2Vu1x0Jb8pN4sTz7yKdWcRmGfHaEiLo',
  },
]

const domain: Domain = {
  host: 'travel.example.com',
  state: 'verified',
  problem: null,
  reason: null,
  endsAt: null,
  records,
  createdAt: '2026-11-20T09:30:00.000Z',
  verifiedAt: '2026-11-20T10:15:00.000Z',
  checkedAt: '2026-11-21T04:40:00.000Z',
}

/** A company's own host, as requested and as returned. */
export const domainExamples = {
  DomainInput: { host: 'travel.example.com' },
  DnsRecord: records[1],
  Domain: domain,
}
