import type { ChildBand, PaxBand } from '@sojourn/contract/resources/rate-part'
import { AmountField, ShareField } from '../../kit/form/amount-field.tsx'
import type { FieldLimits } from '../../kit/form/field-limits.ts'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import * as wording from './wording.ts'

type BandsProps<Band> = {
  /** The contract's limits for a field of a band. */
  limits: (field: keyof Band) => FieldLimits
  value: readonly Band[]
  max: number
  currency: string
  onChange: (bands: Band[]) => void
}

/** What children of some ages pay. */
export function ChildBandsField({ value, max, currency, limits, onChange }: BandsProps<ChildBand>) {
  return (
    <RowsField<ChildBand>
      label={wording.childBands}
      one={wording.childBand}
      max={max}
      hasDuplicate
      blank={(bands) => blankChildBand(bands.at(-1))}
      nameOf={({ fromAge, toAge }) => wording.childBandName({ from: fromAge, to: toAge })}
      rows={value}
      onChange={onChange}
    >
      {({ row, set }) => (
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField
            label={wording.fromAge}
            value={row.fromAge}
            onChange={(age) => set('fromAge', age ?? 0)}
            {...limits('fromAge')}
          />
          <NumberField
            label={wording.toAge}
            value={row.toAge}
            onChange={(age) => set('toAge', age ?? 0)}
            {...limits('toAge')}
          />
          <Select
            label={wording.sharing}
            options={sharingOptions}
            value={sharingOf(row.sharingAdults)}
            onChange={(id) => set('sharingAdults', adultsOf[id])}
          />
          <AmountField
            label={wording.bandPrice}
            currency={currency}
            value={row.price}
            onChange={(price) => set('price', price)}
          />
          <ShareField
            label={wording.bandShare}
            limits={limits('shareBps')}
            value={row.shareBps}
            onChange={(share) => set('shareBps', share)}
          />
          <NumberField
            label={wording.maxPerRoom}
            value={row.maxPerRoom}
            onChange={(most) => set('maxPerRoom', most)}
            {...limits('maxPerRoom')}
          />
        </div>
      )}
    </RowsField>
  )
}

const adultsOf = { any: null, none: 0, one: 1, two: 2 } as const
type Sharing = keyof typeof adultsOf
const sharings: readonly Sharing[] = ['any', 'none', 'one', 'two']
const sharingOptions = sharings.map((id) => ({ id, label: wording.sharingNames[id] }))
const sharingOf = (adults: number | null): Sharing => sharings.find((id) => adultsOf[id] === adults) ?? 'any'

/** Infants at first, and then the ages that follow those of the band above. */
const blankChildBand = (above: ChildBand | undefined): ChildBand => ({
  fromAge: above ? above.toAge + 1 : 0,
  toAge: above ? above.toAge + 1 : 2,
  price: null,
  shareBps: null,
  sharingAdults: null,
  maxPerRoom: null,
})

/** Prices by the number of travellers. */
export function PaxBandsField({ value, max, currency, limits, onChange }: BandsProps<PaxBand>) {
  return (
    <RowsField<PaxBand>
      label={wording.paxBands}
      one={wording.paxBand}
      max={max}
      blank={(bands) => {
        const first = (bands.at(-1)?.to ?? 0) + 1
        return { from: first, to: first, price: 0 }
      }}
      nameOf={({ from, to }) => wording.paxBandName({ from, to })}
      rows={value}
      onChange={onChange}
    >
      {({ row, set }) => (
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField
            label={wording.fromPax}
            value={row.from}
            onChange={(count) => set('from', count ?? 1)}
            {...limits('from')}
          />
          <NumberField
            label={wording.toPax}
            value={row.to}
            onChange={(count) => set('to', count ?? 1)}
            {...limits('to')}
          />
          <AmountField
            label={wording.price}
            currency={currency}
            value={row.price}
            onChange={(price) => set('price', price ?? 0)}
          />
        </div>
      )}
    </RowsField>
  )
}
