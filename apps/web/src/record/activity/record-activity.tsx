import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import type { AuditEvent } from '@sojourn/contract/audit'
import type { Page } from '@sojourn/contract/kit/page'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { formatWhen } from '../../kit/words/dates.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { changedInWords, eventInWords } from './audit-words.ts'
import * as wording from './wording.ts'

/** How many events are shown at first, and how many are requested. */
const visibleAtFirst = 4
const requested = '24'

/** The latest events of a record; again after each of its versions. */
const eventsOf = (tenant: string, uuid: string, rev: number) =>
  queryOptions({
    queryKey: [tenant, 'audit', 'record', uuid, rev],
    queryFn: async ({ signal }) =>
      (await request<Page<AuditEvent>>('GET', `/v1/${tenant}/audit?target=${uuid}&perPage=${requested}`, { signal }))
        .data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Who did what with a record, newest first, in the words of the activity log. */
export function RecordActivity({ uuid, rev }: { uuid: string; rev: number }) {
  const query = useQuery(eventsOf(useTenant().uuid, uuid, rev))
  const [isWhole, setIsWhole] = useState(false)
  const events = query.data ?? []
  const visible = isWhole ? events : events.slice(0, visibleAtFirst)
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="eyebrow mb-2">
        {wording.activity}
      </h2>
      {query.isPending && !query.isPaused ? (
        <SkeletonRows rows={2} label={wording.activityLoading} />
      ) : query.data === undefined ? (
        <p className="text-sm text-ink-soft">{wording.activityFailed}</p>
      ) : events.length === 0 ? (
        <p className="text-sm text-ink-soft">{wording.noActivity}</p>
      ) : (
        <ol aria-labelledby="activity" className="flex flex-col gap-3 border-s border-line ps-3">
          {visible.map((event) => (
            <li key={event.uuid} className="text-sm">
              <p className="wrap-anywhere">{renderSentence(event)}</p>
              {changedInWords(event) && <p className="wrap-anywhere text-ink-soft">{changedInWords(event)}</p>}
              <time dateTime={event.at} className="text-ink-soft tabular-nums">
                {formatWhen(event.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {visible.length < events.length && (
        <Button size="small" variant="quiet" className="mt-2 -ms-2" onPress={() => setIsWhole(true)}>
          {wording.showMore({ count: events.length - visible.length })}
        </Button>
      )}
    </section>
  )
}

const renderSentence = (event: AuditEvent): ReactNode =>
  eventInWords<ReactNode>(event, {
    actor: (name) => (
      <span key="actor" className="font-medium">
        {name}
      </span>
    ),
    // The page is that of the record, so it needs no link.
    record: (title) => <Fragment key="record">{title}</Fragment>,
  })
