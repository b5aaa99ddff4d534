import { z } from 'zod'
import { maxSearchLength } from './kit/field-limits.ts'

/** What may be asked of the search over everything: words, and how many answers at most. */
export const searchQuery = z.strictObject({
  q: z
    .string()
    .max(maxSearchLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains a character that cannot be searched')
    .default(''),
  perPage: z.int().min(1).max(48).default(20),
})

/** A record that was found: its resource, its title, and a line that tells it from others of its name. */
export const searchHit = z.object({
  resource: z.string(),
  uuid: z.uuid(),
  title: z.string(),
  detail: z.string().nullable(),
  /** Of itineraries only. */
  isTemplate: z.boolean().optional(),
})
export type SearchHit = z.infer<typeof searchHit>

/** What was found, best match first. */
export const searchAnswer = z.object({ data: z.array(searchHit) })
