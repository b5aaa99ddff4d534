import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Revision } from '@sojourn/contract/document/revision'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { formatWhen } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { documentOfSnapshot, type Itinerary } from '../store/itinerary-document.ts'
import { Differences } from './differences.tsx'
import { revisionOf, revisionsOf, titleOfRevision } from './revision-queries.ts'
import * as wording from './wording.ts'

const against = [
  { id: 'now', label: wording.compareNow },
  { id: 'before', label: wording.compareBefore },
] as const

/** One version: how it differs from the current or the previous one, and a button to restore it. */
export function RevisionView({ revision, onRestored }: { revision: Revision; onRestored: () => Promise<void> }) {
  const itinerary = useItinerary()
  const client = useQueryClient()
  const { uuid: tenant } = useTenant()
  const { uuid } = useItineraryState((state) => state.record)
  const document = useItineraryState((state) => state.document)
  const [other, setOther] = useState<'now' | 'before'>('now')
  const [isRestoring, setIsRestoring] = useState(false)
  const query = useQuery(revisionOf(tenant, uuid, revision.n))
  const earlier = useQuery({
    ...revisionOf(tenant, uuid, revision.n - 1),
    enabled: other === 'before' && revision.n > 1,
    retry: false,
  })
  const title = titleOfRevision(revision)

  /** Restores a version. Returns the number of the one that was the latest until then, which an undo restores. */
  const restoreNumber = async (n: number): Promise<number> => {
    await itinerary.save()
    const { data } = await client.fetchQuery(revisionsOf(tenant, uuid, 12))
    const record = await itinerary.perform(async ({ rev }) => {
      const path = `/v1/${tenant}/itineraries/${uuid}/revisions/${n}/restore`
      return (await request<{ data: Itinerary }>('POST', path, { rev })).data
    })
    itinerary.replaceWith(record)
    await onRestored()
    return data[0]?.n ?? n
  }

  const restore = async (n: number, name: string, isUndo = false) => {
    setIsRestoring(true)
    try {
      const latest = await restoreNumber(n)
      toast({
        title: isUndo ? wording.restoreUndone : wording.versionRestored({ name }),
        description: isUndo ? undefined : wording.versionRestoredHint,
        tone: 'success',
        ...(!isUndo && { undo: () => void restore(latest, name, true), isUndoLocal: true }),
      })
    } catch (error) {
      toast({ title: wording.restoreFailed, description: errorMessage(error), tone: 'danger' })
    } finally {
      setIsRestoring(false)
    }
  }

  return (
    <Card
      title={title}
      actions={
        !itinerary.isReadOnly && (
          <Button size="small" icon={RotateCcw} isPending={isRestoring} onPress={() => void restore(revision.n, title)}>
            {wording.restore}
          </Button>
        )
      }
    >
      <p className="mb-4 text-sm text-ink-soft">
        {revision.author
          ? wording.savedBy({ name: revision.author.name, when: formatWhen(revision.at) })
          : wording.saved({ when: formatWhen(revision.at) })}
      </p>
      {revision.n > 1 && (
        <SegmentedControl
          label={wording.compareLabel}
          isLabelHidden
          className="mb-5"
          options={against}
          value={other}
          onChange={setOther}
        />
      )}
      {!query.data ? (
        <Waiting query={query} words={wording.waitingForThisVersion} rows={4} />
      ) : other === 'now' ? (
        <Differences
          before={documentOfSnapshot(query.data.snapshot, document)}
          after={document}
          same={wording.sameAsNow}
        />
      ) : earlier.data ? (
        <Differences
          before={documentOfSnapshot(earlier.data.snapshot, document)}
          after={documentOfSnapshot(query.data.snapshot, document)}
          same={wording.sameAsBefore}
        />
      ) : earlier.isError ? (
        <p className="text-ink-soft">{wording.previousDeleted}</p>
      ) : (
        <Waiting query={earlier} words={wording.waitingForPreviousVersion} rows={4} />
      )}
    </Card>
  )
}
