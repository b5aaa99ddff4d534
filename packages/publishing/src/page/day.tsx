import { Fragment, type ReactNode } from 'react'
import type {
  Publication,
  PublishedDay,
  PublishedNight,
  PublishedPrice,
  PublishedSegment,
} from '@sojourn/contract/itinerary/publication'
import { type DayLayout, dayLayouts } from '@sojourn/contract/document/brand-choices'
import { nightsAgain, peopleText } from '../wording/nights.ts'
import { choiceText } from '../wording/price.ts'
import { isArranged, isBooked, kindText, legText, segmentFacts, stayText, timeText } from '../wording/segments.ts'
import { labelledTexts, stayFacts, stayTimes } from '../wording/small-print.ts'
import { boardAside, mealsText } from '../wording/itinerary.ts'
import { changedAt } from './changed.ts'
import { Icon } from './icons.tsx'
import { OptionInput } from './answer.tsx'
import { DayMap, SegmentMaps } from '../pocket/map-link.tsx'
import type { PageLinks } from './page-links.ts'
import { Figure } from './picture.tsx'
import { AskAboutDay } from './questions.tsx'
import { RichText } from './rich-text.tsx'
import { placed, Ui, useWords, useWritten } from './written.tsx'

/** How days are laid out. */
export const dayLayoutOf = ({ company }: Pick<Publication, 'company'>): DayLayout =>
  company.brand.dayLayout ?? dayLayouts[0]

/** The width of a day's image, for `sizes`. */
const heroSizes: Record<DayLayout, string> = {
  wide: '(min-width: 1240px) 1180px, 100vw',
  columns: '(min-width: 1240px) 540px, (min-width: 861px) 45vw, 100vw',
  compact: '(min-width: 861px) 220px, 28vw',
}

type PriceMode = PublishedPrice['mode']

/** One day: its image, its segments with their times, and its stays. */
export function Day({ day, publication, links }: { day: PublishedDay; publication: Publication; links: PageLinks }) {
  const mode = publication.price?.mode
  const written = useWritten()
  const words = useWords()
  const events = day.segments.filter(({ kind }) => kind !== 'accommodation')
  const stays = staysInOrder(day)
  const again = nightsAgain(day)
  const meals = mealsText(day.meals, words)
  const titleId = `day-${day.n}-title`
  const name = day.title ?? day.place
  const label = words.days.day({ day: day.n })
  return (
    <article className="day" id={`day-${day.n}`} aria-labelledby={titleId}>
      {day.hero && (
        <Figure
          className="hero"
          picture={day.hero}
          links={links}
          sizes={heroSizes[dayLayoutOf(publication)]}
          size="large"
        />
      )}
      <header>
        <p className="number" aria-hidden="true">
          {day.n}
        </p>
        <dl>
          <dt className="visually-hidden">
            <Ui>{words.days.when}</Ui>
          </dt>
          <dd>
            <Ui>{day.date === null ? label : <time dateTime={day.date}>{words.longDate(day.date)}</time>}</Ui>
          </dd>
          {day.place !== null && (
            <>
              <dt className="visually-hidden">
                <Ui>{words.days.where}</Ui>
              </dt>
              <dd {...written(day.place)}>{day.place}</dd>
            </>
          )}
          {meals !== null && (
            <>
              <dt>
                <Ui>{words.days.meals}</Ui>
              </dt>
              <dd>
                <Ui>{meals}</Ui>
              </dd>
            </>
          )}
        </dl>
      </header>
      <div className="account">
        <h3 id={titleId}>
          {name === null ? (
            <Ui>{label}</Ui>
          ) : (
            <>
              <span className="kicker">
                <Ui>{label}</Ui>
              </span>{' '}
              <span {...written(name)}>{name}</span>
            </>
          )}
        </h3>
        {changedAt(links, `day-${day.n}`)}
        {day.routeLine !== null && (
          <p className="route-line" {...written(day.routeLine)}>
            {day.routeLine}
          </p>
        )}
        <DayMap day={day} publication={publication} />
        <RichText text={day.description} level={4} />
        {events.length > 0 && (
          <ol className="timeline">
            {events.map((segment) => (
              <Event key={segment.uuid} segment={segment} mode={mode} links={links} />
            ))}
          </ol>
        )}
        {stays.map((segment) => (
          <StayCard key={segment.uuid} segment={segment} mode={mode} links={links} />
        ))}
        {again.length > 0 && (
          <p className="night">
            <Icon kind="accommodation" />
            <span>
              <Ui>{words.days.anotherNightAt<ReactNode>({ stays: placed(<Nights key="stays" nights={again} />) })}</Ui>
            </span>
          </p>
        )}
        {links.answer && <AskAboutDay day={day.n} links={links.answer} />}
      </div>
    </article>
  )
}

/** What is booked comes first. Where the client chooses, the order stays as it is, so that no card moves under their hands. */
const staysInOrder = ({ segments }: PublishedDay): PublishedSegment[] => {
  const stays = segments.filter(({ kind }) => kind === 'accommodation')
  if (stays.some(({ option }) => option !== undefined)) return stays
  return [...stays.filter(isBooked), ...stays.filter((segment) => !isBooked(segment))]
}

function Nights({ nights }: { nights: readonly PublishedNight[] }) {
  const words = useWords()
  return words
    .listParts(nights.length)
    .map((part, index) =>
      typeof part === 'string' ? part : <Night key={index} night={nights[part]} isAlone={nights.length === 1} />,
    )
}

