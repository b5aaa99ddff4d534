import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Card } from '../../ui/card.tsx'
import { Differences } from '../history/differences.tsx'
import { revisionOf } from '../history/revision-queries.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { documentOfSnapshot } from '../store/itinerary-document.ts'
import * as wording from './wording.ts'

/** How the itinerary differs from the published version. */
export function ChangesSince({ publishedRevision }: { publishedRevision: number }) {
  const { uuid: tenant } = useTenant()
  const { uuid } = useItineraryState((state) => state.record)
  const document = useItineraryState((state) => state.document)
  const query = useQuery(revisionOf(tenant, uuid, publishedRevision))
  return (
    <Card title={wording.changesTitle}>
      {query.data ? (
        <Differences
          before={documentOfSnapshot(query.data.snapshot, document)}
          after={document}
          same={wording.noChanges}
          headings="h3"
        />
      ) : (
        <Waiting query={query} words={wording.waitingForPublishedVersion} rows={3} />
      )}
    </Card>
  )
}
