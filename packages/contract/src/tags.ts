import { z } from 'zod'
import { lists } from './lists.ts'

/** Of which list the tags are asked for; of all when left out. */
export const tagsQuery = z.strictObject({ resource: z.enum(lists).optional() })

/** The tags in use, by the alphabet. */
export const tagsAnswer = z.object({ data: z.array(z.string()) })
export type TagsAnswer = z.infer<typeof tagsAnswer>
