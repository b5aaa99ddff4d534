import { Bot, KeyRound } from 'lucide-react'
import type { AuditEvent } from '@sojourn/contract/audit'
import { formatDate, formatWhen } from '../../kit/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { actorInWords, changedInWords, sentenceOf } from './audit-words.ts'

const timeOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Events under the days they happened on, where the reader is. */
export function AuditList({ events }: { events: readonly AuditEvent[] }) {
  const days = [...Map.groupBy(events, ({ at }) => formatDate(at))]
  return (
    <div className="flex flex-col gap-6">
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="eyebrow mb-2 tabular-nums">{day}</h2>
          <ul className="rounded-md border border-line bg-surface">
            {ofDay.map((event) => (
              <Event key={event.uuid} event={event} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Event({ event }: { event: AuditEvent }) {
  const { before, record, href } = sentenceOf(event)
  const changed = changedInWords(event)
  const actor = actorInWords(event)
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0">
      {event.actor.kind === 'person' ? (
        <Avatar name={actor} isDecorative />
      ) : (
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
          {event.actor.kind === 'key' ? <KeyRound aria-hidden size={16} /> : <Bot aria-hidden size={16} />}
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          <span className="font-medium">{actor}</span>{' '}
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
          {record !== null &&
            (href ? <Link href={href}>{record}</Link> : <span className="font-medium">{record}</span>)}
          {event.record?.isBinned && <span className="text-ink-soft"> (in the bin)</span>}
        </p>
        {changed && <p className="text-sm wrap-anywhere text-ink-soft">{changed}</p>}
      </div>
      <time
        dateTime={event.at}
        title={formatWhen(event.at)}
        className="shrink-0 pt-0.5 text-sm text-ink-soft tabular-nums"
      >
        {timeOf.format(new Date(event.at))}
      </time>
    </li>
  )
}
