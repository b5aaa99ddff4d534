import { z } from 'zod'
import { about } from './kit/about.ts'
import { line } from './kit/values.ts'
import { maxFolderLength } from './kit/media-limits.ts'
import { mediaItem } from './resources/media-item.ts'

/** Behind which folder the answer begins; at the beginning when left out. */
export const mediaFoldersQuery = z.strictObject({ after: line(maxFolderLength).optional() })

/** The folders of a company's media in order and how many files lie in each; `next`: behind which there are more, or null. */
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

/** Pictures that look like another, the most alike first. */
export const mediaAlike = z.object({ data: z.array(mediaItem.summary) })
about.add(mediaAlike, { id: 'MediaAlike', description: 'Images that look like the given one, most similar first.' })

/** The item whose file takes the place of another's. */
export const mediaReplacement = z.strictObject({ media: z.uuid() })
about.add(mediaReplacement, {
  id: 'MediaReplacement',
  description: 'The item whose file replaces the file of this item.',
  examples: [{ media: '0192f0c1-7d3a-7b1e-9c55-0d9a6e1f2b3c' }],
})
