import { accommodation } from './resources/accommodation.ts'
import { contact } from './resources/contact.ts'
import { destination } from './resources/destination.ts'
import { excursion } from './resources/excursion.ts'
import { itinerary } from './resources/itinerary.ts'
import { mediaItem } from './resources/media-item.ts'

/** Every noun that exists. A line here is what makes a resource exist. */
export const resources = { accommodation, contact, destination, excursion, itinerary, mediaItem }
