import { z } from 'zod'
import { about } from './kit/about.ts'
import { line } from './kit/values.ts'
import { maxFolderLength } from './kit/media-limits.ts'
import { mediaItem } from './resources/media-item.ts'

/** The last folder of the previous page; omitted for the first page. */
export const mediaFoldersQuery = z.strictObject({ after: line(maxFolderLength).optional() })

/**
 * The folders of a company's media in order, with the number of files in each. `next`: the value of `after` for the next page,
 * or null.
 */
export const mediaFolders = z.object({
  data: z.array(z.object({ folder: z.string(), count: z.int() })),
  next: z.string().nullable(),
})
about.add(mediaFolders, {
  id: 'MediaFolders',
  description:
    'The folders that contain files, in order, with the number of files in each. To get more, send `next` as `after`.',
})
export type MediaFolders = z.infer<typeof mediaFolders>

/** Images that look similar to another, the most similar first. */
export const mediaAlike = z.object({ data: z.array(mediaItem.summary) })
about.add(mediaAlike, { id: 'MediaAlike', description: 'Images that look like the given one, most similar first.' })

/** The item whose file replaces that of another. */
export const mediaReplacement = z.strictObject({ media: z.uuid() })
about.add(mediaReplacement, {
  id: 'MediaReplacement',
  description: 'The item whose file replaces the file of this item.',
  examples: [{ media: '0192f0c1-7d3a-7b1e-9c55-0d9a6e1f2b3c' }],
})
