import { withOneSelected } from '@sojourn/contract/itinerary/options'
import type { Stored } from '../../kit/records/records.ts'
import { asItinerary } from './queries.ts'

/** Each option group is stored with exactly one selected member, whichever flags were sent. */
export const fitOptions = (changes: Stored): Stored =>
  'segments' in changes ? { ...changes, segments: withOneSelected(asItinerary(changes).segments) } : changes
