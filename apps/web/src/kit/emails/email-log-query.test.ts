import type { SentEmail } from '@sojourn/contract/sent-email'
import { describe, expect, it } from 'vitest'
import { isBeingSent, rereadAfter } from './email-log-query.ts'

const createdAt = '2027-03-01T12:00:00.000Z'
const after = (seconds: number) => Date.parse(createdAt) + seconds * 1000
const email = (state: SentEmail['state']): SentEmail => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  itinerary: { uuid: '00000000-0000-4000-8000-000000000002', title: 'Dunes' },
  share: '00000000-0000-4000-8000-000000000003',
  contact: null,
  sender: null,
  to: 'ada@example.test',
  subject: 'Dunes',
  state,
  error: null,
  createdAt,
  sentAt: null,
})

describe('a log of emails', () => {
  it('is read often while an email is being sent, then slowly as long as one is queued', () => {
    expect(rereadAfter([email('sent'), email('queued')], after(59))).toBe(2000)
    expect(rereadAfter([email('sent'), email('queued')], after(61))).toBe(30_000)
    expect(rereadAfter([email('queued')], after(86_000))).toBe(30_000)
    expect(rereadAfter([email('sent'), email('bounced'), email('failed')], after(1))).toBe(false)
  })

  it('says that an email is being sent only as usual, for a minute', () => {
    expect([59, 61].map((seconds) => isBeingSent(email('queued'), after(seconds)))).toEqual([true, false])
    expect(isBeingSent(email('sent'), after(1))).toBe(false)
  })
})
