import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { type ItineraryPrice, priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { memo, useDeferredValue, useMemo } from 'react'
import { useCan } from '../../data/session.ts'
import { Card } from '../../ui/card.tsx'
import { ItineraryProvider, useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useDocumentFields } from '../store/use-document-fields.ts'
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
  const priced = useMemo((): Priced => ({ document, price: priceOfItinerary(document) }), [document])
  // Typing in the sheet does not wait for what is calculated from it below.
  const followed = useDeferredValue(priced)
  return (
    <div className="flex flex-col gap-6">
      <Card title={wording.segmentsTitle} isFlush>
        <PriceSheet price={priced.price} />
      </Card>
      <BelowSheet {...followed} />
    </div>
  )
}

/** A state of the document and its price. */
type Priced = { document: ItineraryDocument; price: ItineraryPrice }

/** Everything that is calculated from the prices in the sheet. It renders only with a new price, or when its own fields change. */
const BelowSheet = memo(function BelowSheet({ document, price }: Priced) {
  const seesNet = useCan('pricing:read')
  const stored = useItineraryState((state) => state.record.clientPrice?.total ?? null)
  return (
    <>
      {seesNet && <RatesCard document={document} />}
      <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={wording.summaryTitle}>
            <PriceSummary document={document} price={price} />
          </Card>
          <Inclusions />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Settings />
          <Card title={wording.paymentsTitle}>
            <PaymentFields due={seesNet ? price.due : stored} />
          </Card>
          <BalanceCard />
        </div>
      </div>
    </>
  )
})

const Inclusions = memo(function Inclusions() {
  const { priceIncludes, priceExcludes } = useDocumentFields('priceIncludes', 'priceExcludes')
  const set = useSetItinerary()
  return (
    <Card title={wording.inclusionsTitle}>
      <div className="flex flex-col gap-6">
        <TypedRichText
          label={wording.includesLabel}
          value={priceIncludes}
          onType={(typed) => set({ priceIncludes: typed }, 'priceIncludes')}
        />
        <TypedRichText
          label={wording.excludesLabel}
          value={priceExcludes}
          onType={(typed) => set({ priceExcludes: typed }, 'priceExcludes')}
        />
      </div>
    </Card>
  )
})

const Settings = memo(function Settings() {
  return (
    <Card title={wording.settingsTitle}>
      <PriceSettings />
    </Card>
  )
})
