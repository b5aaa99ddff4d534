import type { Supplement } from '@sojourn/contract/resources/rate-part'
import type { FieldValues } from 'react-hook-form'
import { AmountField, useCurrency } from '../../kit/form/amount-field.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RangesField } from './ranges-field.tsx'
import { WeekdaysField } from './weekdays-field.tsx'
import * as wording from './wording.ts'

const pers = (['person', 'room', 'group'] as const).map((id) => ({ id, label: wording.supplementPerNames[id] }))

const blank: Supplement = {
  name: '',
  per: 'person',
  price: 0,
  childPrice: null,
  ranges: [],
  weekdays: [],
  mandatory: true,
}

/** What is charged besides the prices. */
export function SupplementsInput({ form }: { form: KeptForm<FieldValues> }) {
  const currency = useCurrency(form)
  return (
    <RowsInput<FieldValues, Supplement>
      form={form}
      name="supplements"
      label={form.labels['supplements']}
      one={wording.supplement}
      blank={() => blank}
      hasDuplicate
      nameOf={({ name }) => name}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={wording.columnName}
              isRequired
              value={row.name}
              errorMessage={errorOf('name')}
              onChange={(name) => set('name', name)}
              {...limitsOf('name')}
            />
            <Select label={wording.per} options={pers} value={row.per} onChange={(per) => set('per', per)} />
            <AmountField
              label={wording.price}
              isRequired
              currency={currency}
              value={row.price}
              errorMessage={errorOf('price')}
              onChange={(price) => set('price', price ?? 0)}
            />
            <AmountField
              label={wording.childPrice}
              currency={currency}
              value={row.childPrice}
              errorMessage={errorOf('childPrice')}
              onChange={(price) => set('childPrice', price)}
            />
          </div>
          <RangesField
            value={row.ranges}
            max={limitsOf('ranges').max ?? 1}
            onChange={(ranges) => set('ranges', ranges)}
          />
          <WeekdaysField value={row.weekdays} onChange={(days) => set('weekdays', days)} />
          <Checkbox isSelected={row.mandatory} onChange={(isMandatory) => set('mandatory', isMandatory)}>
            {wording.mandatory}
          </Checkbox>
        </>
      )}
    </RowsInput>
  )
}
