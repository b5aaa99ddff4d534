import type { Publication } from '@sojourn/contract/itinerary/publication'
import { type CoverLayout, coverLayouts } from '@sojourn/contract/document/brand-choices'
import { factsOf, mapTitle } from '../wording/facts.ts'
import { paperPalette } from '../map/palette.ts'
import { RouteDrawing } from '../map/route-drawing.tsx'
import { safeColour } from '../brand-colours.ts'
import { nightCount } from '../wording/itinerary.ts'
import type { PageLinks } from './page-links.ts'
import { Downloads } from './downloads.tsx'
import { SaveOnDevice } from '../pocket/pocket.tsx'
import { Photo } from './picture.tsx'
import { RichText } from './rich-text.tsx'
import { Ui, useWords, useWritten } from './written.tsx'

/** How the cover is laid out. Without an image, every layout shows the words on the company's colour. */
export const layoutOf = ({ company }: Pick<Publication, 'company'>): CoverLayout =>
  company.brand.coverLayout ?? coverLayouts[0]

/** The width of the cover's image, for `sizes`. */
export const coverSizes = (layout: CoverLayout): string =>
  layout === 'split' ? '(min-width: 861px) 50vw, 100vw' : '100vw'

type Props = { publication: Publication; links: PageLinks }

/** The first screen: an image, the title, the dates and the length. */
export function Cover({ publication, links }: Props) {
  const written = useWritten()
  const words = useWords()
  const { title, subtitle, cover, company } = publication
  const layout = layoutOf(publication)
  const photo = cover && <Photo picture={cover} links={links} sizes={coverSizes(layout)} eager size="large" />
  const size = title.length > 90 ? 'very-long' : title.length > 28 ? 'long' : undefined
  return (
    <header className={cover ? `cover${layout === 'picture' ? '' : ` layout-${layout}`}` : 'cover plain'}>
      {layout === 'picture' && photo}
      <p className="company" {...written(company.name)}>
        {company.logo ? (
          <Photo picture={{ ...company.logo, alt: company.name }} links={links} sizes="240px" eager />
        ) : (
          company.name
        )}
      </p>
      <div className="words">
        <h1 {...written(title)} className={size}>
          {title}
        </h1>
        {subtitle !== null && (
          <p className="subtitle" {...written(subtitle)}>
            {subtitle}
          </p>
        )}
        <ul className="facts">
          {factsOf(publication, words).map((fact) => (
            <li key={fact}>
              <Ui>{fact}</Ui>
            </li>
          ))}
        </ul>
        <p className="actions">
          {links.brochureUrl !== null && (
            <a href={links.brochureUrl}>
              <Ui>{words.page.downloadBrochure}</Ui>
            </a>
          )}
          {links.calendarUrl !== null && (
            <a href={links.calendarUrl}>
              <Ui>{words.page.addToCalendar}</Ui>
            </a>
          )}
        </p>
        <Downloads publication={publication} links={links} />
        {links.pocket && <SaveOnDevice />}
      </div>
      {layout === 'picture' ? null : photo}
    </header>
  )
}

/** The summary in large type. */
export function Summary({ publication }: Pick<Props, 'publication'>) {
  const written = useWritten()
  const words = useWords()
  return (
    <section className="wrap summary" id="journey" aria-labelledby="journey-title">
      <h2 id="journey-title" className="kicker">
        <Ui>{words.sections.yourJourney}</Ui>
      </h2>
      <RichText text={publication.summary} level={3} />
      {publication.travelStyles.length > 0 && (
        <ul className="styles" aria-label={words.sections.travelStyles}>
          {publication.travelStyles.map((style) => (
            <li key={style} {...written(style)}>
              {style}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The highlights of the itinerary. */
export function Highlights({ publication }: Pick<Props, 'publication'>) {
  const written = useWritten()
  const words = useWords()
  return (
    <section className="wrap highlights" id="highlights" aria-labelledby="highlights-title">
      <h2 id="highlights-title" className="kicker">
        <Ui>{words.sections.highlights}</Ui>
      </h2>
      <ol>
        {publication.highlights.map((highlight) => (
          <li key={highlight} {...written(highlight)}>
            {highlight}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The map, once for wide and once for narrow screens, and its stops. */
export function Route({ publication }: Pick<Props, 'publication'>) {
  const written = useWritten()
  const words = useWords()
  const { route, company, sections } = publication
  const palette = {
    ...paperPalette,
    route: safeColour(company.brand.primary, paperPalette.route),
    onRoute: safeColour(company.brand.onPrimary, '#ffffff'),
  }
  const title = mapTitle(publication, words)
  return (
    <section className="route" id="route" aria-labelledby="route-title">
      <div className="wrap">
        <h2 id="route-title">
          <Ui>{words.sections.theRoute}</Ui>
        </h2>
      </div>
      <div className="map wide">
        <RouteDrawing stops={route} width={1400} height={760} palette={palette} title={title} words={words} />
      </div>
      <div className="map narrow">
        <RouteDrawing stops={route} width={430} height={540} palette={palette} title={title} words={words} />
      </div>
      <ol className="wrap stops">
        {route.map((stop, index) => (
          <li key={`${stop.label}${index}`}>
            <strong {...written(stop.label)}>{stop.label}</strong>
            {stop.nights > 0 && (
              <span>
                <Ui>{nightCount(stop.nights, words)}</Ui>
              </span>
            )}
            {sections.includes('days') ? (
              <a href={`#day-${stop.day}`}>
                <Ui>{words.days.day({ day: stop.day })}</Ui>
              </a>
            ) : (
              <span>
                <Ui>{words.days.day({ day: stop.day })}</Ui>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
