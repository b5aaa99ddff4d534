import type { ReactNode } from 'react'
import { formatDate, formatWhen } from '../../kit/words/dates.ts'

type Dated = { uuid: string; at: string }

const timeOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

type EventDaysProps<Event extends Dated> = {
  events: readonly Event[]
  /** The image or icon at the start of an event. */
  renderIcon: (event: Event) => ReactNode
  /** The description of an event. */
  children: (event: Event) => ReactNode
}

/** Events grouped by day, in the time zone of the browser. */
export function EventDays<Event extends Dated>({ events, renderIcon, children }: EventDaysProps<Event>) {
  const days = [...Map.groupBy(events, ({ at }) => formatDate(at))]
  return (
    <div className="flex flex-col gap-6">
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="eyebrow mb-2 tabular-nums">{day}</h2>
          <ul className="rounded-md border border-line bg-surface">
            {ofDay.map((event) => (
              <li key={event.uuid} className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0">
                {renderIcon(event)}
                <div className="min-w-0 grow">{children(event)}</div>
                <time
                  dateTime={event.at}
                  title={formatWhen(event.at)}
                  className="shrink-0 pt-0.5 text-sm text-ink-soft tabular-nums"
                >
                  {timeOf.format(new Date(event.at))}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
