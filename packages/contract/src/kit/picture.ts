import type { MediaRef } from './values.ts'

/** An image, by the uuid of its media item. Its data and URLs are passed to the renderer separately from the publication. */
export type Picture = {
  media: string
  alt: string
  caption: string | null
  credit: string | null
  width: number
  height: number
  /** The focal point, which stays in view when the image is cropped, as fractions from the top left. */
  focal: { x: number; y: number }
  /** A tiny data URL to show while the image loads. */
  placeholder: string | null
  /** Changes when the image changes, so that a URL with it always shows the same image. */
  version: string
}

/** The fields of a media item that an image needs. */
export type PictureSource = {
  uuid: string
  kind: string
  filename: string
  alt: string | null
  decorative: boolean
  caption: string | null
  credit: string | null
  width: number | null
  height: number | null
  focal: { x: number; y: number }
  placeholder: string | null
  version: string
}

/** The image of a reference; null if its media item is not an image, or does not exist. */
export const toPicture = (
  reference: MediaRef | null | undefined,
  media: ReadonlyMap<string, PictureSource>,
): Picture | null => {
  const item = reference ? media.get(reference.media) : undefined
  if (!reference || !item || item.kind !== 'image' || !item.width || !item.height) return null
  return {
    media: item.uuid,
    alt: item.decorative ? '' : (reference.alt ?? item.alt ?? reference.caption ?? item.caption ?? ''),
    caption: reference.caption ?? item.caption,
    credit: item.credit,
    width: item.width,
    height: item.height,
    focal: item.focal,
    placeholder: item.placeholder,
    version: item.version,
  }
}
