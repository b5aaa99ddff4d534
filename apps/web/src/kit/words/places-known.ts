import { countryCodes } from '@sojourn/contract/kit/country-codes'
import { once } from '../lazy/once.ts'

/** One of many options: a country, a currency, a language. */
export type Known = { id: string; label: string }

const byLabel = (one: Known, other: Known) => one.label.localeCompare(other.label, 'en')
const countryNames = once(() => new Intl.DisplayNames('en', { type: 'region' }))
const currencyNames = once(() => new Intl.DisplayNames('en', { type: 'currency' }))

/** All countries of the contract by their English name. */
export const knownCountries = once((): Known[] =>
  [...countryCodes].map((id) => ({ id, label: countryNames().of(id) ?? id })).toSorted(byLabel),
)

/** All currencies, as `EUR – Euro`. */
export const knownCurrencies = once((): Known[] =>
  Intl.supportedValuesOf('currency').map((id) => ({ id, label: `${id} – ${currencyNames().of(id) ?? id}` })),
)

/** All time zones, as `Africa/Windhoek`, including UTC. */
export const knownZones = once((): Known[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')].map((id) => ({
    id,
    label: id.replaceAll('_', ' '),
  })),
)

/** The English name of a country. */
export const countryName = (code: string): string => countryNames().of(code) ?? code
