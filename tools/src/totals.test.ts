import { describe, expect, it } from 'vitest'
import { describeTotals, sum, totalsOfPlaywright, totalsOfVitest } from './totals.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

describe('the totals line', () => {
  it('shows passed and failed tests', () => {
    expect(describeTotals({ passed: 12, failed: 0, skipped: 0, flaky: 0 })).toBe('12 passed, 0 failed')
  })

  it('shows skipped and flaky tests if there are any', () => {
    expect(describeTotals({ passed: 12, failed: 1, skipped: 3, flaky: 1 })).toBe(
      '12 passed, 1 failed, 3 skipped, 1 flaky',
    )
  })

  it('adds up all parts', () => {
    const part = { passed: 1, failed: 2, skipped: 3, flaky: 1 }
    expect(sum([part, part])).toEqual({ passed: 2, failed: 4, skipped: 6, flaky: 2 })
  })
})

describe('the totals of Vitest', () => {
  it('count every test by its result', () => {
    const report = { testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'skipped', 'todo')] }
    expect(totalsOfVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2, flaky: 0 })
  })

  it('count a file that could not be loaded as one failure', () => {
    const report = { testResults: [file('passed', 'passed'), file('failed')] }
    expect(totalsOfVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 0 })
  })

  it('count an error exit without a failed test as one failure', () => {
    expect(totalsOfVitest({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      flaky: 0,
    })
  })

  it('count a run without a report, or without a test, as one failure', () => {
    expect(totalsOfVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 })
    expect(totalsOfVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 })
  })
})

describe('the totals of Playwright', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 1 }

  it('count every test by its result', () => {
    const report = { errors: [], stats: { ...stats, unexpected: 2 } }
    expect(totalsOfPlaywright(report, 1)).toEqual({ passed: 4, failed: 2, skipped: 1, flaky: 0 })
  })

  it('count a test that passed only on retry as passed and flaky', () => {
    const report = { errors: [], stats: { ...stats, flaky: 1 } }
    expect(totalsOfPlaywright(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 1, flaky: 1 })
  })

  it('count errors outside of tests, and a run without a report', () => {
    expect(totalsOfPlaywright({ errors: [{}], stats }, 1).failed).toBe(1)
    expect(totalsOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 })
  })
})
