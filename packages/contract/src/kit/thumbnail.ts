import { z } from 'zod'
import { about } from './about.ts'

/** The widest size of an image that lists carry, in pixels. */
export const maxThumbnailWidth = 960

/** An image of a row, in the sizes that a list or a card needs. The URLs are signed and expire. */
export const thumbnail = z.object({
  media: z.uuid(),
  kind: z.literal('image'),
  /** The alternative text; empty for a decorative image, null if there is none. */
  alt: z.string().nullable(),
  colour: z.string().nullable(),
  placeholder: z.string().nullable(),
  focal: z.object({ x: z.number(), y: z.number() }),
  width: z.int().nullable(),
  height: z.int().nullable(),
  variants: z.array(
    z.object({
      name: z.string(),
      mime: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      bytes: z.int(),
      url: z.string(),
    }),
  ),
})
about.add(thumbnail, {
  id: 'Thumbnail',
  description: `The image of a record in a list, in sizes up to ${maxThumbnailWidth} pixels wide. The URLs are signed and expire.`,
})
export type Thumbnail = z.infer<typeof thumbnail>
