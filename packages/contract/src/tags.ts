import { z } from 'zod'
import { lists } from './lists.ts'

/** The list to return tags for; all lists if omitted. */
export const tagsQuery = z.strictObject({ resource: z.enum(lists).optional() })

/** The tags in use, in alphabetical order. */
export const tagsAnswer = z.object({ data: z.array(z.string()) })
export type TagsAnswer = z.infer<typeof tagsAnswer>
