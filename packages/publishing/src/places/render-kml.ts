import type { Publication, RouteStop } from '@sojourn/contract/itinerary/publication'
import { ink, safeColour } from '../brand-colours.ts'
import { escaped } from '../page/document-head.ts'
import { timeWithOffset } from '../segment-span.ts'
import { type Words, wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { factsOf } from '../wording/facts.ts'
import { type DayOfPlaces, degrees, type Place, type Point, placesOf } from './places-of.ts'
import type { PlacesEdition } from './render-gpx.ts'
import { textElement, type XmlElement, xmlDocument } from '../xml.ts'

/**
 * The places of a publication as KML 2.2 (OGC 07-147r2): the route as a line, and a folder for each day with its places.
 * @returns null if the page shows no place with coordinates
 */
export function renderKml(publication: Publication, { pageUrl }: Pick<PlacesEdition, 'pageUrl'>): string | null {
  const found = placesOf(publication)
  if (found === null) return null
  const { company, title } = publication
  const words = wordsIn(languageOf(publication))
  return xmlDocument({
    name: 'kml',
    attributes: { xmlns: 'http://www.opengis.net/kml/2.2', 'xmlns:atom': 'http://www.w3.org/2005/Atom' },
    content: [
      {
        name: 'Document',
        content: [
          textElement('name', title),
          { name: 'atom:author', content: [textElement('atom:name', company.name)] },
          { name: 'atom:link', attributes: { href: pageUrl } },
          textElement('description', asHtml(factsOf(publication, words).join(', '))),
          routeStyle(company.brand.primary),
          ...(found.route.length > 1 ? [routeLine(found.route, words)] : []),
          ...found.days.map((day) => folderOf(day, words)),
        ],
      },
    ],
  })
}

/** Colours of KML are hexadecimal, with the parts in the order alpha, blue, green, red. */
const routeStyle = (brand: string): XmlElement => {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(safeColour(brand, ink)) ?? []
  return {
    name: 'Style',
    attributes: { id: 'route' },
    content: [
      { name: 'LineStyle', content: [textElement('color', `ff${blue}${green}${red}`), textElement('width', '3')] },
    ],
  }
}

const routeLine = (route: readonly RouteStop[], { files }: Words): XmlElement => ({
  name: 'Placemark',
  content: [
    textElement('name', files.route),
    textElement('styleUrl', '#route'),
    {
      name: 'LineString',
      content: [textElement('tessellate', '1'), textElement('coordinates', route.map(coordinates).join(' '))],
    },
  ],
})

const folderOf = ({ n, label, title, date, places }: DayOfPlaces, { days }: Words): XmlElement => ({
  name: 'Folder',
  content: [
    textElement('name', title === null ? label : days.titledDay({ day: n, title })),
    ...(date === null ? [] : [textElement('description', asHtml(date))]),
    ...places.map((place) => placemark(place, label)),
  ],
})

const placemark = (place: Place, label: string): XmlElement => {
  const when = whenOf(place)
  return {
    name: 'Placemark',
    content: [
      textElement('name', place.name),
      textElement('description', asHtml([label, place.text].filter(Boolean).join('\n'))),
      ...(when === null ? [] : [{ name: 'TimeStamp', content: [textElement('when', when)] }]),
      { name: 'Point', content: [textElement('coordinates', coordinates(place))] },
    ],
  }
}

const whenOf = ({ time, date }: Place): string | null => (time === null ? date : timeWithOffset(time.wall, time.zone))

const coordinates = ({ lat, lng }: Point): string => `${degrees(lng)},${degrees(lat)}`

/** A description is HTML, in which plain text must be escaped. */
const asHtml = (text: string): string => escaped(text).replaceAll(/\r\n?|\n/g, '<br>')
