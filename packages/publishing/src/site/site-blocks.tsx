import type { SiteDestination, SiteJourney } from '@sojourn/contract/site/site-block'
import { createElement } from 'react'
import { type BlockProps, Frame, Section, type TitledProps } from '../page/blocks.tsx'
import { Photo } from '../page/picture.tsx'
import { dateText } from '../wording/dates.ts'
import { lengthText } from '../wording/trip.ts'

/** The first thing one sees: a picture across the page with words on it, or the brand's colour. */
export function Hero({ block: { title, subtitle, picture }, links, level }: BlockProps<'hero'>) {
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

export function Journeys({ block: { title, journeys }, links, level, id }: TitledProps<'itinerary_list'>) {
  return (
    <Section title={title} otherwise="Journeys" id={id} level={level} className="cards">
      <ul>
        {journeys.map((journey, index) => (
          <li key={index}>
            <Frame picture={journey.picture} links={links} />
            <p className="kicker">{journeyFacts(journey)}</p>
            {createElement(
              `h${level + 1}`,
              { dir: 'auto' },
              journey.url === null ? journey.title : <a href={journey.url}>{journey.title}</a>,
            )}
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

export function Destinations({ block: { title, destinations }, links, level, id }: TitledProps<'destination_list'>) {
  return (
    <Section title={title} otherwise="Destinations" id={id} level={level} className="cards">
      <ul>
        {destinations.map(({ name, summary, picture }: SiteDestination, index) => (
          <li key={index}>
            <Frame picture={picture} links={links} />
            {createElement(`h${level + 1}`, { dir: 'auto' }, name)}
            {summary !== null && <p dir="auto">{summary}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
