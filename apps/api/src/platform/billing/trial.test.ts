import { describe, expect, it } from 'vitest'
import { plans } from '@sojourn/contract/plans'
import { daysOfTrial, trialEnd, trialOf } from './trial.ts'

const now = new Date('2026-05-01T12:00:00.000Z')
const [plan] = plans
if (!plan) throw new Error('there is a plan')
const until = '2026-05-04T09:00:00.000Z'

describe('the trial of a subscription', () => {
  it('is the plan’s for a company that never had one', () => {
    expect(trialOf({ ...plan, trialDays: 14 }, null, now)).toEqual({ days: 14 })
    expect(trialEnd({ days: 14 }, now)).toBe('2026-05-15T12:00:00.000Z')
  })

  it('is what is left of the company’s only one, whatever the plan offers', () => {
    for (const trialDays of [0, 14, 30]) expect(trialOf({ ...plan, trialDays }, until, now)).toEqual({ until })
    expect([trialEnd({ until }, now), daysOfTrial({ until }, now)]).toEqual([until, 3])
    expect(daysOfTrial({ until: '2026-05-01T12:00:01.000Z' }, now)).toBe(1)
  })

  it('is none with a plan that offers none, and after the only one', () => {
    expect(trialOf({ ...plan, trialDays: 0 }, null, now)).toBe(null)
    for (const ended of ['2026-05-01T12:00:00.000Z', '2024-01-01T00:00:00.000Z'])
      expect(trialOf({ ...plan, trialDays: 14 }, ended, now)).toBe(null)
  })
})
