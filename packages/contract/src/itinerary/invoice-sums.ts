import type { InvoiceLine, InvoiceSums } from '../resources/invoice.ts'

/**
 * The sums of an invoice. Prices include tax; the tax in each line is rounded once, half up, and every sum is a sum of lines. All
 * amounts are in minor units of the invoice's currency.
 */
export const sumsOfInvoice = (lines: readonly InvoiceLine[]): InvoiceSums => {
  const each = lines.map(({ price, quantity, taxBps }) => {
    const amount = price * quantity
    return { amount, tax: taxBps === null ? null : taxWithin(amount, taxBps), taxBps }
  })
  const taxes = [...Map.groupBy(each, ({ taxBps }) => taxBps)]
    .flatMap(([taxBps, some]) => {
      if (taxBps === null) return []
      const [amount, tax] = [sumOf(some.map((one) => one.amount)), sumOf(some.map((one) => one.tax ?? 0))]
      return [{ taxBps, beforeTax: amount - tax, tax, amount }]
    })
    .toSorted((one, other) => other.taxBps - one.taxBps)
  return {
    lines: each.map(({ amount, tax }) => ({ amount, tax })),
    taxes,
    tax: sumOf(taxes.map(({ tax }) => tax)),
    total: sumOf(each.map(({ amount }) => amount)),
  }
}

/** The tax in a gross amount, rounded half up, with BigInt because intermediate values may exceed 2^53. */
const taxWithin = (amount: number, taxBps: number): number => {
  const [whole, share] = [BigInt(10_000 + taxBps), BigInt(amount) * BigInt(taxBps)]
  return Number(floorOf(2n * share + whole, 2n * whole))
}

/** Division rounds towards zero, and a discount is negative. */
const floorOf = (dividend: bigint, divisor: bigint): bigint => dividend / divisor - (dividend % divisor < 0n ? 1n : 0n)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
