import { Bot, KeyRound } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { AuditEvent } from '@sojourn/contract/audit'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { actorInWords, changedInWords, eventInWords } from '../../record/activity/audit-words.ts'
import { EventDays } from './event-days.tsx'
import * as wording from '../../record/activity/wording.ts'

/** The activity log: who changed what, grouped by day. */
export function AuditList({ events }: { events: readonly AuditEvent[] }) {
  return (
    <EventDays events={events} renderIcon={(event) => <ActorIcon event={event} />}>
      {(event) => <Sentence event={event} />}
    </EventDays>
  )
}

function ActorIcon({ event }: { event: AuditEvent }) {
  if (event.actor.kind === 'person') return <Avatar name={actorInWords(event)} isDecorative />
  return (
    <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
      {event.actor.kind === 'key' ? <KeyRound aria-hidden size={16} /> : <Bot aria-hidden size={16} />}
    </span>
  )
}

function Sentence({ event }: { event: AuditEvent }) {
  const changed = changedInWords(event)
  return (
    <>
      <p className="wrap-anywhere">
        {renderSentence(event)}
        {event.record?.isBinned && <span className="text-ink-soft"> {wording.inBin}</span>}
      </p>
      {changed && <p className="text-sm wrap-anywhere text-ink-soft">{changed}</p>}
    </>
  )
}

const renderSentence = (event: AuditEvent): ReactNode =>
  eventInWords<ReactNode>(event, {
    actor: (name) => (
      <Fragment key="actor">
        <span className="font-medium">{name}</span>
        {event.actor.kind === 'key' && (
          <>
            {' '}
            <Badge tone="neutral">{wording.apiKey}</Badge>
          </>
        )}
        {event.actor.isVisiting && (
          <>
            {' '}
            <Badge tone="info">{wording.platformStaff}</Badge>
          </>
        )}
      </Fragment>
    ),
    record: (title, href) =>
      href ? (
        <Link key="record" href={href}>
          {title}
        </Link>
      ) : (
        <span key="record" className="font-medium">
          {title}
        </span>
      ),
  })
