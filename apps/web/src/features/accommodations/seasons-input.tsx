import type { FieldValues } from 'react-hook-form'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { monthDayInWords } from '../../kit/words/dates.ts'
import { MonthDayField } from '../../ui/month-day-field.tsx'
import * as wording from './wording.ts'

type Season = { from: string; to: string }

const blank: Season = { from: '05-01', to: '05-31' }

/** The periods of each year in which an accommodation is closed. */
export function SeasonsInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Season>
      form={form}
      name="closedSeasons"
      label={wording.closedSeasons}
      one={wording.closedSeason}
      blank={() => blank}
      isOrdered={false}
      nameOf={({ from, to }) => wording.seasonDates({ from: monthDayInWords(from), to: monthDayInWords(to) })}
    >
      {({ row, set, errorOf }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <MonthDayField
            label={wording.from}
            value={row.from}
            errorMessage={errorOf('from')}
            onChange={(day) => set('from', day)}
          />
          <MonthDayField
            label={wording.to}
            value={row.to}
            errorMessage={errorOf('to')}
            onChange={(day) => set('to', day)}
          />
        </div>
      )}
    </RowsInput>
  )
}
