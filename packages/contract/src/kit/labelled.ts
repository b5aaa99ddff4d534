import { maxLocationLabelLength } from './field-limits.ts'
import type { Location } from './values.ts'

/** A location that has only a label: everything else is empty. */
export const labelled = (label: string): Location => ({
  label: label.slice(0, maxLocationLabelLength),
  address: null,
  lat: null,
  lng: null,
  country: null,
  region: null,
  city: null,
  postcode: null,
  timezone: null,
})
