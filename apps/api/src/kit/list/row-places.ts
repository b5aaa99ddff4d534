import type { Location } from '@sojourn/contract/kit/values'
import type { Stored } from '../records/records.ts'

/** Adds where each row is, in short: of its location the label and the country. */
export const addPlaces = (rows: readonly Stored[]): Stored[] =>
  rows.map((row) => {
    const location = row.location as Location | null
    return { ...row, place: location && { label: location.label ?? null, country: location.country ?? null } }
  })
