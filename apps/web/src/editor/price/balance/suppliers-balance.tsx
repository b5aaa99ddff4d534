import type { ItineraryBalance } from '@sojourn/contract/invoices'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { Figure } from '../../../kit/invoices/figure.tsx'
import { Link } from '../../../ui/link.tsx'
import * as wording from './wording.ts'

type SuppliersBalanceProps = { balance: ItineraryBalance; itinerary: string }

/** What suppliers are to be paid, by currency, and what the company keeps: as expected, and by what is billed. */
export function SuppliersBalance({ balance: { suppliers, margin }, itinerary }: SuppliersBalanceProps) {
  const { expected = null, real = null } = margin ?? {}
  const inWords = (amount: typeof expected) => (amount === null ? wording.notKnown : moneyInWords(amount))
  return (
    <section aria-label={wording.suppliersTitle} className="flex flex-col gap-3 border-t border-line pt-4">
      {suppliers.length > 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium">{wording.suppliersTitle}</h3>
          <Link href={`/payables?itinerary=${itinerary}`} className="text-sm">
            {wording.openPayables}
          </Link>
        </div>
      )}
      {suppliers.map(({ currency, expected: planned, billed, paid, open }) => {
        const inCurrency = (amount: number) => moneyInWords({ amount, currency })
        return (
          <dl key={currency} aria-label={wording.suppliersIn({ currency })} className="tabular-nums">
            <Figure name={wording.expected}>{inCurrency(planned)}</Figure>
            <Figure name={wording.billed}>{inCurrency(billed)}</Figure>
            <Figure name={wording.paid}>{inCurrency(paid)}</Figure>
            <Figure name={open < 0 ? wording.overpaid : wording.toPay} isStrong>
              {inCurrency(Math.abs(open))}
            </Figure>
          </dl>
        )
      })}
      <dl aria-label={wording.marginTitle} className="tabular-nums">
        <Figure name={wording.expectedMargin}>{inWords(expected)}</Figure>
        {suppliers.length > 0 && (
          <Figure name={wording.actualMargin} isStrong>
            {inWords(real)}
          </Figure>
        )}
      </dl>
    </section>
  )
}
