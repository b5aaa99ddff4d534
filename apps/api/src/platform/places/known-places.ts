import { readFileSync } from 'node:fs'

/** A place as it is inserted, with all its names. The first name is the one to show. */
export type KnownPlace = {
  id: number
  kind: 'town' | 'airport' | 'country' | 'region' | 'island' | 'park' | 'sight'
  code: string | null
  names: readonly string[]
  city: string | null
  region: string | null
  country: string
  lat: number
  lng: number
  population: number
  /** How well known the place is, as the population of a town that is as well known. */
  weight: number
}

/** Reads the lines of one of the lists in `known`. The first `words` words of a line are its `head`; the names follow. */
export const linesOf = (list: string, words: number): { head: string[]; names: string[] }[] =>
  readFileSync(new URL(`known/${list}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const parts = line.split(' ')
      return { head: parts.slice(0, words), names: parts.slice(words).join(' ').split('|') }
    })

const lists = [
  { list: 'parks', kind: 'park', weight: 500_000 },
  { list: 'islands', kind: 'island', weight: 500_000 },
  { list: 'sights', kind: 'sight', weight: 500_000 },
  { list: 'regions', kind: 'region', weight: 1_000_000 },
] as const

type Unnumbered = Omit<KnownPlace, 'id'>

/** Parks, islands, sights and regions that people travel to. */
export const knownSights = (): Unnumbered[] =>
  lists.flatMap(({ list, kind, weight }) =>
    linesOf(list, 3).map(({ head: [country = '', lat, lng], names }) => ({
      kind,
      code: null,
      names,
      city: null,
      region: null,
      country,
      lat: Number(lat),
      lng: Number(lng),
      population: 0,
      weight,
    })),
  )

/** The languages in which country names are known. Node has them built in. */
const languages =
  'en de fr es it pt nl sv da nb fi is pl cs sk hu ro bg el ru uk sr hr sl lt lv et tr ar he fa ur hi bn ta te ml kn gu mr pa ne si th lo km my vi id ms fil ja ko zh zh-Hant ka hy az kk uz mn sw am af sq mk'.split(
    ' ',
  )

/** Further names of countries. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  CD: ['DR Congo', 'Democratic Republic of the Congo', 'DRC'],
  CG: ['Republic of the Congo'],
  CI: ['Ivory Coast', 'Elfenbeinküste'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain'],
  MM: ['Burma', 'Myanmar'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestine'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America', 'America'],
}

/** Countries with their names in many languages. Countries that are one city are found as the city. */
export const knownCountries = (): Unnumbered[] => {
  const named = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  return linesOf('countries', 3).map(({ head: [country = '', lat, lng] }) => ({
    kind: 'country',
    code: null,
    names: [...named.flatMap((names) => names.of(country) ?? []), ...(alsoCalled[country] ?? [])],
    city: null,
    region: null,
    country,
    lat: Number(lat),
    lng: Number(lng),
    population: 0,
    weight: 3_000_000,
  }))
}
