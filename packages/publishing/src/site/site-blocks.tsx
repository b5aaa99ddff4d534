import type { SiteDestination, SiteJourney } from '@sojourn/contract/site/site-block'
import { createElement } from 'react'
import { type BlockProps, Frame, Section, type TitledProps } from '../page/blocks.tsx'
import { Photo } from '../page/picture.tsx'
import type { Words } from '../languages/words.ts'
import { lengthText } from '../wording/itinerary.ts'
import { Ui, useWords, useWritten } from '../page/written.tsx'

/** The hero: an image across the page with text on it, or the brand's colour. */
export function Hero({ block: { title, subtitle, picture }, links, level }: BlockProps<'hero'>) {
  const written = useWritten()
  return (
    <section className={picture ? 'hero' : 'hero plain'}>
      {picture && <Photo picture={picture} links={links} sizes="100vw" eager={level === 1} size="large" />}
      <div className="words">
        {createElement(`h${level}`, { ...written(title), className: title.length > 60 ? 'long' : undefined }, title)}
        {subtitle !== null && (
          <p className="subtitle" {...written(subtitle)}>
            {subtitle}
          </p>
        )}
      </div>
    </section>
  )
}

export function Journeys({ block: { title, journeys }, links, level, id }: TitledProps<'itinerary_list'>) {
  const words = useWords()
  const written = useWritten()
  return (
    <Section title={title} otherwise={words.site.journeys} id={id} level={level} className="cards">
      <ul>
        {journeys.map((journey, index) => (
          <li key={index}>
            <Frame picture={journey.picture} links={links} />
            <p className="kicker">
              <Ui>{journeyFacts(journey, words)}</Ui>
            </p>
            {createElement(
              `h${level + 1}`,
              written(journey.title),
              journey.url === null ? journey.title : <a href={journey.url}>{journey.title}</a>,
            )}
            {journey.subtitle !== null && <p {...written(journey.subtitle)}>{journey.subtitle}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const journeyFacts = ({ dayCount, startDate }: SiteJourney, words: Words): string =>
  [
    lengthText({ dayCount, nights: Math.max(0, dayCount - 1) }, words),
    startDate === null ? null : words.dateText(startDate),
  ]
    .filter(Boolean)
    .join(' · ')

export function Destinations({ block: { title, destinations }, links, level, id }: TitledProps<'destination_list'>) {
  const { site } = useWords()
  const written = useWritten()
  return (
    <Section title={title} otherwise={site.destinations} id={id} level={level} className="cards">
      <ul>
        {destinations.map(({ name, summary, picture }: SiteDestination, index) => (
          <li key={index}>
            <Frame picture={picture} links={links} />
            {createElement(`h${level + 1}`, written(name), name)}
            {summary !== null && <p {...written(summary)}>{summary}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
