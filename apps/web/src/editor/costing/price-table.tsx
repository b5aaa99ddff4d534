import { memo, useEffect, useState, useTransition } from 'react'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useItineraryState } from '../store/itinerary-context.tsx'
import type { Costing } from '../store/itinerary-store.ts'
import * as wording from './wording.ts'

type PriceOf = (costing: Costing, document: ItineraryDocument) => Money | null

/** The sizes of parties that operators quote. */
const bySize = Array.from({ length: 19 }, (_, index) => {
  const travellers = index + 2
  const priceOf: PriceOf = (costing, document) => costing.pricesBySize(document, [travellers])[0]?.perPerson ?? null
  return { travellers, priceOf }
})

/** Alone in a room, and one age of each of the usual bands. */
const others: readonly { label: string; priceOf: PriceOf }[] = [
  { label: wording.singleSupplement, priceOf: (costing, document) => costing.singleSupplement(document) },
  ...[2, 6, 12].map((age) => ({
    label: wording.childOf({ age }),
    priceOf: (costing: Costing, document: ItineraryDocument) => costing.priceOfChild(document, age),
  })),
]

type PriceTableProps = { document: ItineraryDocument }

/** What other parties would pay: by number of travellers, alone in a room, and for children. Worked out when it is opened. */
export function PriceTable({ document }: PriceTableProps) {
  const costing = useItineraryState((state) => state.costing)
  const [isOpen, setOpen] = useState(false)
  if (!costing) return null
  return (
    <Disclosure title={wording.tableTitle} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen && <Prices costing={costing} document={document} />}
    </Disclosure>
  )
}

/** Shows the previous prices, dimmed, until the new ones are calculated. */
function Prices({ costing, document: now }: PriceTableProps & { costing: Costing }) {
  const [document, setDocument] = useState(now)
  const [isBehind, startFollowing] = useTransition()
  useEffect(() => startFollowing(() => setDocument(now)), [now])
  const given = { costing, document }
  return (
    <div
      aria-busy={isBehind || undefined}
      className={classNames('flex flex-col gap-4 text-sm tabular-nums', isBehind && 'opacity-60')}
    >
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
          {bySize.map(({ travellers, priceOf }) => (
            <tr key={travellers}>
              <th scope="row" className="py-0.5 text-start font-normal">
                {travellers}
              </th>
              <td className="py-0.5 text-end">
                <Price {...given} priceOf={priceOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="flex max-w-xs flex-col gap-1">
        {others.map(({ label, priceOf }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <Price {...given} priceOf={priceOf} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type PriceProps = { costing: Costing; document: ItineraryDocument; priceOf: PriceOf }

/** One price. Each is calculated by a separate component, so that typing is not blocked until all are. */
const Price = memo(function Price({ costing, document, priceOf }: PriceProps) {
  const money = priceOf(costing, document)
  return money ? moneyInWords(money) : wording.noPrice
})
