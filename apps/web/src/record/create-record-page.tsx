import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { NoPermission } from './no-permission/no-permission.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { toast } from '../ui/toast.ts'
import { useCan } from '../data/session.ts'
import type { RecordResource, RecordDefinition } from './record-definition.ts'
import { RecordForm } from './record-form.tsx'
import { blankOf, schemaOf } from './record-values.ts'
import * as wording from './wording.ts'

/** `/{resource}/create`: the form for a new record of a resource. */
export function CreateRecordPage<R extends RecordResource>({ definition }: { definition: RecordDefinition<R> }) {
  const { resource, labels, path, title, one, nameOf, addWith } = definition
  const navigate = useNavigate()
  const create = useCreateOf(definition)
  const queryClient = useQueryClient()
  const scope = useScopeOf(definition)
  const mayAdd = useCan(addWith)
  const [initial] = useState(() => ({ ...blankOf(resource, labels), ...definition.initial?.() }))
  const crumbs = [{ label: title, href: path }]
  return (
    <div className={definition.beside ? 'page-column max-w-400' : 'page-column max-w-240'}>
      <PageHeader title={wording.create({ one })} crumbs={crumbs} />
      {mayAdd ? (
        <RecordForm
          definition={definition}
          record={null}
          name={`${resource.plural}.create`}
          label={wording.create({ one })}
          initial={initial}
          schema={schemaOf(resource, 'create')}
          saveLabel={wording.add({ one })}
          save={(input) => create(input)}
          onSaved={(record) => {
            definition.onSaved?.(queryClient, scope)
            toast({ title: wording.added({ name: nameOf(record) }), tone: 'success' })
            void navigate({ href: `${path}/${record.uuid}`, replace: true })
          }}
        />
      ) : (
        <NoPermission />
      )}
    </div>
  )
}

const useScopeOf = <R extends RecordResource>({ client }: RecordDefinition<R>): string => client.useScope()
const useCreateOf = <R extends RecordResource>({ client }: RecordDefinition<R>) => client.useCreate().mutateAsync
