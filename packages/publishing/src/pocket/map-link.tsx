import type { PublishedDay, PublishedSegment, Publication } from '@sojourn/contract/itinerary/publication'
import type { ReactElement } from 'react'
import type { Location } from '@sojourn/contract/kit/values'
import { degrees, type Point } from '../places/places-of.ts'
import type { Words } from '../languages/words.ts'
import { Ui, useWords } from '../page/written.tsx'

type Place = Point & { name: string }

/**
 * A link that opens the map app of a phone, or else a website with a map. It works on all devices, and nothing is loaded before it
 * is opened.
 */
const mapUrl = ({ lat, lng }: Point): string => `https://maps.google.com/?q=${degrees(lat)},${degrees(lng)}`

const located = (location: Location | null): Place[] =>
  location === null || location.lat === null || location.lng === null
    ? []
    : [{ name: location.label, lat: location.lat, lng: location.lng }]

/** The places of a segment that have a position, each with a link to a map. */
export function SegmentMaps({ segment }: { segment: PublishedSegment }) {
  const { origin, location, destination } = segment
  const places = [origin, location, destination].flatMap(located)
  return (
    <MapLinks places={places.filter(({ name }, index) => places.findIndex((one) => one.name === name) === index)} />
  )
}

/** The place where a day is spent, if the route on the page shows it. */
export function DayMap({ day, publication }: { day: PublishedDay; publication: Publication }) {
  const stops = publication.sections.includes('route') ? publication.route : []
  const stop = stops.findLast((one) => one.day <= day.n && one.label === day.place)
  return stop ? <MapLinks places={[{ ...stop, name: stop.label }]} /> : null
}

function MapLinks({ places }: { places: Place[] }) {
  const { pocket } = useWords()
  if (places.length === 0) return null
  return (
    <p className="small maps">
      {places.map((place) => (
        <a key={place.name} href={mapUrl(place)}>
          <Ui>{places.length === 1 ? onePlace(place.name, pocket) : namedPlace(place.name, pocket)}</Ui>
        </a>
      ))}
    </p>
  )
}

const onePlace = (name: string, pocket: Words['pocket']) =>
  pocket.openInMaps<ReactElement>({
    name,
    place: (words) => (
      <span key="place" className="visually-hidden">
        {words}
      </span>
    ),
  })

const namedPlace = (name: string, pocket: Words['pocket']) =>
  pocket.openPlaceInMaps<ReactElement>({ name, place: (words) => <bdi key="place">{words}</bdi> })
