import { fieldLabels } from '@sojourn/contract/field-labels'
import { contact } from '@sojourn/contract/resources/contact'
import { type FieldValues, useWatch } from 'react-hook-form'
import { clients } from '../../data/clients.ts'
import { ChoiceInput, Input, TextInput } from '../../kit/form/inputs.tsx'
import { PhonesInput } from '../../kit/form/phone-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { shortForm } from '../../record/short-form.tsx'
import { Select } from '../../ui/select.tsx'
import { contactResource } from './contact-resource.ts'
import { personNamed, textOfName } from './name-of-text.ts'
import * as wording from './wording.ts'

const kinds = contact.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
const lifecycles = contact.fields.lifecycle.schema.options.map((id) => ({ id, label: wording.lifecycleNames[id] }))

/** What a contact needs while an itinerary is being written. */
export const ShortForm = shortForm<typeof contact>(contactResource, {
  resource: contact,
  client: clients.contacts,
  nameOf: ({ name }) => name,
  labels: fieldLabels.contact,
  valuesFor: personNamed,
  fields: (form) => (
    <>
      <NameInputs form={form} />
      <WordsInput form={form} name="emails" one={wording.emailAddress} />
      <PhonesInput form={form} name="phones" />
      <ChoiceInput form={form} name="lifecycle" options={lifecycles} />
    </>
  ),
})

/** What kind of contact it is, and its name, which moves to the fields of another kind. */
function NameInputs({ form }: { form: KeptForm<FieldValues> }) {
  const kind: unknown = useWatch({ control: form.form.control, name: 'kind' })
  const moveName = (isOrganisation: boolean) => {
    const { getValues, setValue } = form.form
    const text = textOfName(getValues())
    const moved = isOrganisation ? { givenName: null, familyName: null, organisation: text } : personNamed(text)
    for (const [field, value] of Object.entries(moved)) setValue(field, value, { shouldDirty: true })
  }
  return (
    <>
      <Input form={form} name="kind">
        {({ ref: _, value, onChange, ...field }, props) => (
          <Select
            {...field}
            {...props}
            options={kinds}
            value={kinds.find(({ id }) => id === value)?.id ?? null}
            onChange={(next) => {
              if ((next === 'organisation') !== (value === 'organisation')) moveName(next === 'organisation')
              onChange(next)
            }}
          />
        )}
      </Input>
      {kind === 'organisation' ? (
        <TextInput form={form} name="organisation" isNullable />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput form={form} name="givenName" isNullable autoComplete="off" autoFocus={!form.isEdited} />
          <TextInput form={form} name="familyName" isNullable autoComplete="off" />
        </div>
      )}
    </>
  )
}
