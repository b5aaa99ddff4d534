import { countryCodes } from '@sojourn/contract/kit/country-codes'

/** The languages in which names of countries, currencies and languages are recognised. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl']

/** Names that are missing in the lists of Intl. */
const alsoCalled: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  burma: 'MM',
  macedonia: 'MK',
  uae: 'AE',
}

type Kind = 'country' | 'currency' | 'language'

/** `Namibia`, `Allemagne`, `usa`, `na` → `NA`, `DE`, `US`, `NA`; unknown names are returned as they are. */
export const codeNamed = (kind: Kind, text: string): string => {
  const name = text.trim().toLowerCase()
  if (kind === 'country') {
    if (/^[a-z]{2}$/.test(name)) return alsoCalled[name] ?? name.toUpperCase()
    return alsoCalled[name] ?? namesOf(kind).get(name) ?? text
  }
  if (kind === 'currency') return /^[a-z]{3}$/.test(name) ? name.toUpperCase() : (namesOf(kind).get(name) ?? text)
  return /^[a-z]{2,3}(-[A-Za-z]{2,4})*$/.test(text) ? text : (namesOf(kind).get(name) ?? text)
}

const namesByKind = new Map<Kind, ReadonlyMap<string, string>>()

/** Built once, and only if a file contains such a name: a few hundred names in each language. */
const namesOf = (kind: Kind): ReadonlyMap<string, string> => {
  const built = namesByKind.get(kind)
  if (built) return built
  const codes = codesOf(kind)
  const names = new Map<string, string>()
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: kind === 'country' ? 'region' : kind, fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)?.toLowerCase()
      if (name !== undefined && !names.has(name)) names.set(name, code)
    }
  }
  namesByKind.set(kind, names)
  return names
}

const codesOf = (kind: Kind): Iterable<string> => {
  if (kind === 'country') return countryCodes
  if (kind === 'currency') return Intl.supportedValuesOf('currency')
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  // Former codes have the same names as those that replaced them.
  return pairs.filter((code) => new Intl.Locale(code).language === code)
}
