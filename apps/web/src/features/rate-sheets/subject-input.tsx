import type { Read } from '@sojourn/contract/kit/define-resource'
import { kindTraits, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { excursion } from '@sojourn/contract/resources/excursion'
import type { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import { useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import { ReferenceField } from '../../kit/form/reference-field.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { nameOf } from '../../kit/words/record-name.ts'
import { clients } from '../../data/clients.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type Sheet = Read<typeof rateSheet>
type Item = NonNullable<Sheet['item']>
type Service = NonNullable<Sheet['service']>
const subjects = ['accommodation', 'excursion', 'service'] as const
type Subject = (typeof subjects)[number]

const options = subjects.map((id) => ({ id, label: wording.subjectNames[id] }))

/** The library item or the service that a sheet is for: one of the two. */
export function SubjectInput({ form }: { form: KeptForm<FieldValues> }) {
  const [item, service]: unknown[] = useWatch({ control: form.form.control, name: ['item', 'service'] })
  const [chosen, setChosen] = useState<Subject | null>(null)
  const present: Subject = isService(service) ? 'service' : isItem(item) ? item.resource : 'accommodation'
  const subject = chosen ?? present
  const set = (name: 'item' | 'service', value: Item | Service | null) =>
    form.form.setValue(name, value, { shouldDirty: true })
  const choose = (next: Subject) => {
    setChosen(next)
    if (next === 'service') set('item', null)
    else {
      set('service', null)
      if (isItem(item) && item.resource !== next) set('item', null)
    }
  }
  return (
    <>
      <Select label={wording.subjectKind} options={options} value={subject} onChange={choose} />
      {subject === 'service' ? (
        <ServiceInput form={form} />
      ) : (
        <Input form={form} name="item">
          {({ value, onChange }, { errorMessage }) => {
            const field = {
              name: 'item',
              errorMessage,
              nameOf,
              value: isItem(value) && value.resource === subject ? value.uuid : null,
              onChange: (uuid: string | null) => onChange(uuid === null ? null : { resource: subject, uuid }),
            }
            return subject === 'accommodation' ? (
              <ReferenceField<typeof accommodation>
                {...field}
                label={wording.accommodationLabel}
                client={clients.accommodations}
                one={wording.accommodation}
              />
            ) : (
              <ReferenceField<typeof excursion>
                {...field}
                label={wording.excursionLabel}
                client={clients.excursions}
                one={wording.excursion}
              />
            )
          }}
        </Input>
      )}
    </>
  )
}

const kinds = segmentKinds.map((id) => ({ id, label: kindTraits[id].words.editor }))

function ServiceInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <Input form={form} name="service">
      {({ value, onChange }, { errorMessage }) => {
        const service: Service = isService(value) ? value : { kind: 'transfer', name: '' }
        const change = (next: Service) => onChange(next)
        return (
          <div className="grid gap-6 sm:grid-cols-2">
            <Select
              label={wording.serviceKind}
              options={kinds}
              value={service.kind}
              onChange={(kind) => change({ ...service, kind })}
            />
            <TextField
              name="service"
              label={wording.serviceName}
              description={wording.serviceHint}
              isRequired
              value={service.name}
              errorMessage={errorMessage}
              onChange={(name) => change({ ...service, name })}
              {...form.limits('service.name')}
            />
          </div>
        )
      }}
    </Input>
  )
}

/** The values of a form are unknown here, but these came from the contract or from these fields. */
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'resource' in value
const isService = (value: unknown): value is Service => typeof value === 'object' && value !== null && 'kind' in value
