import { maxMarkupBps, maxQuantity, maxTaxBps } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { markupOf, taxOf } from '@sojourn/contract/itinerary/price'
import { withCurrency } from '@sojourn/contract/kit/currency-digits'
import { priceUnits } from '@sojourn/contract/document/price-units'
import { KnownCombo } from '../../kit/form/known-combo.tsx'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { useCan } from '../../data/session.ts'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { ItineraryProvider, useSetSegment, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import { OptionGroupFields } from './option-group-fields.tsx'
import { TypedMoney } from '../fields/typed-money.tsx'
import { TypedPercent } from '../fields/typed-percent.tsx'
import { useCurrency } from './use-currency.ts'
import * as wording from './wording.ts'

/** The price of a segment and how it counts. Net prices are shown only to users who may see them. */
export function SegmentPriceFields({ segment }: { segment: Segment }) {
  const itinerary = useItinerary()
  const set = useSetSegment(segment.uuid)
  return (
    <div className="flex flex-col gap-4">
      {/* Who may only change prices may not change what is sold. */}
      <ItineraryProvider itinerary={{ ...itinerary, isReadOnly: itinerary.readOnlyReason !== null }}>
        <OptionGroupFields segment={segment} />
      </ItineraryProvider>
      <Switch
        isDisabled={itinerary.isReadOnly}
        isSelected={segment.priceLocked}
        onChange={(priceLocked) => set({ priceLocked })}
        description={wording.lockHint}
      >
        {wording.lockLabel}
      </Switch>
      {/* A locked price is read-only. */}
      <ItineraryProvider itinerary={segment.priceLocked ? { ...itinerary, isReadOnly: true } : itinerary}>
        <Amounts segment={segment} />
      </ItineraryProvider>
    </div>
  )
}

function Amounts({ segment }: { segment: Segment }) {
  const itinerary = useItinerary()
  const seesNet = useCan('pricing:read')
  const currency = useCurrency()
  const document = useItineraryState((state) => state.document)
  // A price from rate sheets is for the whole segment, in the currency of the sheet.
  const isCosted = segment.costing !== null
  const set = useSetSegment(segment.uuid)
  return (
    <>
      {seesNet && (
        <>
          <FieldRow>
            <TypedMoney label={wording.net} value={segment.net} currency={currency} onType={(net) => set({ net })} />
            <Select
              label={wording.chargedLabel}
              isDisabled={itinerary.isReadOnly || isCosted}
              description={isCosted ? wording.fromRateSheet : undefined}
              options={priceUnits.map((id) => ({ id, label: wording.units[id] }))}
              value={segment.unit}
              onChange={(unit) => set({ unit })}
            />
            <TypedNumber
              label={wording.quantity}
              hasSteps
              minValue={1}
              maxValue={maxQuantity}
              value={segment.quantity}
              onType={(quantity) => set({ quantity: quantity ?? 1 })}
            />
          </FieldRow>
          {segment.net && (
            <KnownCombo
              label={wording.netCurrency}
              isDisabled={itinerary.isReadOnly || isCosted}
              options={knownCurrencies()}
              value={segment.net.currency}
              onChange={(chosen) => {
                if (chosen && segment.net && chosen !== segment.net.currency)
                  set({ net: withCurrency(segment.net, chosen) })
              }}
            />
          )}
          <FieldRow>
            <TypedPercent
              label={wording.markup}
              maxValue={maxMarkupBps / 100}
              description={wording.shareSources[markupOf(segment, document).source]}
              placeholder={percentWords(markupOf({ ...segment, markupBps: null }, document).bps)}
              value={segment.markupBps}
              onType={(bps) => set({ markupBps: bps })}
            />
            <TypedPercent
              label={wording.tax}
              maxValue={maxTaxBps / 100}
              description={wording.shareSources[taxOf(segment, document).source]}
              placeholder={percentWords(taxOf({ ...segment, taxBps: null }, document).bps)}
              value={segment.taxBps}
              onType={(bps) => set({ taxBps: bps })}
            />
          </FieldRow>
        </>
      )}
      <TypedMoney
        label={seesNet ? wording.sellPrice : wording.price}
        description={seesNet ? wording.sellPriceHint : undefined}
        value={segment.gross}
        currency={currency}
        onType={(gross) => set({ gross })}
      />
    </>
  )
}

const percentWords = (bps: number): string => (bps / 100).toLocaleString('en-GB', { maximumFractionDigits: 2 })
