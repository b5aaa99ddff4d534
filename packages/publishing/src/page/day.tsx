import type { PublishedDay, PublishedPrice, PublishedSegment } from '@sojourn/contract/itinerary/publication'
import { longDate } from '../wording/dates.ts'
import { choiceText } from '../wording/price.ts'
import { isBooked, kindText, legText, segmentFacts, timeText } from '../wording/segments.ts'
import { boardText, countText, mealsText, roomText } from '../wording/trip.ts'
import { Icon } from './icons.tsx'
import type { PageLinks } from './page-links.ts'
import { Figure } from './picture.tsx'
import { RichText } from './rich-text.tsx'

type PriceMode = PublishedPrice['mode']

/** One day: its picture, what happens and when, and where the night is spent. */
export function Day({ day, mode, links }: { day: PublishedDay; mode?: PriceMode; links: PageLinks }) {
  const events = day.segments.filter(({ kind }) => kind !== 'accommodation')
  const stays = day.segments.filter((segment) => segment.kind === 'accommodation' && isBooked(segment))
  const otherStays = day.segments.filter((segment) => segment.kind === 'accommodation' && !isBooked(segment))
  const { stay } = day
  const goesOn = stay !== null && !stays.some(({ title }) => title === stay.title)
  const meals = mealsText(day.meals)
  const titleId = `day-${day.n}-title`
  return (
    <article className="day" id={`day-${day.n}`} aria-labelledby={titleId}>
      {day.hero && (
        <Figure className="hero" picture={day.hero} links={links} sizes="(min-width: 1240px) 1180px, 100vw" large />
      )}
      <header>
        <p className="number" aria-hidden="true">
          {day.n}
        </p>
        <dl>
          <dt className="visually-hidden">When</dt>
          <dd>{day.date === null ? `Day ${day.n}` : <time dateTime={day.date}>{longDate(day.date)}</time>}</dd>
          {day.place !== null && (
            <>
              <dt className="visually-hidden">Where</dt>
              <dd dir="auto">{day.place}</dd>
            </>
          )}
          {meals !== null && (
            <>
              <dt>Meals</dt>
              <dd>{meals}</dd>
            </>
          )}
        </dl>
      </header>
      <div className="account">
        <h3 id={titleId} dir="auto">
          <span className="kicker">Day {day.n}</span> <span dir="auto">{day.title ?? day.place ?? ''}</span>
        </h3>
        {day.routeLine !== null && (
          <p className="route-line" dir="auto">
            {day.routeLine}
          </p>
        )}
        <RichText text={day.description} level={4} />
        {events.length > 0 && (
          <ol className="timeline">
            {events.map((segment) => (
              <Event key={segment.uuid} segment={segment} mode={mode} links={links} />
            ))}
          </ol>
        )}
        {stays.map((segment) => (
          <StayCard key={segment.uuid} segment={segment} links={links} />
        ))}
        {otherStays.map((segment) => (
          <StayCard key={segment.uuid} segment={segment} mode={mode} links={links} />
        ))}
        {goesOn && (
          <p className="night">
            <Icon kind="accommodation" />
            <span>
              Tonight again at <strong dir="auto">{stay.title}</strong>
              {stay.board !== null && `, ${boardText(stay.board).toLowerCase()}`}
            </span>
          </p>
        )}
      </div>
    </article>
  )
}

function Event({ segment, mode, links }: { segment: PublishedSegment; mode?: PriceMode; links: PageLinks }) {
  const time = timeText(segment)
  const leg = legText(segment)
  const facts = segmentFacts(segment)
  return (
    <li>
      <Icon kind={segment.kind} />
      <p className="when">
        {time !== null && <strong>{time}</strong>} <span>{kindText(segment)}</span>
      </p>
      <div className="what">
        <h4 dir="auto">{segment.title}</h4>
        {leg !== null && (
          <p className="leg" dir="auto">
            {leg}
          </p>
        )}
        {facts.length > 0 && <p className="small">{facts.join(' · ')}</p>}
        <Choice segment={segment} mode={mode} />
        <RichText text={segment.description} level={5} />
        <Coverage segment={segment} />
        {segment.note !== null && (
          <p className="note" dir="auto">
            {segment.note}
          </p>
        )}
        {segment.pictures.length > 0 && (
          <div className={`pictures count-${Math.min(3, segment.pictures.length)}`}>
            {segment.pictures.map((picture) => (
              <Figure key={picture.media} picture={picture} links={links} sizes="(min-width: 900px) 640px, 92vw" />
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

function Coverage({ segment: { included, excluded } }: { segment: PublishedSegment }) {
  return (
    <>
      {included.length > 0 && (
        <p className="small" dir="auto">
          <span className="label">Included</span> {included.join(' · ')}
        </p>
      )}
      {excluded.length > 0 && (
        <p className="small" dir="auto">
          <span className="label">Not included</span> {excluded.join(' · ')}
        </p>
      )}
    </>
  )
}

/** What an option or an alternative costs more or less. */
function Choice({ segment: { choice }, mode }: { segment: PublishedSegment; mode?: PriceMode }) {
  const words = choice ? choiceText(choice, mode) : null
  return (
    words !== null && (
      <p className="small choice" dir="auto">
        {words}
      </p>
    )
  )
}

/** The night where a stay begins: what kind of place it is; or another place that could be taken instead. */
function StayCard({ segment, mode, links }: { segment: PublishedSegment; mode?: PriceMode; links: PageLinks }) {
  const times = [
    segment.checkIn === null ? '' : `Check-in from ${segment.checkIn}`,
    segment.checkOut === null ? '' : `check-out by ${segment.checkOut}`,
  ]
  const facts = [
    segment.rooms.map(roomText).join(', '),
    segment.board === null ? '' : boardText(segment.board),
    segment.nights > 1 ? countText(segment.nights, 'night') : '',
  ]
  return (
    <section className="stay-card">
      {segment.pictures.length > 0 && (
        <div className="pictures">
          {segment.pictures.slice(0, 2).map((picture) => (
            <Figure key={picture.media} picture={picture} links={links} sizes="(min-width: 900px) 380px, 92vw" />
          ))}
        </div>
      )}
      <div className="words">
        <p className="kicker">{isBooked(segment) ? 'Tonight' : kindText(segment)}</p>
        <h4 dir="auto">{segment.title}</h4>
        <Choice segment={segment} mode={mode} />
        <p className="small" dir="auto">
          {facts.filter(Boolean).join(' · ')}
        </p>
        <RichText text={segment.description} level={5} />
        <Coverage segment={segment} />
        {times.some(Boolean) && <p className="small">{times.filter(Boolean).join(', ')}</p>}
      </div>
    </section>
  )
}
