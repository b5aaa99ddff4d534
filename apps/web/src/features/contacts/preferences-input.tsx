import type { Read } from '@sojourn/contract/kit/define-resource'
import type { contact } from '@sojourn/contract/resources/contact'
import type { FieldValues } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Words } from '../../kit/form/words-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type Preferences = NonNullable<Read<typeof contact>['preferences']>

const none: Preferences = { food: null, drink: null, allergies: null, interests: [], mobility: null, seat: null }

const texts = ['allergies', 'food', 'drink', 'mobility'] as const

/** The preferences, needs and allergies of a contact. */
export function PreferencesInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <Input form={form} name="preferences">
      {({ value, onChange }, { errorMessage }) => {
        const present = isPreferences(value) ? value : none
        const set = (changes: Partial<Preferences>) => {
          const next = { ...present, ...changes }
          onChange(isEmpty(next) ? null : next)
        }
        return (
          <div data-field="preferences" className="flex flex-col gap-6">
            <div className="grid gap-6 sm:grid-cols-2">
              {texts.map((field) => (
                <TextArea
                  key={field}
                  label={wording.preferenceLabels[field]}
                  rows={2}
                  {...form.limits(`preferences.${field}`)}
                  value={present[field] ?? ''}
                  onChange={(text) => set({ [field]: text || null })}
                />
              ))}
            </div>
            <TextField
              label={wording.preferenceLabels.seat}
              className="sm:max-w-[calc(50%-0.75rem)]"
              {...form.limits('preferences.seat')}
              value={present.seat ?? ''}
              onChange={(text) => set({ seat: text || null })}
            />
            <Words
              label={wording.preferenceLabels.interests}
              one={wording.interest}
              {...form.limits('preferences.interests')}
              errorMessage={errorMessage}
              values={present.interests}
              onChange={(interests) => set({ interests })}
            />
          </div>
        )
      }}
    </Input>
  )
}

const isPreferences = (value: unknown): value is Preferences =>
  typeof value === 'object' && value !== null && 'interests' in value

const isEmpty = (preferences: Preferences): boolean =>
  Object.values(preferences).every((value) => value === null || (Array.isArray(value) && value.length === 0))
