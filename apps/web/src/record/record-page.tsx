import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
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
import { TravellerPreview } from './traveller-preview.tsx'
import { UsedIn } from './used-in.tsx'
import { RecordPager } from './neighbours/record-pager.tsx'
import { RecordView } from './record-view.tsx'
import { type SavedRecord, useRecordEdits, useScopeOf } from './use-record-form.ts'
import * as wording from './wording.ts'

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

function Found<R extends RecordResource>({
  definition,
  found,
}: {
  definition: RecordDefinition<R>
  found: SavedRecord<R>
}) {
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

function Edit<R extends RecordResource>({
  definition,
  found,
}: {
  definition: RecordDefinition<R>
  found: SavedRecord<R>
}) {
  const edits = useRecordEdits(definition, found, () => toast({ title: wording.saved, tone: 'success' }))
  return <RecordForm {...edits} label={definition.nameOf(found)} saveLabel={wording.save} />
}

/** Only Admins read it. */
const RecordActivity = lazy(async () => (await import('./activity/record-activity.tsx')).RecordActivity, {
  missing: 'retry',
})

/** All records of a company have `updatedAt`. */
const updatedAtOf = (record: object): string => String(Reflect.get(record, 'updatedAt'))
