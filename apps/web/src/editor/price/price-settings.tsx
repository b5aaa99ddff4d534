import { maxAgencyCommissionBps, maxMarkupBps, maxTaxBps } from '@sojourn/contract/document/document-limits'
import { changeCurrency } from '@sojourn/contract/itinerary/change-currency'
import { KnownCombo } from '../../kit/form/known-combo.tsx'
import { roundings } from '../../kit/price-rules/roundings.ts'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { useCan } from '../../data/session.ts'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetItinerary, useItinerary } from '../store/itinerary-context.tsx'
import { useDocumentFields } from '../store/use-document-fields.ts'
import { TypedDate } from '../fields/typed-date.tsx'
import { TypedMoney } from '../fields/typed-money.tsx'
import { TypedPercent } from '../fields/typed-percent.tsx'
import { PriceRules } from './price-rules.tsx'
import { useCurrency } from './use-currency.ts'
import * as wording from './wording.ts'

const modes = (['none', 'on_request', 'total', 'per_person', 'per_traveller', 'itemised'] as const).map((id) => ({
  id,
  label: wording.displays[id],
}))

/** The currency, markup and tax of the price, and how the published page shows it. */
export function PriceSettings() {
  const itinerary = useItinerary()
  const document = useDocumentFields(
    'priceMode',
    'displayPrice',
    'currency',
    'roundTo',
    'markupBps',
    'taxBps',
    'serviceFee',
    'agency',
    'agencyCommissionBps',
    'validUntil',
  )
  const seesNet = useCan('pricing:read')
  const currency = useCurrency()
  const set = useSetItinerary()
  const isShown = document.priceMode !== 'none' && document.priceMode !== 'on_request'
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={wording.displayLabel}
        isDisabled={itinerary.isReadOnly}
        options={modes}
        value={document.priceMode}
        onChange={(priceMode) => set({ priceMode })}
      />
      {isShown && (
        <TypedMoney
          label={wording.override}
          description={document.priceMode === 'per_person' ? wording.overrideHintEach : wording.overrideHint}
          currency={currency}
          value={document.displayPrice}
          onType={(displayPrice) => set({ displayPrice })}
        />
      )}
      <FieldRow>
        <KnownCombo
          label={wording.currency}
          isDisabled={itinerary.isReadOnly}
          options={knownCurrencies()}
          value={currency}
          onChange={(chosen) => {
            if (chosen && chosen !== document.currency)
              itinerary.dispatch(changeCurrency(itinerary.store.getState().document, chosen))
          }}
        />
        <Select
          label={wording.roundTo}
          isDisabled={itinerary.isReadOnly}
          options={roundings(currency, document.roundTo)}
          value={String(document.roundTo)}
          onChange={(step) => set({ roundTo: Number(step) })}
        />
      </FieldRow>
      {seesNet && (
        <FieldRow>
          <TypedPercent
            label={wording.markup}
            maxValue={maxMarkupBps / 100}
            value={document.markupBps}
            onType={(markupBps) => set({ markupBps: markupBps ?? 0 })}
          />
          <TypedPercent
            label={wording.tax}
            maxValue={maxTaxBps / 100}
            value={document.taxBps}
            onType={(taxBps) => set({ taxBps: taxBps ?? 0 })}
          />
        </FieldRow>
      )}
      {seesNet && <PriceRules />}
      <FieldRow>
        <TypedMoney
          label={wording.serviceFee}
          description={wording.serviceFeeHint}
          currency={currency}
          value={document.serviceFee}
          onType={(serviceFee) => set({ serviceFee })}
        />
        {seesNet && document.agency !== null && (
          <TypedPercent
            label={wording.agencyCommission}
            description={wording.agencyCommissionHint}
            maxValue={maxAgencyCommissionBps / 100}
            value={document.agencyCommissionBps}
            onType={(agencyCommissionBps) => set({ agencyCommissionBps })}
          />
        )}
      </FieldRow>
      <TypedDate
        label={wording.validUntil}
        isClearable
        value={document.validUntil}
        onType={(validUntil) => set({ validUntil }, 'validUntil')}
      />
    </div>
  )
}
