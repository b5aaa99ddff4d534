import type { Picture } from '@sojourn/contract/itinerary/publication'
import type { SiteBlock, SiteDestination, SiteJourney } from '@sojourn/contract/site/site-page'
import { createElement, type ReactNode } from 'react'
import { Figure, Photo } from '../page/picture.tsx'
import { PictureRows } from '../page/places.tsx'
import { RichText } from '../page/rich-text.tsx'
import { dateText } from '../wording/dates.ts'
import { lengthText } from '../wording/trip.ts'
import type { SiteLinks } from './site-links.ts'

type Props<Type extends SiteBlock['type']> = { block: Extract<SiteBlock, { type: Type }>; links: SiteLinks }
/** `n` makes ids that no other block of the page has. */
type Titled<Type extends SiteBlock['type']> = Props<Type> & { n: number }

/** The first thing one sees: a picture across the page with words on it, or the brand's colour. */
export function Hero({ block: { title, subtitle, picture }, links, level }: Props<'hero'> & { level: 1 | 2 }) {
  return (
    <section className={picture ? 'hero' : 'hero plain'}>
      {picture && <Photo picture={picture} links={links} sizes="100vw" eager={level === 1} large />}
      <div className="words">
        {createElement(`h${level}`, { dir: 'auto', className: title.length > 60 ? 'long' : undefined }, title)}
        {subtitle !== null && (
          <p className="subtitle" dir="auto">
            {subtitle}
          </p>
        )}
      </div>
    </section>
  )
}

export function Text({ block }: Pick<Props<'text'>, 'block'>) {
  return (
    <section className="wrap reading">
      <RichText text={block.body} level={2} />
    </section>
  )
}

export function Image({ block, links }: Props<'image'>) {
  return (
    <Figure className="wide" picture={block.picture} links={links} sizes="(min-width: 1240px) 1180px, 100vw" large />
  )
}

export function Gallery({ block, links }: Props<'gallery'>) {
  return (
    <section className="gallery" aria-label="Pictures">
      <PictureRows pictures={block.pictures} links={links} />
    </section>
  )
}

export function Team({ block: { title, members }, links, n }: Titled<'team'>) {
  return (
    <Section title={title} otherwise="The team" n={n} className="cards team">
      <ul>
        {members.map(({ name, role, about, picture }, index) => (
          <li key={index}>
            <Frame picture={picture} links={links} />
            <h3 dir="auto">{name}</h3>
            {role !== null && (
              <p className="role" dir="auto">
                {role}
              </p>
            )}
            <Lines text={about} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Journeys({ block: { title, journeys }, links, n }: Titled<'itinerary_list'>) {
  return (
    <Section title={title} otherwise="Journeys" n={n} className="cards">
      <ul>
        {journeys.map((journey, index) => (
          <li key={index}>
            <Frame picture={journey.picture} links={links} />
            <p className="kicker">{journeyFacts(journey)}</p>
            <h3 dir="auto">{journey.url === null ? journey.title : <a href={journey.url}>{journey.title}</a>}</h3>
            {journey.subtitle !== null && <p dir="auto">{journey.subtitle}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const journeyFacts = ({ dayCount, startDate }: SiteJourney): string =>
  [lengthText({ dayCount, nights: Math.max(0, dayCount - 1) }), startDate === null ? null : dateText(startDate)]
    .filter(Boolean)
    .join(' · ')

export function Destinations({ block: { title, destinations }, links, n }: Titled<'destination_list'>) {
  return (
    <Section title={title} otherwise="Destinations" n={n} className="cards">
      <ul>
        {destinations.map(({ name, summary, picture }: SiteDestination, index) => (
          <li key={index}>
            <Frame picture={picture} links={links} />
            <h3 dir="auto">{name}</h3>
            {summary !== null && <p dir="auto">{summary}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Faq({ block: { title, items }, n }: Omit<Titled<'faq'>, 'links'>) {
  return (
    <Section title={title} otherwise="Questions and answers" n={n} className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={index}>
          <summary>
            <h3 dir="auto">{question}</h3>
          </summary>
          <RichText text={answer} level={4} />
        </details>
      ))}
    </Section>
  )
}

export function Quote({ block: { text, author } }: Pick<Props<'quote'>, 'block'>) {
  return (
    <figure className="wrap quote">
      <blockquote dir="auto">
        <Lines text={text} />
      </blockquote>
      {author !== null && <figcaption dir="auto">{author}</figcaption>}
    </figure>
  )
}

type SectionProps = { title: string | null; otherwise: string; n: number; className: string; children: ReactNode }

/** A part under its heading; without one, `otherwise` names it to those who do not see it. */
export function Section({ title, otherwise, n, className, children }: SectionProps) {
  const id = `part-${n}`
  return (
    <section className={`wrap ${className}`} aria-labelledby={id}>
      <h2 id={id} dir="auto" className={title === null ? 'visually-hidden' : undefined}>
        {title ?? otherwise}
      </h2>
      {children}
    </section>
  )
}

function Frame({ picture, links }: { picture: Picture | null; links: SiteLinks }) {
  return (
    picture && (
      <div className="frame">
        <Photo picture={picture} links={links} sizes="(min-width: 900px) 380px, 92vw" />
      </div>
    )
  )
}

/** Plain text of several lines; an empty one begins a paragraph. */
export function Lines({ text }: { text: string | null }) {
  return (text ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p key={index} dir="auto" className="lines">
        {paragraph}
      </p>
    ))
}
