import type { FieldProps } from './field-box.ts'
import { NumberField } from './number-field.tsx'
import { Select } from './select.tsx'
import * as wording from './wording.ts'

type MonthDayFieldProps = Pick<FieldProps, 'label' | 'errorMessage'> & {
  /** `MM-DD`. */
  value: string
  onChange: (value: string) => void
}

const names = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, n) => ({
  id: String(n + 1).padStart(2, '0'),
  label: names.format(Date.UTC(2024, n, 1)),
}))

/** A day of any year. 29 February is allowed, because some years have it. */
export function MonthDayField({ label, errorMessage, value, onChange }: MonthDayFieldProps) {
  const [month = '01', day = '01'] = value.split('-')
  const last = new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
      <NumberField
        label={wording.dayOfDate({ label })}
        value={Number(day)}
        minValue={1}
        maxValue={last}
        errorMessage={errorMessage}
        onChange={(next) => onChange(`${month}-${String(next ?? 1).padStart(2, '0')}`)}
      />
      <Select
        label={wording.monthOfDate({ label })}
        options={months}
        value={month}
        onChange={(next) => {
          const lastDay = new Date(Date.UTC(2024, Number(next), 0)).getUTCDate()
          onChange(`${next}-${String(Math.min(Number(day), lastDay)).padStart(2, '0')}`)
        }}
      />
    </div>
  )
}
