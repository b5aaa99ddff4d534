import { priceUnits } from '@sojourn/contract/document/price-units'
import { weekdays } from '@sojourn/contract/resources/excursion'
import type { Rate } from '@sojourn/contract/resources/supplier'
import type { FieldValues } from 'react-hook-form'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { today } from '../../kit/words/dates.ts'
import { MoneyField } from '../../kit/form/money-input.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { nextRate } from './next-rate.ts'
import { unitWords } from '../../record/price-from-input.tsx'
import { currentTenant, useSession } from '../../data/session.ts'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

const units = priceUnits.map((id) => ({ id, label: unitWords[id] }))

/** The rates of a supplier for each product and season. */
export function RatesInput({ form }: { form: KeptForm<FieldValues> }) {
  const usual = useSession((session) => currentTenant(session)?.currency ?? null) ?? 'EUR'
  return (
    <RowsInput<FieldValues, Rate>
      form={form}
      name="rates"
      label={form.labels['rates']}
      one={wording.rate}
      blank={(rates) => nextRate(rates.at(-1), usual, today())}
      hasDuplicate
      nameOf={({ product, room }) => [product, room].filter(Boolean).join(', ')}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={wording.product}
              isRequired
              value={row.product}
              errorMessage={errorOf('product')}
              onChange={(product) => set('product', product)}
              {...limitsOf('product')}
            />
            <TextField
              label={wording.roomOrUnit}
              value={row.room ?? ''}
              errorMessage={errorOf('room')}
              onChange={(room) => set('room', room || null)}
              {...limitsOf('room')}
            />
            <DateField
              label={wording.from}
              isRequired
              value={row.from || null}
              errorMessage={errorOf('from')}
              onChange={(day) => set('from', day ?? '')}
            />
            <DateField
              label={wording.until}
              isRequired
              value={row.to || null}
              minValue={row.from || null}
              errorMessage={errorOf('to')}
              onChange={(day) => set('to', day ?? '')}
            />
          </div>
          <Days value={row.days} onChange={(days) => set('days', days)} />
          <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <MoneyField
              label={wording.netPrice}
              isRequired
              value={row.net}
              errorMessage={errorOf('net')}
              onChange={(net) => set('net', net ?? { ...row.net, amount: 0 })}
            />
            <Select label={wording.per} options={units} value={row.unit} onChange={(unit) => set('unit', unit)} />
          </div>
          <NumberField
            label={wording.minNights}
            className="max-w-48"
            value={row.minStay}
            errorMessage={errorOf('minStay')}
            onChange={(nights) => set('minStay', nights)}
            {...limitsOf('minStay')}
          />
        </>
      )}
    </RowsInput>
  )
}

/** The days of the week on which a rate applies; all of them if none is selected. */
function Days({ value, onChange }: { value: Rate['days']; onChange: (days: Rate['days']) => void }) {
  return (
    <div>
      <span className="mb-1.5 block text-sm font-medium">{wording.weekdays}</span>
      <ToggleButtonGroup
        aria-label={wording.weekdays}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(weekdays.filter((day) => keys.has(day)))}
        className="flex flex-wrap gap-1"
      >
        {weekdays.map((day, n) => (
          <ToggleButton
            key={day}
            id={day}
            aria-label={long.format(Date.UTC(2024, 0, n + 1))}
            className="focus-ring inline-flex min-h-8 min-w-11 cursor-pointer items-center justify-center rounded-sm border border-line-strong px-2 text-sm data-hovered:bg-sunken data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand"
          >
            {short.format(Date.UTC(2024, 0, n + 1))}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p className="mt-1.5 text-sm text-ink-soft">{value.length === 0 ? wording.everyDay : wording.selectedDays}</p>
    </div>
  )
}

const long = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
