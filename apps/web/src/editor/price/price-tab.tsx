import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { useMemo } from 'react'
import { useCan } from '../../data/session.ts'
import { Card } from '../../ui/card.tsx'
import { ItineraryProvider, useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedRichText } from '../fields/typed-rich-text.tsx'
import { RatesCard } from '../costing/rates-card.tsx'
import { BalanceCard } from './balance/balance-card.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PriceSettings } from './price-settings.tsx'
import { PriceSummary } from './price-summary.tsx'
import { PriceSheet } from './sheet/price-sheet.tsx'
import * as wording from './wording.ts'

/** The price of the itinerary: per segment, in total, and when it is to be paid. */
export function PriceTab() {
  const itinerary = useItinerary()
  return (
    // Some roles may edit prices only.
    <ItineraryProvider itinerary={{ ...itinerary, isReadOnly: !itinerary.mayPrice }}>
      <Prices />
    </ItineraryProvider>
  )
}

function Prices() {
  const document = useItineraryState((state) => state.document)
  const set = useSetItinerary()
  const price = useMemo(() => priceOfItinerary(document), [document])
  const seesNet = useCan('pricing:read')
  const stored = useItineraryState((state) => state.record.clientPrice?.total ?? null)
  const due = seesNet ? price.due : stored
  return (
    <div className="flex flex-col gap-6">
      <Card title={wording.segmentsTitle} isFlush>
        <PriceSheet price={price} />
      </Card>
      {seesNet && <RatesCard />}
      <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={wording.summaryTitle}>
            <PriceSummary price={price} />
          </Card>
          <Card title={wording.inclusionsTitle}>
            <div className="flex flex-col gap-6">
              <TypedRichText
                label={wording.includesLabel}
                value={document.priceIncludes}
                onType={(priceIncludes) => set({ priceIncludes }, 'priceIncludes')}
              />
              <TypedRichText
                label={wording.excludesLabel}
                value={document.priceExcludes}
                onType={(priceExcludes) => set({ priceExcludes }, 'priceExcludes')}
              />
            </div>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={wording.settingsTitle}>
            <PriceSettings />
          </Card>
          <Card title={wording.paymentsTitle}>
            <PaymentFields due={due} />
          </Card>
          <BalanceCard />
        </div>
      </div>
    </div>
  )
}
