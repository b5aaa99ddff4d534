import { countryName } from './places-known.ts'

type Place = { label?: string | null; country?: string | null }

/** Rows of lists have a `place`; a record that has just been created has its location. */
type Placed = { name: string; place?: Place | null; location?: Place | null }

/**
 * `Sesriem, Namibia`. A label that already names the country is not extended, and one that only repeats the name is left out.
 * @param none for a record without a place
 */
export const placeOf = ({ name, location, place = location }: Placed, none = '–'): string => {
  const country = place?.country ? countryName(place.country) : undefined
  const label = place?.label
  if (!label || (country && label === name)) return country ?? none
  return country && !label.includes(country) ? `${label}, ${country}` : label
}
