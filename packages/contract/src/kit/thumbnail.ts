import { z } from 'zod'
import { about } from './about.ts'

/** The width of the images that lists have, in pixels: enough for a card on most screens. */
export const thumbnailWidth = 480

/** A small image of a row. Its URL is signed and expires. */
export const thumbnail = z.object({
  url: z.string(),
  /** The average colour, shown until it has loaded. */
  colour: z.string().nullable(),
  focal: z.object({ x: z.number(), y: z.number() }),
})
about.add(thumbnail, {
  id: 'Thumbnail',
  description: `The image of a record in a list, ${thumbnailWidth} pixels wide, or less if the image is smaller. The URL is signed and expires.`,
})
export type Thumbnail = z.infer<typeof thumbnail>
