import { countryName } from './places-known.ts'

type Placed = { name: string; location: { label?: string | null; country?: string | null } | null }

/**
 * `Sesriem, Namibia`. A label that already names the country is not extended, and one that only repeats the name is left out.
 * @param none for a record without a place
 */
export const placeOf = ({ name, location }: Placed, none = '–'): string => {
  const country = location?.country ? countryName(location.country) : undefined
  const label = location?.label
  if (!label || (country && label === name)) return country ?? none
  return country && !label.includes(country) ? `${label}, ${country}` : label
}
