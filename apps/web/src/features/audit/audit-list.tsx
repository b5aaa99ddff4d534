import { Bot, KeyRound } from 'lucide-react'
import type { AuditEvent } from '@sojourn/contract/audit'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { actorInWords, changedInWords, sentenceOf } from './audit-words.ts'
import { EventDays } from './event-days.tsx'

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
  const { before, record, href } = sentenceOf(event)
  const changed = changedInWords(event)
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">{actorInWords(event)}</span>{' '}
        {event.actor.kind === 'key' && (
          <>
            <Badge tone="neutral">API key</Badge>{' '}
          </>
        )}
        {event.actor.isVisiting && (
          <>
            <Badge tone="info">Platform staff</Badge>{' '}
          </>
        )}
        {before}
        {record !== null && (href ? <Link href={href}>{record}</Link> : <span className="font-medium">{record}</span>)}
        {event.record?.isBinned && <span className="text-ink-soft"> (in the bin)</span>}
      </p>
      {changed && <p className="text-sm wrap-anywhere text-ink-soft">{changed}</p>}
    </>
  )
}
