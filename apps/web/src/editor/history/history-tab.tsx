import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Revision } from '@sojourn/contract/document/revision'
import { BookmarkPlus, History } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { formatWhen } from '../../kit/words/dates.ts'
import { useTenant } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { NameDialog } from './name-dialog.tsx'
import { RevisionView } from './revision-view.tsx'
import { revisionsOf, titleOfRevision } from './revision-queries.ts'
import * as wording from './wording.ts'

const initialPerPage = 24

/** The versions of the itinerary: who changed what and when, how each differs from now, and how to restore it. */
export function HistoryTab() {
  const itinerary = useItinerary()
  const { uuid: tenant } = useTenant()
  const { uuid, updatedAt } = useItineraryState((state) => state.record)
  const client = useQueryClient()
  const [perPage, setPerPage] = useState(initialPerPage)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isNaming, setIsNaming] = useState(false)
  const query = useQuery({ ...revisionsOf(tenant, uuid, perPage), refetchOnMount: 'always' })
  const revisions = query.data?.data ?? []
  const selectedRevision = revisions.find(({ n }) => n === chosen) ?? revisions[0]
  const refresh = () => client.invalidateQueries({ queryKey: [tenant, 'itineraries', 'revisions', uuid] })
  return (
    <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(17rem,2fr)_minmax(0,3fr)]">
      <Card
        title={wording.versionsTitle}
        isFlush
        actions={
          !itinerary.isReadOnly && (
            <Button size="small" icon={BookmarkPlus} onPress={() => setIsNaming(true)}>
              {wording.nameVersion}
            </Button>
          )
        }
      >
        <p className="px-6 pb-3 text-sm text-ink-soft">{wording.versionsHint({ when: formatWhen(updatedAt) })}</p>
        {!query.data ? (
          <div className="px-6 pb-4">
            <Waiting query={query} words={wording.waitingForVersions} rows={5} />
          </div>
        ) : revisions.length === 0 ? (
          <EmptyState icon={History} title={wording.noVersions}>
            {wording.noVersionsHint}
          </EmptyState>
        ) : (
          <ol className="border-t border-line" aria-label={wording.versionsTitle}>
            {revisions.map((revision) => (
              <li key={revision.n} className="border-b border-line last:border-b-0">
                <RevisionRow
                  revision={revision}
                  isChosen={revision.n === selectedRevision?.n}
                  onChoose={() => setChosen(revision.n)}
                />
              </li>
            ))}
          </ol>
        )}
        {query.data && query.data.meta.total > revisions.length && perPage < 96 && (
          <div className="border-t border-line px-6 py-4">
            <Button size="small" isPending={query.isFetching} onPress={() => setPerPage(96)}>
              {wording.showEarlier}
            </Button>
          </div>
        )}
      </Card>
      {selectedRevision && <RevisionView key={selectedRevision.n} revision={selectedRevision} onRestored={refresh} />}
      {isNaming && (
        <NameDialog
          onClose={() => setIsNaming(false)}
          onNamed={() => {
            setIsNaming(false)
            void refresh()
          }}
        />
      )}
    </div>
  )
}

const kinds = {
  auto: null,
  named: { label: wording.named, tone: 'brand' },
  published: { label: wording.published, tone: 'success' },
  restored: { label: wording.restored, tone: 'neutral' },
} as const

function RevisionRow({
  revision,
  isChosen,
  onChoose,
}: {
  revision: Revision
  isChosen: boolean
  onChoose: () => void
}) {
  const kind = kinds[revision.kind]
  return (
    <AriaButton
      onPress={onChoose}
      aria-pressed={isChosen}
      className={classNames(
        'focus-ring flex w-full cursor-pointer items-center gap-3 px-6 py-3 text-start -outline-offset-2 data-hovered:bg-sunken',
        isChosen && 'bg-brand-tint',
      )}
    >
      <span className="min-w-0 grow">
        <span dir="auto" className="block font-medium wrap-anywhere">
          {titleOfRevision(revision)}
        </span>
        <span className="block text-sm text-ink-soft">
          {wording.authorAndTime({
            author: revision.author?.name ?? wording.automatic,
            when: formatWhen(revision.at),
          })}
        </span>
      </span>
      {kind && <Badge tone={kind.tone}>{kind.label}</Badge>}
    </AriaButton>
  )
}
