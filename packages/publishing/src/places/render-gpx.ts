import type { Publication } from '@sojourn/contract/itinerary/publication'
import { timeInUtc } from '../segment-span.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { factsOf } from '../wording/facts.ts'
import { type DayOfPlaces, degrees, type Place, type Point, placesOf } from './places-of.ts'
import { textElement, type XmlElement, xmlDocument } from '../xml.ts'

/** What the files of places need besides the publication; `publishedAt` is an ISO instant. */
export type PlacesEdition = { publishedAt: string; productName: string; pageUrl: string }

/**
 * The places of a publication as GPX 1.1 (https://www.topografix.com/GPX/1/1/): a waypoint for each place, and the route as one
 * `rte` in the order of the days. Times are in UTC, as GPX requires.
 * @returns null if the page shows no place with coordinates
 */
export function renderGpx(
  publication: Publication,
  { publishedAt, productName, pageUrl }: PlacesEdition,
): string | null {
  const found = placesOf(publication)
  if (found === null) return null
  return xmlDocument({
    name: 'gpx',
    attributes: { version: '1.1', creator: productName, xmlns: 'http://www.topografix.com/GPX/1/1' },
    content: [
      {
        name: 'metadata',
        content: [
          textElement('name', publication.title),
          textElement('desc', factsOf(publication, wordsIn(languageOf(publication))).join(', ')),
          { name: 'author', content: [textElement('name', publication.company.name)] },
          { name: 'link', attributes: { href: pageUrl } },
          textElement('time', publishedAt),
        ],
      },
      ...found.days.flatMap((day) => day.places.map((place) => waypoint(place, day))),
      ...(found.route.length > 1
        ? [
            {
              name: 'rte',
              content: [
                textElement('name', publication.title),
                ...found.route.map((stop) => pointElement('rtept', stop, [textElement('name', stop.label)])),
              ],
            },
          ]
        : []),
    ],
  })
}

const waypoint = (place: Place, { label, date }: DayOfPlaces): XmlElement =>
  pointElement('wpt', place, [
    ...(place.time === null ? [] : [textElement('time', timeInUtc(place.time.wall, place.time.zone))]),
    textElement('name', place.name),
    textElement('cmt', [label, date].filter(Boolean).join(', ')),
    ...(place.text === '' ? [] : [textElement('desc', place.text)]),
    textElement('type', place.kind),
  ])

/** GPX has no longitude of 180 degrees. */
const pointElement = (name: string, { lat, lng }: Point, content: XmlElement[]): XmlElement => {
  const lon = degrees(lng)
  return { name, attributes: { lat: degrees(lat), lon: lon === '180' ? '-180' : lon }, content }
}
