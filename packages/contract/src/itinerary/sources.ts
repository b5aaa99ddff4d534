import { z } from 'zod'
import { about } from '../kit/about.ts'
import { accommodation } from '../resources/accommodation.ts'
import { contact } from '../resources/contact.ts'
import { excursion } from '../resources/excursion.ts'
import { mediaItem } from '../resources/media-item.ts'

/**
 * The current state of what an itinerary refers to, as far as the user may see it: what the checks need besides the document,
 * and the revision of every library item, which shows whether an update is available.
 */
export const itinerarySources = z.object({
  accommodations: z.array(accommodation.read.pick({ uuid: true, rev: true, closedSeasons: true, rooms: true })),
  excursions: z.array(excursion.read.pick({ uuid: true, rev: true, season: true, minPax: true, maxPax: true })),
  media: z.array(
    mediaItem.read.pick({ uuid: true, alt: true, caption: true, decorative: true, colour: true, focal: true }).extend({
      /** The signed URL of its smallest size, which expires; null while it has none. */
      thumbnail: z.string().nullable(),
    }),
  ),
  /** Contacts who travel. */
  travellers: z.array(contact.read.pick({ uuid: true, name: true, passports: true })),
})
about.add(itinerarySources, {
  id: 'TripSources',
  description: 'The records that an itinerary uses, in their current state.',
})
export type ItinerarySources = z.infer<typeof itinerarySources>
