import { today } from '../../../kit/words/dates.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ErrorsOfFields } from './choices.ts'
import { daysOf, type Period, periods } from './periods.ts'
import * as wording from './wording.ts'

type OpenDays = { from: string | null; to: string | null }

type PeriodFieldsProps = {
  period: Period | 'other'
  days: OpenDays
  errors: ErrorsOfFields
  onChange: (period: Period | 'other', days: OpenDays) => void
}

/** A period of the calendar, or any days. */
export function PeriodFields({ period, days, errors, onChange }: PeriodFieldsProps) {
  return (
    <div className="grid items-start gap-4 xs:grid-cols-2">
      <Select
        className="xs:col-span-2"
        label={wording.period}
        options={[...periods, 'other' as const].map((id) => ({ id, label: wording.periodNames[id] }))}
        value={period}
        onChange={(id) => onChange(id, id === 'other' ? days : daysOf(id, today()))}
      />
      <DateField
        label={wording.from}
        isRequired
        value={days.from}
        errorMessage={errors.from}
        onChange={(from) => onChange('other', { ...days, from })}
      />
      <DateField
        label={wording.to}
        isRequired
        value={days.to}
        errorMessage={errors.to}
        onChange={(to) => onChange('other', { ...days, to })}
      />
    </div>
  )
}
