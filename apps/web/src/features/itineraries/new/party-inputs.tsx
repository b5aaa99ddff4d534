import { maxAdults, maxChildAge, maxChildren, maxInfants } from '@sojourn/contract/document/document-limits'
import { NumberField } from '../../../ui/number-field.tsx'
import { CountField, type NewItineraryForm } from '../count-field.tsx'
import * as wording from './wording.ts'

/** The number of travellers, and the ages of children. */
export function PartyInputs({ form }: { form: NewItineraryForm }) {
  const [children, ages] = form.watch(['children', 'childAges'])
  const count = children ?? 0
  const setAge = (index: number, age: number | null) =>
    // Ages are stored in order without gaps, so clearing one also clears those after it.
    form.setValue('childAges', [...ages.slice(0, index), ...(age === null ? [] : [age, ...ages.slice(index + 1)])], {
      shouldDirty: true,
    })
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-3">
        <CountField form={form} name="adults" minValue={0} maxValue={maxAdults} />
        <CountField form={form} name="children" minValue={0} maxValue={maxChildren} />
        <CountField form={form} name="infants" minValue={0} maxValue={maxInfants} />
      </div>
      {count > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{wording.childAges}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4">
            {Array.from({ length: Math.min(count, ages.length + 1) }, (_, index) => (
              <NumberField
                key={index}
                label={wording.childAge({ number: index + 1 })}
                minValue={0}
                maxValue={maxChildAge}
                value={ages[index] ?? null}
                onChange={(age) => setAge(index, age)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
