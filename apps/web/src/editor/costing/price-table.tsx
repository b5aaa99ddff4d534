import { useMemo, useState } from 'react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useItineraryState } from '../store/itinerary-context.tsx'
import type { Costing } from '../store/itinerary-store.ts'
import * as wording from './wording.ts'

/** The sizes of parties that operators quote. */
const sizes = Array.from({ length: 19 }, (_, index) => index + 2)
/** One age of each of the usual bands. */
const ages = [2, 6, 12]

/** What other parties would pay: by number of travellers, alone in a room, and for children. Worked out when it is opened. */
export function PriceTable() {
  const costing = useItineraryState((state) => state.costing)
  const [isOpen, setOpen] = useState(false)
  if (!costing) return null
  return (
    <Disclosure title={wording.tableTitle} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen && <Prices costing={costing} />}
    </Disclosure>
  )
}

function Prices({ costing }: { costing: Costing }) {
  const document = useItineraryState((state) => state.document)
  const bySize = useMemo(() => costing.pricesBySize(document, sizes), [costing, document])
  const others = useMemo(
    () => [
      { label: wording.singleSupplement, amount: costing.singleSupplement(document) },
      ...ages.map((age) => ({ label: wording.childOf({ age }), amount: costing.priceOfChild(document, age) })),
    ],
    [costing, document],
  )
  return (
    <div className="flex flex-col gap-4 text-sm tabular-nums">
      <p className="text-ink-soft">{wording.tableHint}</p>
      <table className="w-full max-w-xs">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="py-1 text-start font-normal">
              {wording.travellers}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {wording.perPerson}
            </th>
          </tr>
        </thead>
        <tbody>
          {bySize.map(({ travellers, perPerson }) => (
            <tr key={travellers}>
              <th scope="row" className="py-0.5 text-start font-normal">
                {travellers}
              </th>
              <td className="py-0.5 text-end">{amountInWords(perPerson)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="flex max-w-xs flex-col gap-1">
        {others.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd>{amountInWords(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const amountInWords = (money: Money | null): string => (money ? moneyInWords(money) : wording.noPrice)
