import { useMemo } from 'react'
import type { FrozenRate } from '@sojourn/contract/document/document'
import type { MovedRate } from '@sojourn/contract/costing/recost'
import { formatDate } from '../../kit/words/dates.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The rates of exchange of the open itinerary, and how far those of today differ. Nothing while it needs none. */
export function ExchangeRates() {
  const itinerary = useItinerary()
  const costing = useItineraryState((state) => state.costing)
  const document = useItineraryState((state) => state.document)
  const moved = useMemo(() => costing?.movedRates(document) ?? [], [costing, document])
  const rates = document.exchangeRates
  if (rates.length === 0) return null
  return (
    <section className="flex flex-col gap-2" aria-labelledby="exchange-rates">
      <h3 id="exchange-rates" className="text-sm font-semibold">
        {wording.exchangeTitle}
      </h3>
      <ul className="flex flex-col gap-2 text-sm tabular-nums">
        {rates.map((rate) => (
          <Rate
            key={`${rate.from} ${rate.to}`}
            rate={rate}
            moved={moved.find(({ frozen }) => frozen === rate) ?? null}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{wording.exchangeHint}</p>
      {moved.length > 0 && costing && !itinerary.isReadOnly && (
        <Button
          variant="secondary"
          className="self-start"
          onPress={() => {
            if (itinerary.dispatch(costing.updateRates(document, moved))) announce(wording.updatedRates)
          }}
        >
          {wording.updateRates}
        </Button>
      )}
    </section>
  )
}

function Rate({ rate, moved }: { rate: FrozenRate; moved: MovedRate | null }) {
  const date = formatDate(rate.date)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        {wording.exchangeRate(rate)}{' '}
        <span className="text-ink-soft">
          {rate.bufferBps > 0
            ? wording.exchangeBuffer({ date, percent: rate.bufferBps / 100 })
            : wording.exchangeDate({ date })}
        </span>
      </span>
      {moved && <span className="text-warning">{movedInWords(moved)}</span>}
    </li>
  )
}

const movedInWords = ({ now, movedBps }: MovedRate): string => {
  if (movedBps === 0) return wording.movedBuffer
  const percent = (Math.abs(movedBps) / 100).toFixed(1)
  return (movedBps > 0 ? wording.movedUp : wording.movedDown)({ rate: now.rate, percent })
}
