import { FileText, Send } from 'lucide-react'
import { useState } from 'react'
import type { Share } from '@sojourn/contract/document/document'
import { formatWhen } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useFindings } from '../checks/findings.tsx'
import { FindingsList } from '../checks/deferred/findings-list.tsx'
import { errorMessage } from '../../kit/words/error-message.ts'
import { ChangesSince } from './changes-since.tsx'
import { ShareLinks } from './share-links.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import type { Itinerary } from '../store/itinerary-document.ts'

type Action = 'publish' | 'publish-pdf'

/** The Publish tab: the published version of the itinerary, and the links to it. */
export function PublishTab() {
  const record = useItineraryState((state) => state.record)
  const findings = useFindings()
  return (
    <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Publication />
        {record.publishedRevision !== null && <ShareLinks shares={record.shares} />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title="Checks">
          {findings ? <FindingsList findings={findings} /> : <SkeletonRows rows={3} label="Checking" />}
        </Card>
        {record.publishedRevision !== null && <ChangesSince publishedRevision={record.publishedRevision} />}
      </div>
    </div>
  )
}

function Publication() {
  const itinerary = useItinerary()
  const tenant = useTenant()
  const mayPublish = useCan('itineraries:publish')
  const [running, setRunning] = useState<Action | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const blocking = (useFindings() ?? []).filter(({ severity }) => severity === 'blocking').length

  const publish = async (action: Action) => {
    setRunning(action)
    setProblem(null)
    try {
      await itinerary.save()
      await itinerary.perform(async ({ uuid, rev }) => {
        const path = `/v1/${tenant.uuid}/itineraries/${uuid}/${action}`
        return (await request<{ data: Itinerary }>('POST', path, { body: {}, rev })).data
      })
      toast({ title: done[action], tone: 'success' })
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setRunning(null)
    }
  }

  return (
    <Card title="The traveller’s page" actions={<PublishedBadge />}>
      <PublishedWords />
      {running && (
        <div className="mt-5">
          <ProgressBar label={doing[running]} value={null} />
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-5 rounded-sm bg-danger-tint px-4 py-2.5 text-sm text-danger">
          It was not published. {problem}
        </p>
      )}
      {blocking > 0 && (
        <p className="mt-5 rounded-sm bg-danger-tint px-4 py-2.5 text-sm text-danger">
          {blocking === 1 ? 'One check stands' : `${blocking} checks stand`} in the way; see what is to mend.
        </p>
      )}
      {mayPublish && !itinerary.isReadOnly ? (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={Send}
            isPending={running === 'publish'}
            isDisabled={blocking > 0 || (running !== null && running !== 'publish')}
            pendingLabel="Publishing"
            onPress={() => void publish('publish')}
          >
            Publish
          </Button>
          <Button
            icon={FileText}
            isPending={running === 'publish-pdf'}
            isDisabled={blocking > 0 || (running !== null && running !== 'publish-pdf')}
            pendingLabel="Publishing"
            onPress={() => void publish('publish-pdf')}
          >
            Publish and file the PDF
          </Button>
        </div>
      ) : (
        !itinerary.isReadOnly && <p className="mt-5 text-sm text-ink-soft">Your role does not publish itineraries.</p>
      )}
    </Card>
  )
}

const doing: Record<Action, string> = {
  publish: 'Making the page and the brochure …',
  'publish-pdf': 'Making the page and the brochure, and filing it …',
}
const done: Record<Action, string> = {
  publish: 'Published',
  'publish-pdf': 'Published; the PDF is in the media library',
}

function PublishedBadge() {
  const { publishedAt, hasUnpublishedChanges } = useItineraryState((state) => state.record)
  const pending = useItineraryState((state) => state.pending.length)
  if (publishedAt === null) return <Badge>Not published</Badge>
  return hasUnpublishedChanges || pending > 0 ? (
    <Badge tone="warning">Unpublished changes</Badge>
  ) : (
    <Badge tone="success">Up to date</Badge>
  )
}

function PublishedWords() {
  const { publishedAt, publishedRevision, hasUnpublishedChanges, shares } = useItineraryState((state) => state.record)
  if (publishedAt === null) {
    return (
      <p className="text-ink-soft">
        Publishing makes a page for travellers and its PDF brochure, both from the trip as it is now, and a link to
        send. Internal notes and net prices stay with you.
      </p>
    )
  }
  return (
    <p className="text-ink-soft">
      Published {formatWhen(publishedAt)}, as version {publishedRevision}.{' '}
      {!shares.some((share) => isActive(share))
        ? 'No link is active, so nobody outside the company can open it. Make a new link to share it.'
        : hasUnpublishedChanges
          ? 'The trip has changed since; travellers see the published version until you publish again.'
          : 'Travellers see the trip as it is now, with guides and company pages as they were then.'}
    </p>
  )
}

/** Whether a link still opens the page. */
const isActive = ({ revokedAt, expiresAt }: Share): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now())
