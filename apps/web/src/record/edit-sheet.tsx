import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCan } from '../data/session.ts'
import type { EditSheetProps } from '../data/web-resource.ts'
import { FormSheet } from '../kit/create/deferred/form-sheet.tsx'
import { waitingForRecord } from '../kit/page/wording.ts'
import { Waiting } from '../kit/page/waiting.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { SkeletonForm } from '../ui/skeleton.tsx'
import type { RecordDefinition, RecordResource } from './record-definition.ts'
import { RecordView } from './record-view.tsx'
import { type SavedRecord, useRecordEdits, useRecordForm, useScopeOf } from './use-record-form.ts'
import * as wording from './wording.ts'

type Definition<R extends RecordResource> = { definition: RecordDefinition<R> }

/** The form of an existing record in a side panel over another page. It shares its draft with the record's own page. */
export function EditSheet<R extends RecordResource>({ definition, uuid, ...rest }: Definition<R> & EditSheetProps) {
  const query = useQuery(definition.client.get(useScopeOf(definition), uuid))
  const mayEdit = useCan(definition.editWith)
  if (query.data && mayEdit) return <EditForm definition={definition} found={query.data} {...rest} />
  return (
    <Sheet title={wording.edit({ one: definition.one })} isOpen onOpenChange={(isOpen) => !isOpen && rest.onClose()}>
      {query.data ? (
        <RecordView definition={definition} record={query.data} />
      ) : (
        <Waiting query={query} words={waitingForRecord} skeleton={<SkeletonForm label={wording.loading} />} />
      )}
    </Sheet>
  )
}

type EditFormProps<R extends RecordResource> = Definition<R> & { found: SavedRecord<R> } & Omit<EditSheetProps, 'uuid'>

function EditForm<R extends RecordResource>({ definition, found, note, onSaved, onClose }: EditFormProps<R>) {
  const id = useId()
  const edits = useRecordEdits(definition, found, (record) => {
    onClose()
    onSaved(record)
  })
  const form = useRecordForm(edits)
  const { one, nameOf, sections } = definition
  return (
    <FormSheet
      form={form}
      title={wording.editRecord({ name: nameOf(found) })}
      saveLabel={wording.save}
      discardTitle={wording.discardChanges({ one })}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{note}</p>
      {sections(form, found).map((section) => (
        <section key={section.id} aria-labelledby={`${id}-${section.id}`} className="border-t border-line pt-4">
          <h3 id={`${id}-${section.id}`} className="title mb-1 text-lg">
            {section.title}
          </h3>
          {section.description && <p className="mb-4 text-ink-soft">{section.description}</p>}
          <div className="mt-4 flex flex-col gap-5">{section.content}</div>
        </section>
      ))}
    </FormSheet>
  )
}
