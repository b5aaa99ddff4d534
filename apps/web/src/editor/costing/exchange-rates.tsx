import { useMemo, useState } from 'react'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { MovedRate } from '@sojourn/contract/itinerary/moved-rates'
import type { FrozenRate } from '@sojourn/contract/document/document'
import { formatDate } from '../../kit/words/dates.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { RateDialog } from './rate-dialog.tsx'
import * as wording from './wording.ts'

/** The exchange rates of the open itinerary, and how far those of today differ. Nothing while it needs none. */
export function ExchangeRates({ document }: { document: ItineraryDocument }) {
  const itinerary = useItinerary()
  const costing = useItineraryState((state) => state.costing)
  const moved = useMemo(() => costing?.movedRates(document) ?? [], [costing, document])
  const [edited, setEdited] = useState<FrozenRate | null>(null)
  const rates = document.exchangeRates
  if (rates.length === 0) return null
  const now = (): ItineraryDocument => itinerary.store.getState().document
  const update = (chosen: readonly MovedRate[]) => {
    if (costing && itinerary.dispatch(costing.updateRates(now(), chosen))) announce(wording.updatedRates)
  }
  // A rate set by hand was set for a reason, so only its own button replaces it.
  const fromBook = moved.filter(({ frozen }) => !frozen.isManual)
  const canChange = costing !== null && !itinerary.isReadOnly
  return (
    <section className="flex flex-col gap-2" aria-labelledby="exchange-rates">
      <h3 id="exchange-rates" className="text-sm font-semibold">
        {wording.exchangeTitle}
      </h3>
      <ul className="flex flex-col divide-y divide-line text-sm tabular-nums">
        {rates.map((rate) => {
          const movedRate = moved.find(({ frozen }) => frozen === rate) ?? null
          return (
            <li key={`${rate.from} ${rate.to}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <Rate rate={rate} moved={movedRate} />
              {canChange && (
                <span className="flex flex-wrap gap-2">
                  {movedRate && (
                    <Button
                      size="small"
                      aria-label={wording.takeRateOf({ ...movedRate.now })}
                      onPress={() => update([movedRate])}
                    >
                      {wording.takeRate({ rate: movedRate.now.rate })}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={wording.editRateOf({ from: rate.from, to: rate.to })}
                    onPress={() => setEdited(rate)}
                  >
                    {wording.editRate}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-ink-soft">{wording.exchangeHint}</p>
      {fromBook.length > 1 && canChange && (
        <Button variant="secondary" className="self-start" onPress={() => update(fromBook)}>
          {wording.updateRates}
        </Button>
      )}
      {edited && costing && (
        <RateDialog
          rate={edited}
          onClose={() => setEdited(null)}
          onGiven={(rate) => {
            if (itinerary.dispatch(costing.setRateByHand(now(), edited, rate))) announce(wording.updatedRates)
            setEdited(null)
          }}
        />
      )}
    </section>
  )
}

function Rate({ rate, moved }: { rate: FrozenRate; moved: MovedRate | null }) {
  const date = formatDate(rate.date)
  return (
    <span className="min-w-0 flex-1 basis-64">
      {wording.exchangeRate({ from: rate.from, to: rate.to, rate: rate.rate })}{' '}
      <span className="text-ink-soft">
        {rate.bufferBps > 0
          ? wording.exchangeBuffer({ date, percent: rate.bufferBps / 100 })
          : wording.exchangeDate({ date })}
        {rate.isManual && wording.setByHand}
      </span>
      {moved && <span className="block text-warning">{movedInWords(moved)}</span>}
    </span>
  )
}

const movedInWords = ({ now, movedBps }: MovedRate): string => {
  if (movedBps === 0) return wording.movedBuffer
  const percent = (Math.abs(movedBps) / 100).toFixed(1)
  return (movedBps > 0 ? wording.movedUp : wording.movedDown)({ rate: now.rate, percent })
}
