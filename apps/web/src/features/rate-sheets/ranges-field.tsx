import type { DateRange } from '@sojourn/contract/resources/rate-part'
import { formatDate } from '../../kit/words/dates.ts'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import * as wording from './wording.ts'

type RangesFieldProps = { value: readonly DateRange[]; max: number; onChange: (ranges: DateRange[]) => void }

/** Ranges of dates in a season or a supplement. */
export function RangesField({ value, max, onChange }: RangesFieldProps) {
  return (
    <RowsField<DateRange>
      label={wording.ranges}
      one={wording.range}
      max={max}
      isOrdered={false}
      blank={() => ({ from: '', to: '' })}
      nameOf={({ from, to }) => (from && to ? wording.rangeDates({ from: formatDate(from), to: formatDate(to) }) : '')}
      rows={value}
      onChange={onChange}
    >
      {({ row, set }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={wording.from} value={row.from || null} onChange={(day) => set('from', day ?? '')} />
          <DateField
            label={wording.to}
            value={row.to || null}
            minValue={row.from || null}
            onChange={(day) => set('to', day ?? '')}
          />
        </div>
      )}
    </RowsField>
  )
}
