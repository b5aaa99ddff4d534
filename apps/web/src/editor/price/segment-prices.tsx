import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import type { Segment } from '@sojourn/contract/document/document'
import type { SegmentPrice, ItineraryPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { kindIcons } from '../words/segment-kinds.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { differenceInWords } from './difference-in-words.ts'
import { SegmentPriceFields } from './segment-price-fields.tsx'
import { dayName } from '../words/day-words.ts'
import * as wording from './wording.ts'

/** How many rows are rendered until the user shows them all. */
const initialRowCount = 60

const groups = (['sold', 'alternative', 'optional', 'apart'] as const).map((counts) => ({
  counts,
  title: wording.groups[counts],
}))

/** Every segment with its price, which can be opened and edited in place. */
export function SegmentPrices({ price }: { price: ItineraryPrice }) {
  const segments = useItineraryState((state) => state.document.segments)
  const [showsAll, setShowsAll] = useState(false)
  const byUuid = new Map(segments.map((segment) => [segment.uuid, segment]))
  const dayOf = ({ uuid }: SegmentPrice): number => byUuid.get(uuid)?.day ?? Number.POSITIVE_INFINITY
  const inOrder = price.segments.toSorted((one, other) => (dayOf(one) === dayOf(other) ? 0 : dayOf(one) - dayOf(other)))
  const visiblePrices = showsAll ? inOrder : inOrder.slice(0, initialRowCount)
  if (segments.length === 0) return <p className="px-6 pb-6 text-ink-soft">{wording.noSegments}</p>
  return (
    <div className="pb-2">
      {groups.map(({ counts, title }) => {
        const rows = visiblePrices.filter((one) => one.counts === counts)
        return (
          rows.length > 0 && (
            <section key={counts} aria-label={title} className="px-6 pb-4">
              <h3 className="eyebrow mt-3 mb-1">{title}</h3>
              {rows.map((row) => {
                const segment = byUuid.get(row.uuid)
                return segment && <PriceRow key={row.uuid} row={row} segment={segment} />
              })}
            </section>
          )
        )
      })}
      {!showsAll && price.segments.length > initialRowCount && (
        <div className="px-6 pb-4">
          <Button onPress={() => setShowsAll(true)}>{wording.showAll({ count: price.segments.length })}</Button>
        </div>
      )}
    </div>
  )
}

function PriceRow({ row, segment }: { row: SegmentPrice; segment: Segment }) {
  const [isOpen, setIsOpen] = useState(false)
  const isEach = useItineraryState((state) => state.document.priceMode === 'per_person')
  const [Icon, label] = [kindIcons[segment.kind], kindTraits[segment.kind].words.editor]
  return (
    <Disclosure
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      level={4}
      title={
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <Icon aria-label={label} size={16} className="shrink-0 text-brand" />
          <span className="min-w-0 grow basis-40">
            <span dir="auto" className="block leading-5 wrap-anywhere">
              {row.title}
            </span>
            <span className="block text-xs font-normal text-ink-soft">
              {dayName(segment.day)}
              {row.difference && ` · ${differenceInWords(row.difference, isEach)}`}
            </span>
          </span>
          {segment.priceLocked && <Lock aria-label={wording.locked} size={14} className="shrink-0 text-ink-faint" />}
          <span className="ms-auto font-normal tabular-nums">
            {row.gross ? moneyInWords(row.gross) : <span className="text-ink-faint">{wording.noPrice}</span>}
          </span>
        </span>
      }
    >
      {isOpen && <SegmentPriceFields segment={segment} />}
    </Disclosure>
  )
}
