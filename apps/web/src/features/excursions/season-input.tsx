import type { FieldValues } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MonthDayField } from '../../ui/month-day-field.tsx'
import * as wording from './wording.ts'

type Season = { from: string; to: string }

/** The part of the year in which an excursion is available; all year if it is empty. */
export function SeasonInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <Input form={form} name="season">
      {({ value, onChange }, { label, errorMessage }) => {
        const season = isSeason(value) ? value : null
        return (
          <fieldset data-field="season" className="min-w-0">
            <legend className="mb-2 text-sm font-medium">{label}</legend>
            <Checkbox
              isSelected={season === null}
              onChange={(isAllYear) => onChange(isAllYear ? null : { from: '01-01', to: '12-31' })}
            >
              {wording.allYear}
            </Checkbox>
            {season && (
              <div className="mt-4 grid gap-4 sm:grid-cols-2">
                <MonthDayField
                  label={wording.from}
                  value={season.from}
                  onChange={(from) => onChange({ ...season, from })}
                />
                <MonthDayField label={wording.to} value={season.to} onChange={(to) => onChange({ ...season, to })} />
              </div>
            )}
            {errorMessage && <p className="mt-1 text-sm text-danger">{errorMessage}</p>}
          </fieldset>
        )
      }}
    </Input>
  )
}

const isSeason = (value: unknown): value is Season =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value
