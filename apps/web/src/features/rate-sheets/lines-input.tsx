import { boardNames, boards } from '@sojourn/contract/document/boards'
import { type RateLine, ratePers, ratePerTimes, type Season } from '@sojourn/contract/resources/rate-part'
import { type FieldValues, useWatch } from 'react-hook-form'
import { AmountField, useCurrency } from '../../kit/form/amount-field.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { RowFields } from '../../kit/form/rows-field.tsx'
import type { FieldLimits } from '../../kit/form/field-limits.ts'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { blankLine } from './blank-line.ts'
import { ChildBandsField, PaxBandsField } from './bands-fields.tsx'
import * as wording from './wording.ts'

/** The names of the seasons in the form. */
export const useSeasons = (form: KeptForm<FieldValues>): readonly Season[] => {
  const seasons: unknown = useWatch({ control: form.form.control, name: 'seasons' })
  return seasonsIn(seasons)
}

/** The type of a form's values is unknown here, but the seasons in them came from the contract or from this form. */
const seasonsIn = (value: unknown): readonly Season[] => (Array.isArray(value) ? (value as Season[]) : [])

type Fields = RowFields<RateLine> & { limitsOf: (field: keyof RateLine) => FieldLimits }

/** Every price of a sheet with all its fields. */
export function LinesInput({ form }: { form: KeptForm<FieldValues> }) {
  const currency = useCurrency(form)
  const seasons = useSeasons(form)
  return (
    <RowsInput<FieldValues, RateLine>
      form={form}
      name="lines"
      label={form.labels['lines']}
      one={wording.line}
      blank={(lines) => blankLine(lines.at(-1))}
      hasDuplicate
      nameOf={({ room, season }) =>
        wording.lineName({ room: room ?? wording.anyRoom, season: season ?? wording.allDates })
      }
    >
      {(fields) => (
        <>
          <Subject {...fields} seasons={seasons} />
          <Amounts {...fields} currency={currency} />
          <div className="grid gap-4 sm:grid-cols-3">
            {(['capacity', 'minNights', 'maxNights'] as const).map((field) => (
              <NumberField
                key={field}
                label={wording.limitNames[field]}
                value={fields.row[field]}
                errorMessage={fields.errorOf(field)}
                onChange={(count) => fields.set(field, count)}
                {...fields.limitsOf(field)}
              />
            ))}
          </div>
          <ChildBandsField
            value={fields.row.childBands}
            max={fields.limitsOf('childBands').max ?? 1}
            limits={(field) => form.limits(`lines.0.childBands.0.${field}`)}
            currency={currency}
            onChange={(bands) => fields.set('childBands', bands)}
          />
          <PaxBandsField
            value={fields.row.paxBands}
            max={fields.limitsOf('paxBands').max ?? 1}
            limits={(field) => form.limits(`lines.0.paxBands.0.${field}`)}
            currency={currency}
            onChange={(bands) => fields.set('paxBands', bands)}
          />
        </>
      )}
    </RowsInput>
  )
}

/** What a price is for. */
function Subject({ row, set, errorOf, limitsOf, seasons }: Fields & { seasons: readonly Season[] }) {
  const names = [...new Set([...seasons.map(({ name }) => name), ...(row.season === null ? [] : [row.season])])]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={wording.seasonChoice}
        options={[{ id: '', label: wording.allDates }, ...names.filter(Boolean).map((id) => ({ id, label: id }))]}
        value={row.season ?? ''}
        errorMessage={errorOf('season')}
        onChange={(season) => set('season', season || null)}
      />
      <TextField
        label={wording.room}
        value={row.room ?? ''}
        errorMessage={errorOf('room')}
        onChange={(room) => set('room', room || null)}
        {...limitsOf('room')}
      />
      <Select
        label={wording.board}
        options={boardOptions}
        value={row.board ?? ''}
        onChange={(board) => set('board', board || null)}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-4">
        <Select label={wording.per} options={pers} value={row.per} onChange={(per) => set('per', per)} />
        <Select
          label={wording.perTime}
          options={perTimes}
          value={row.perTime}
          onChange={(perTime) => set('perTime', perTime)}
        />
      </div>
    </div>
  )
}

/** The amounts of a price: one, or one for each number of adults in the room. */
function Amounts({ row, set, errorOf, currency }: Fields & { currency: string }) {
  const isShared = row.per === 'room' || row.per === 'person_sharing'
  const setOccupancy = (field: keyof RateLine['occupancy'], amount: number | null) =>
    set('occupancy', { ...row.occupancy, [field]: amount })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <AmountField
        label={wording.price}
        currency={currency}
        value={row.price}
        errorMessage={errorOf('price')}
        onChange={(price) => set('price', price)}
      />
      {occupancies
        .filter((field) => isShared || row.occupancy[field] !== null)
        .map((field) => (
          <AmountField
            key={field}
            label={wording.occupancyNames[field]}
            currency={currency}
            value={row.occupancy[field]}
            onChange={(amount) => setOccupancy(field, amount)}
          />
        ))}
    </div>
  )
}

const occupancies = ['single', 'double', 'triple', 'extraAdult'] as const
const pers = ratePers.map((id) => ({ id, label: wording.perNames[id] }))
const perTimes = ratePerTimes.map((id) => ({ id, label: wording.perTimeNames[id] }))
const boardOptions: { id: (typeof boards)[number] | ''; label: string }[] = [
  { id: '', label: wording.anyBoard },
  ...boards.map((id) => ({ id, label: boardNames[id] })),
]
