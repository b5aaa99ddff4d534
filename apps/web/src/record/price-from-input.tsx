import { priceUnits } from '@sojourn/contract/document/price-units'
import type { FieldValues } from 'react-hook-form'
import { ChoiceInput } from '../kit/form/inputs.tsx'
import { MoneyInput } from '../kit/form/money-input.tsx'
import type { KeptForm } from '../kit/form/use-kept-form.ts'
import * as wording from './wording.ts'

/** The lowest price of something, as shown to travellers. */
export function PriceFromInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <MoneyInput form={form} name="priceFrom" description={wording.priceFromHint} />
      <ChoiceInput form={form} name="priceFromUnit" options={units} />
    </div>
  )
}

/** What a price is for. */
const unitWords: Record<(typeof priceUnits)[number], string> = wording.unitNames
const units = priceUnits.map((id) => ({ id, label: unitWords[id] }))
