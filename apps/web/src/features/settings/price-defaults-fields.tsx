import type { MarkupRule, TaxRule } from '@sojourn/contract/document/price-rules'
import { useWatch } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import { MoneyInput } from '../../kit/form/money-input.tsx'
import { PercentInput } from '../../kit/form/percent-input.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { useMarkupRulesLook } from '../../kit/price-rules/markup-rules-look.tsx'
import { roundings } from '../../kit/price-rules/roundings.ts'
import { taxRulesLook } from '../../kit/price-rules/tax-rules-look.tsx'
import { Select } from '../../ui/select.tsx'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

type Fields = { form: KeptForm<Settings> }

/** How the costs of new itineraries become prices. */
export function PriceDefaultsFields({ form }: Fields) {
  const { control } = form.form
  const [rules, markupBps, taxBps] = useWatch({
    control,
    name: ['defaults.markupRules', 'defaults.markupBps', 'defaults.taxBps'],
  })
  // A draft may be older than the field.
  const look = useMarkupRulesLook({ rows: rules ?? [], generalBps: markupBps ?? 0 })
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <PercentInput form={form} name="defaults.markupBps" description={wording.markupHint} />
        <PercentInput form={form} name="defaults.taxBps" description={wording.taxHint} />
      </div>
      <RowsInput<Settings, MarkupRule> form={form} name="defaults.markupRules" {...look} />
      <RowsInput<Settings, TaxRule>
        form={form}
        name="defaults.taxRules"
        {...taxRulesLook({ generalBps: taxBps ?? 0 })}
      />
      <MoneyInput form={form} name="defaults.serviceFee" description={wording.serviceFeeHint} />
      <div className="grid gap-6 sm:grid-cols-2">
        <PercentInput form={form} name="defaults.agencyCommissionBps" description={wording.agencyCommissionHint} />
        <RoundToInput form={form} />
      </div>
    </>
  )
}

const nothing = 'nothing'

/** The step that prices are rounded up to, in the company's currency, or none. */
function RoundToInput({ form }: Fields) {
  const currency = useWatch({ control: form.form.control, name: 'currency' })
  return (
    <Input form={form} name="defaults.roundTo">
      {({ ref: _, value, onChange, ...field }, props) => (
        <Select
          {...props}
          {...field}
          isDisabled={currency === null}
          description={currency === null ? wording.roundToNeedsCurrency : wording.roundToHint}
          options={[{ id: nothing, label: wording.noRounding }, ...(currency === null ? [] : stepsIn(currency, value))]}
          value={typeof value === 'number' && currency !== null ? String(value) : nothing}
          onChange={(id) => onChange(id === nothing ? null : Number(id))}
        />
      )}
    </Input>
  )
}

/** Rounding to the smallest unit has no effect, so it is only offered if it was saved. */
const stepsIn = (currency: string, present: unknown) =>
  roundings(currency, typeof present === 'number' ? present : 1).filter(({ id }) => id !== '1' || present === 1)
