import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Read, UpdateInput } from '@sojourn/contract/kit/define-resource'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PageHeader } from '../ui/page-header.tsx'
import { SkeletonForm } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { formatWhen } from '../kit/words/dates.ts'
import { lazy } from '../kit/lazy/lazy.tsx'
import { Loaded } from '../kit/page/loaded.tsx'
import { useCan } from '../data/session.ts'
import { RecordActions } from './record-actions.tsx'
import { RecordAside } from './record-aside.tsx'
import type { RecordResource, RecordDefinition } from './record-definition.ts'
import { RecordHero } from './hero/record-hero.tsx'
import { RecordForm } from './record-form.tsx'
import { changesOf, valuesOf } from '../kit/form/form-values.ts'
import { blankOf, schemaOf } from './record-values.ts'
import { TravellerPreview } from './traveller-preview.tsx'
import { UsedIn } from './used-in.tsx'
import { RecordPager } from './neighbours/record-pager.tsx'
import { RecordView } from './record-view.tsx'
import * as wording from './wording.ts'

type Known<R extends RecordResource> = Read<R> & { uuid: string; rev: number }

type RecordPageProps<R extends RecordResource> = { definition: RecordDefinition<R>; uuid: string }

/** `/{resource}/{uuid}`: one record, which users with the permission can edit and others can read. */
export function RecordPage<R extends RecordResource>({ definition, uuid }: RecordPageProps<R>) {
  const { client, title, path } = definition
  const query = useQuery(client.get(useScopeOf(definition), uuid))
  return (
    <div className={definition.beside ? 'page-column max-w-400' : 'page-column max-w-300'}>
      <Loaded
        query={query}
        record={{ plural: definition.resource.plural, uuid }}
        list={{ label: title, href: path }}
        skeleton={<SkeletonForm label={wording.loading} />}
      >
        {(found) => <Found definition={definition} found={found} />}
      </Loaded>
    </div>
  )
}

function Found<R extends RecordResource>({ definition, found }: { definition: RecordDefinition<R>; found: Known<R> }) {
  const { nameOf, path, title, editWith, beside, hero, previewFrom, actions, readView, isReadOnly } = definition
  const scope = useScopeOf(definition)
  const mayEdit = useCan(editWith) && !isReadOnly?.(found)
  const readsActivity = useCan('company:manage')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <PageHeader
        title={nameOf(found)}
        titleRef={heading}
        crumbs={[{ label: title, href: path }]}
        corner={
          <div className="flex shrink-0 items-center gap-2">
            <RecordPager definition={definition} scope={scope} record={found} heading={heading} />
            {!actions && <RecordActions definition={definition} record={found} />}
          </div>
        }
      >
        {hero && <Facts facts={hero.facts(found).filter((fact) => fact !== '' && fact !== nameOf(found))} />}
        <span>{wording.changed({ when: formatWhen(updatedAtOf(found)) })}</span>
        {previewFrom && <TravellerPreview plural={definition.resource.plural} record={found} startsAt={previewFrom} />}
      </PageHeader>
      {actions?.(found)}
      {hero && <RecordHero definition={definition} hero={hero} record={found} />}
      <div className={beside ? 'flex flex-col gap-10' : 'xl:grid xl:grid-cols-[minmax(0,1fr)_16rem] xl:gap-10'}>
        {mayEdit ? (
          <Edit definition={definition} found={found} />
        ) : readView ? (
          readView(found)
        ) : (
          <RecordView definition={definition} record={found} />
        )}
        <RecordAside record={found}>
          {definition.aside?.(found)}
          {!definition.isNeverUsed && <UsedIn plural={definition.resource.plural} uuid={found.uuid} />}
          {readsActivity && <RecordActivity uuid={found.uuid} rev={found.rev} />}
        </RecordAside>
      </div>
    </>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact) => (
    <span key={fact} className="font-medium text-ink">
      {fact}
    </span>
  ))
}

function Edit<R extends RecordResource>({ definition, found }: { definition: RecordDefinition<R>; found: Known<R> }) {
  const { resource, labels, nameOf } = definition
  const update = useUpdateOf(definition)
  const queryClient = useQueryClient()
  const scope = useScopeOf(definition)
  const initial = valuesOf(found, blankOf(resource, labels))
  return (
    <RecordForm
      definition={definition}
      record={found}
      name={`${resource.plural}.${found.uuid}`}
      label={nameOf(found)}
      initial={initial}
      rev={found.rev}
      schema={schemaOf(resource, 'update')}
      saveLabel={wording.save}
      save={(input, rev = found.rev) =>
        update({ uuid: found.uuid, rev, changes: asChanges<R>(changesOf(fieldsOf(input), initial)) })
      }
      onSaved={() => {
        definition.onSaved?.(queryClient, scope)
        toast({ title: wording.saved, tone: 'success' })
      }}
    />
  )
}

/** Only Admins read it. */
const RecordActivity = lazy(async () => (await import('./activity/record-activity.tsx')).RecordActivity, {
  missing: 'retry',
})

const useScopeOf = <R extends RecordResource>({ client }: RecordDefinition<R>): string => client.useScope()
const useUpdateOf = <R extends RecordResource>({ client }: RecordDefinition<R>) => client.useUpdate().mutateAsync

/** All records of a company have `updatedAt`. */
const updatedAtOf = (record: object): string => String(Reflect.get(record, 'updatedAt'))
const fieldsOf = (input: unknown): FieldValues => input as FieldValues
/** The form's fields are the contract's. */
const asChanges = <R extends RecordResource>(changes: FieldValues): UpdateInput<R> => changes as UpdateInput<R>
