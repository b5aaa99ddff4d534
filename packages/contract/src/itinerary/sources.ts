import { z } from 'zod'
import { about } from '../kit/about.ts'
import { accommodation } from '../resources/accommodation.ts'
import { contact } from '../resources/contact.ts'
import { excursion } from '../resources/excursion.ts'
import { mediaItem } from '../resources/media-item.ts'

/**
 * What an itinerary draws on, as it is now and as far as the reader may know it: what the checks must know that is not in the
 * document, and the revision of every library item, which tells whether a newer one can be taken in.
 */
export const itinerarySources = z.object({
  accommodations: z.array(accommodation.read.pick({ uuid: true, rev: true, closedSeasons: true, rooms: true })),
  excursions: z.array(excursion.read.pick({ uuid: true, rev: true, season: true, minPax: true, maxPax: true })),
  media: z.array(mediaItem.read.pick({ uuid: true, alt: true, caption: true, decorative: true })),
  /** Contacts who travel. */
  travellers: z.array(contact.read.pick({ uuid: true, name: true, passports: true })),
})
about.add(itinerarySources, {
  id: 'TripSources',
  description: 'The records that an itinerary uses, in their current state.',
})
export type ItinerarySources = z.infer<typeof itinerarySources>
