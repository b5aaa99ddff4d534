import type { Read } from '@sojourn/contract/kit/define-resource'
import type { contact } from '@sojourn/contract/resources/contact'
import type { FieldValues } from 'react-hook-form'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { ContactField } from '../../record/library-inputs.tsx'
import { Select } from '../../ui/select.tsx'
import * as wording from './wording.ts'

type Relation = Read<typeof contact>['relations'][number]

const relations = [
  'partner',
  'child',
  'parent',
  'sibling',
  'assistant',
  'employer',
  'employee',
  'friend',
  'other',
] as const satisfies readonly Relation['relation'][]
const options = relations.map((id) => ({ id, label: wording.relationNames[id] }))

/** The relations of a contact: those who travel with them, and those who book for them. */
export function RelationsInput({ form, own }: { form: KeptForm<FieldValues>; own: string | undefined }) {
  return (
    <RowsInput<FieldValues, Relation>
      form={form}
      name="relations"
      label={form.labels['relations']}
      one={wording.relation}
      blank={() => ({ contact: '', relation: 'partner' })}
      isOrdered={false}
      nameOf={({ relation }) => wording.relationNames[relation]}
    >
      {({ row, set, errorOf }) => (
        <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Select
            label={wording.relationKind}
            options={options}
            value={row.relation}
            onChange={(relation) => set('relation', relation)}
          />
          <ContactField
            label={wording.relationTo}
            except={own}
            value={row.contact || null}
            errorMessage={errorOf('contact')}
            onChange={(uuid) => set('contact', uuid ?? '')}
          />
        </div>
      )}
    </RowsInput>
  )
}
