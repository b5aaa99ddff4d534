import { fieldLabels } from '@sojourn/contract/field-labels'
import { guide } from '@sojourn/contract/resources/guide'
import { clients } from '../../data/clients.ts'
import { ChoiceInput, TextInput } from '../../kit/form/inputs.tsx'
import { DestinationsInput } from '../../record/library-inputs.tsx'
import { shortForm } from '../../record/short-form.tsx'
import { guideResource } from './guide-resource.ts'
import * as wording from './wording.ts'

const kinds = guide.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
const statuses = guide.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] }))

/** What a guide needs before its texts are written. */
export const ShortForm = shortForm<typeof guide>(guideResource, {
  resource: guide,
  client: clients.guides,
  nameOf: ({ title }) => title,
  labels: fieldLabels.guide,
  valuesFor: (title) => ({ title }),
  fields: (form) => (
    <>
      <TextInput form={form} name="title" isRequired autoFocus />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceInput form={form} name="kind" options={kinds} />
        <ChoiceInput form={form} name="status" options={statuses} />
      </div>
      <DestinationsInput form={form} name="destinations" />
    </>
  ),
})
