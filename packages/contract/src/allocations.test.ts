import { describe, expect, it } from 'vitest'
import { amountToAllocate, refitAllocations, unallocatedOf, withSign } from './allocations.ts'

const toInvoice = (amount: number) => ({ invoice: 'an invoice', itinerary: null, row: null, amount })

describe('the allocations of a payment', () => {
  it('leave the rest of its amount unallocated', () => {
    expect(unallocatedOf(50_000, [toInvoice(20_000), toInvoice(5000)])).toBe(25_000)
    expect(unallocatedOf(-50_000, [toInvoice(-20_000)])).toBe(-30_000)
    expect(unallocatedOf(100, [])).toBe(100)
  })

  it('take what is left of it, up to what is open', () => {
    expect(amountToAllocate(50_000, 20_000)).toBe(20_000)
    expect(amountToAllocate(20_000, 50_000)).toBe(20_000)
    expect(amountToAllocate(0, 50_000)).toBe(0)
    expect(amountToAllocate(20_000, -50_000)).toBe(0)
    expect(amountToAllocate(-20_000, -50_000)).toBe(-20_000)
    expect(amountToAllocate(-50_000, -20_000)).toBe(-20_000)
    expect(amountToAllocate(-50_000, 20_000)).toBe(0)
  })

  it('follow the amount while a single one takes all of it', () => {
    const openFor = () => 60_000
    const refit = (amount: number, given: readonly number[], fresh: number) =>
      refitAllocations({ amount, allocations: given.map(toInvoice) }, fresh, openFor).map((one) => one.amount)
    expect(refit(50_000, [50_000], 20_000)).toEqual([20_000])
    expect(refit(50_000, [50_000], 70_000)).toEqual([60_000])
    expect(refit(50_000, [30_000], 20_000)).toEqual([30_000])
    expect(refit(50_000, [30_000, 20_000], 20_000)).toEqual([30_000, 20_000])
    expect(refit(50_000, [50_000], 0)).toEqual([50_000])
  })

  it('are negative for a refund', () => {
    expect([withSign(500, true), withSign(-500, true), withSign(-500, false), withSign(0, true)]).toEqual([
      -500, -500, 500, 0,
    ])
  })
})
