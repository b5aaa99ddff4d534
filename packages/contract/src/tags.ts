import { z } from 'zod'

/** The lists whose records carry tags. */
export const taggedShelves = [
  'itineraries',
  'templates',
  'accommodations',
  'destinations',
  'excursions',
  'guides',
  'contacts',
  'suppliers',
  'media',
  'company-pages',
] as const
export type TaggedShelf = (typeof taggedShelves)[number]

/** Of which list the tags are asked for; of all when left out. */
export const tagsQuery = z.strictObject({ resource: z.enum(taggedShelves).optional() })

/** The tags in use, by the alphabet. */
export const tagsAnswer = z.object({ data: z.array(z.string()) })
export type TagsAnswer = z.infer<typeof tagsAnswer>