/** A stay by its name, with the number of people and who arranges it. Its board is only shown if it is the only stay. */
function Night({ night, isAlone }: { night: PublishedNight | undefined; isAlone: boolean }) {
  const written = useWritten()
  const words = useWords()
  if (!night) return null
  const asides = [peopleText(night, words), isArranged(night) ? words.days.arrangedAside : ''].filter(Boolean)
  const name = (
    <strong key="name" {...written(night.title)}>
      {night.title}
    </strong>
  )
  const stay =
    asides.length === 0
      ? name
      : words.days.stayWithAside<ReactNode>({ stay: placed(name), aside: words.seriesText(asides) })
  if (!isAlone || night.board === null) return stay
  const board = boardAside(night.board, words)
  return words.days.stayWithBoard<ReactNode>({ stay: placed(<Fragment key="stay">{stay}</Fragment>), board })
}

function Event({ segment, mode, links }: { segment: PublishedSegment; mode?: PriceMode; links: PageLinks }) {
  const written = useWritten()
  const words = useWords()
  const time = timeText(segment, words)
  const leg = legText(segment, words)
  const facts = segmentFacts(segment, words)
  return (
    <li data-segment={links.pocket && segment.uuid}>
      <Icon kind={segment.kind} />
      <p className="when">
        <Ui>
          {time !== null && <strong>{time}</strong>} <span>{kindText(segment, words)}</span>{' '}
          {segment.date !== undefined && <time dateTime={segment.date}>{words.shortDate(segment.date)}</time>}
        </Ui>
      </p>
      <div className="what">
        <h4 {...written(segment.title)}>{segment.title}</h4>
        {changedAt(links, `segment-${segment.uuid}`)}
        {leg !== null && (
          <p className="leg" {...written(leg)}>
            {leg}
          </p>
        )}
        {facts.length > 0 && (
          <p className="small" {...written(facts.join(' · '))}>
            {facts.join(' · ')}
          </p>
        )}
        <SegmentMaps segment={segment} />
        <Choice segment={segment} mode={mode} />
        <OptionInput segment={segment} links={links} />
        <RichText text={segment.description} level={5} />
        <LabelledTexts segment={segment} />
        <SegmentDocuments segment={segment} links={links} />
        {segment.note !== null && (
          <p className="note" {...written(segment.note)}>
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

function LabelledTexts({ segment }: { segment: PublishedSegment }) {
  const written = useWritten()
  const words = useWords()
  return labelledTexts(segment, words).map(({ label, text }) => (
    <p key={label} className="small">
      <span className="label">
        <Ui>{label}</Ui>
      </span>{' '}
      <span {...written(text)}>{text}</span>
    </p>
  ))
}

/** Links to the documents of a segment, each with its kind. */
function SegmentDocuments({ segment: { documents = [] }, links }: { segment: PublishedSegment; links: PageLinks }) {
  const written = useWritten()
  const words = useWords()
  return documents.map(({ media, title, kind }, index) => (
    <p key={`${media} ${index}`} className="small">
      <span className="label">
        <Ui>{words.days.documentKinds[kind]}</Ui>
      </span>{' '}
      <a href={links.documentUrl(media)} {...written(title)}>
        {title}
      </a>
    </p>
  ))
}

/** How an option or an alternative changes the price. */
function Choice({ segment: { choice }, mode }: { segment: PublishedSegment; mode?: PriceMode }) {
  const written = useWritten()
  const words = useWords()
  const text = choice ? choiceText(choice, mode, words) : null
  return (
    text !== null && (
      <p className="small choice" {...written(text)}>
        {text}
      </p>
    )
  )
}

/** What a stay is and, where it is not that of its day, its date: `Day room, Tue 4 May`. */
function StayLabel({ segment }: { segment: PublishedSegment }) {
  const words = useWords()
  const { date } = segment
  const stay = isBooked(segment) ? stayText(segment, words) : kindText(segment, words)
  if (date === undefined) return stay
  const marked = (chunks: ReactNode[]) => (
    <time key="date" dateTime={date}>
      {chunks}
    </time>
  )
  return words.days.stayOnDate<ReactNode>({ stay, date: words.shortDate(date), marked })
}

/** The card of a stay on its first night, or of an alternative stay. */
function StayCard({ segment, mode, links }: { segment: PublishedSegment; mode?: PriceMode; links: PageLinks }) {
  const written = useWritten()
  const words = useWords()
  const times = stayTimes(segment, words)
  const facts = stayFacts(segment, words).join(' · ')
  return (
    <section className="stay-card" data-segment={links.pocket && segment.uuid}>
      {segment.pictures.length > 0 && (
        <div className="pictures">
          {segment.pictures.slice(0, 2).map((picture) => (
            <Figure
              key={picture.media}
              picture={picture}
              links={links}
              sizes="(min-width: 900px) 380px, 92vw"
              size="small"
            />
          ))}
        </div>
      )}
      <div className="words">
        <p className="kicker">
          <Ui>
            <StayLabel segment={segment} />
          </Ui>
        </p>
        <h4 {...written(segment.title)}>{segment.title}</h4>
        {changedAt(links, `segment-${segment.uuid}`)}
        <Choice segment={segment} mode={mode} />
        <OptionInput segment={segment} links={links} />
        <p className="small" {...written(facts)}>
          {facts}
        </p>
        <SegmentMaps segment={segment} />
        <RichText text={segment.description} level={5} />
        <LabelledTexts segment={segment} />
        <SegmentDocuments segment={segment} links={links} />
        {times !== '' && (
          <p className="small">
            <Ui>{times}</Ui>
          </p>
        )}
      </div>
    </section>
  )
}
