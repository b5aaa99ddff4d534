import { withOneSelected } from '@sojourn/contract/itinerary/options'
import type { Stored } from '../../kit/records/records.ts'
import { asItinerary } from './queries.ts'

/** Selects exactly one option of each option group, whatever the client sent. */
export const fitOptions = (changes: Stored): Stored =>
  'segments' in changes ? { ...changes, segments: withOneSelected(asItinerary(changes).segments) } : changes
