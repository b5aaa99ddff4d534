import { z } from 'zod'
import { maxSearchLength } from './kit/field-limits.ts'
import { rowThumbnail } from './kit/row-fields.ts'

/** A search in everything: the words, and the maximum number of results. */
export const searchQuery = z.strictObject({
  q: z
    .string()
    .max(maxSearchLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains a character that cannot be searched')
    .default(''),
  perPage: z.int().min(1).max(48).default(20),
})

/** A search result: its resource, its title, and a line that distinguishes it from others with the same title. */
export const searchHit = z.object({
  resource: z.string(),
  uuid: z.uuid(),
  title: z.string(),
  detail: z.string().nullable(),
  /** The image of the record; null if it has none. */
  thumbnail: rowThumbnail(),
  /** Only set for itineraries. */
  isTemplate: z.boolean().optional(),
})
export type SearchHit = z.infer<typeof searchHit>

/** Search results, best match first. */
export const searchAnswer = z.object({ data: z.array(searchHit) })
