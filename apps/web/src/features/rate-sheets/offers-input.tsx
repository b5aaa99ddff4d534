import type { DateRange, Offer } from '@sojourn/contract/resources/rate-part'
import type { FieldValues } from 'react-hook-form'
import { ShareField } from '../../kit/form/amount-field.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

/** The conditions of each kind of offer. */
const fieldsOf = {
  stay_pay: ['stay', 'pay'],
  percent: [],
  early_booking: ['daysBefore'],
  long_stay: ['minNights'],
} as const satisfies Record<Offer['kind'], readonly ('stay' | 'pay' | 'daysBefore' | 'minNights')[]>

const kinds = (['stay_pay', 'percent', 'early_booking', 'long_stay'] as const).map((id) => ({
  id,
  label: wording.offerKinds[id],
}))

const labels = {
  stay: wording.stayNights,
  pay: wording.payNights,
  daysBefore: wording.daysBefore,
  minNights: wording.minNights,
}

const blank: Offer = {
  name: '',
  kind: 'stay_pay',
  stay: null,
  pay: null,
  percentBps: null,
  daysBefore: null,
  minNights: null,
  combinable: false,
  validFor: { booking: null, stay: null },
}

/** What lowers the prices under a condition. */
export function OffersInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Offer>
      form={form}
      name="offers"
      label={form.labels['offers']}
      one={wording.offer}
      blank={() => blank}
      hasDuplicate
      nameOf={({ name }) => name}
    >
      {({ row, set, replace, errorOf, limitsOf }) => (
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
            <Select
              label={wording.offerKind}
              options={kinds}
              value={row.kind}
              onChange={(kind) =>
                replace({ ...row, kind, stay: null, pay: null, percentBps: null, daysBefore: null, minNights: null })
              }
            />
            {fieldsOf[row.kind].map((field) => (
              <NumberField
                key={field}
                label={labels[field]}
                isRequired
                value={row[field]}
                errorMessage={errorOf(field)}
                onChange={(count) => set(field, count)}
                {...limitsOf(field)}
              />
            ))}
            {row.kind !== 'stay_pay' && (
              <ShareField
                label={wording.percentOff}
                limits={limitsOf('percentBps')}
                value={row.percentBps}
                errorMessage={errorOf('percentBps')}
                onChange={(share) => set('percentBps', share)}
              />
            )}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <RangeFields
              labels={[wording.bookedFrom, wording.bookedTo]}
              value={row.validFor.booking}
              onChange={(booking) => set('validFor', { ...row.validFor, booking })}
            />
            <RangeFields
              labels={[wording.stayFrom, wording.stayTo]}
              value={row.validFor.stay}
              onChange={(stay) => set('validFor', { ...row.validFor, stay })}
            />
          </div>
          <Checkbox isSelected={row.combinable} onChange={(isCombinable) => set('combinable', isCombinable)}>
            {wording.combinable}
          </Checkbox>
        </>
      )}
    </RowsInput>
  )
}

type RangeFieldsProps = {
  labels: readonly [from: string, to: string]
  value: DateRange | null
  onChange: (range: DateRange | null) => void
}

/** Two dates, or none: a range of which both are empty is null. */
function RangeFields({ labels: [from, to], value, onChange }: RangeFieldsProps) {
  const change = (range: DateRange) => onChange(range.from === '' && range.to === '' ? null : range)
  const range = value ?? { from: '', to: '' }
  return (
    <>
      <DateField
        label={from}
        isClearable
        value={range.from || null}
        onChange={(day) => change({ ...range, from: day ?? '' })}
      />
      <DateField
        label={to}
        isClearable
        value={range.to || null}
        minValue={range.from || null}
        onChange={(day) => change({ ...range, to: day ?? '' })}
      />
    </>
  )
}
