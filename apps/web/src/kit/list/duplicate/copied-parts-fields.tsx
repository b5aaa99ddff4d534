import { Checkbox } from '../../../ui/checkbox.tsx'
import type { CopiedParts } from './copied-parts.ts'
import * as wording from './wording.ts'

const choices = [
  { name: 'keepPeople', label: wording.keepPeople, hint: wording.keepPeopleHint },
  { name: 'keepPrices', label: wording.keepPrices, hint: wording.keepPricesHint },
  { name: 'keepBookings', label: wording.keepBookings, hint: wording.keepBookingsHint },
  { name: 'keepDocuments', label: wording.keepDocuments, hint: wording.keepDocumentsHint },
] as const

/** Asks what else of the original is copied. */
export function CopiedPartsFields({ value, onChange }: { value: CopiedParts; onChange: (value: CopiedParts) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{wording.partsTitle}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {choices.map(({ name, label, hint }) => (
          <Checkbox
            key={name}
            isSelected={value[name]}
            onChange={(isKept) => onChange({ ...value, [name]: isKept })}
            description={hint}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
