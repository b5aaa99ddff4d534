import { FileText, Send } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
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
import { EmailLog } from '../../kit/emails/email-log.tsx'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AcceptancesCard } from './acceptances/acceptances-card.tsx'
import { ChangesSince } from './changes-since.tsx'
import { PublishLanguages, usePublishLanguages } from './publish-languages.tsx'
import { QuestionsCard } from './questions/questions-card.tsx'
import { ShareLinks } from './share-links.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import type { Itinerary } from '../store/itinerary-document.ts'
import { VisitsCard } from './visits/visits-card.tsx'
import * as wording from './wording.ts'

type Action = 'publish' | 'publish-pdf'

/** The Publish tab: the published version of the itinerary, and the links to it. */
export function PublishTab() {
  const record = useItineraryState((state) => state.record)
  const findings = useFindings()
  return (
    <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Publication />
        {record.publishedRevision !== null && (
          <>
            <ShareLinks shares={record.shares} />
            <QuestionsCard />
            <AcceptancesCard />
            <VisitsCard />
            <Card title={wording.emailsTitle}>
              <EmailLog of="itineraries" uuid={record.uuid} />
            </Card>
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={wording.checksTitle}>
          {findings ? <FindingsList findings={findings} /> : <SkeletonRows rows={3} label={wording.checking} />}
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
  const languages = usePublishLanguages()
  const [chosen, setChosen] = useState<TranslationLanguage[] | null>(null)
  const queries = useQueryClient()
  const record = useItineraryState((state) => state.record.uuid)
  const blocking = (useFindings() ?? []).filter(({ severity }) => severity === 'blocking').length

  const publish = async (action: Action) => {
    setRunning(action)
    setProblem(null)
    try {
      await itinerary.save()
      const body = chosen === null ? {} : { languages: chosen }
      await itinerary.perform(async ({ uuid, rev }) => {
        const path = `/v1/${tenant.uuid}/itineraries/${uuid}/${action}`
        return (await request<{ data: Itinerary }>('POST', path, { body, rev })).data
      })
      toast({ title: wording.published[action], tone: 'success' })
      setChosen(null)
      await queries.invalidateQueries({ queryKey: [tenant.uuid, 'translations', 'itineraries', record] })
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setRunning(null)
    }
  }

  return (
    <Card title={wording.pageTitle} actions={<PublishedBadge />}>
      <PublishedWords />
      {running && (
        <div className="mt-5">
          <ProgressBar label={wording.inProgress[running]} value={null} />
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-5 rounded-sm bg-danger-tint px-4 py-2.5 text-sm text-danger">
          {wording.publishFailed({ reason: problem })}
        </p>
      )}
      {blocking > 0 && (
        <p className="mt-5 rounded-sm bg-danger-tint px-4 py-2.5 text-sm text-danger">
          {wording.blocked({ count: blocking })}
        </p>
      )}
      {mayPublish && !itinerary.isReadOnly && (
        <PublishLanguages
          offered={languages.offered}
          source={languages.source}
          value={chosen ?? languages.usual}
          isDisabled={running !== null}
          onChange={setChosen}
        />
      )}
      {mayPublish && !itinerary.isReadOnly ? (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={Send}
            isPending={running === 'publish'}
            isDisabled={blocking > 0 || (running !== null && running !== 'publish')}
            pendingLabel={wording.publishing}
            onPress={() => void publish('publish')}
          >
            {wording.publish}
          </Button>
          <Button
            icon={FileText}
            isPending={running === 'publish-pdf'}
            isDisabled={blocking > 0 || (running !== null && running !== 'publish-pdf')}
            pendingLabel={wording.publishing}
            onPress={() => void publish('publish-pdf')}
          >
            {wording.publishAndSave}
          </Button>
        </div>
      ) : (
        !itinerary.isReadOnly && <p className="mt-5 text-sm text-ink-soft">{wording.roleCannotPublish}</p>
      )}
    </Card>
  )
}

function PublishedBadge() {
  const { publishedAt, hasUnpublishedChanges } = useItineraryState((state) => state.record)
  const pending = useItineraryState((state) => state.pending.length)
  if (publishedAt === null) return <Badge>{wording.notPublished}</Badge>
  return hasUnpublishedChanges || pending > 0 ? (
    <Badge tone="warning">{wording.unpublishedChanges}</Badge>
  ) : (
    <Badge tone="success">{wording.upToDate}</Badge>
  )
}

function PublishedWords() {
  const { publishedAt, publishedRevision, hasUnpublishedChanges, shares } = useItineraryState((state) => state.record)
  if (publishedAt === null) {
    return <p className="text-ink-soft">{wording.publishHint}</p>
  }
  return (
    <p className="text-ink-soft">
      {wording.publishedAt({ when: formatWhen(publishedAt), version: publishedRevision ?? '' })}{' '}
      {!shares.some((share) => isActive(share))
        ? wording.noActiveLink
        : hasUnpublishedChanges
          ? wording.changedSince
          : wording.unchanged}
    </p>
  )
}

/** Whether a link still opens the page. */
const isActive = ({ revokedAt, expiresAt }: Share): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now())
