import type { MediaRef } from './values.ts'

/** A picture by the uuid of its media item; bytes and addresses are given to the renderer beside the publication. */
export type Picture = {
  media: string
  alt: string
  caption: string | null
  credit: string | null
  width: number
  height: number
  /** What must stay in view when the picture is cropped, as fractions from the top left. */
  focal: { x: number; y: number }
  /** A tiny data URL to show while the picture loads. */
  placeholder: string | null
  /** Another one when the picture itself is another, so that an address holding it never changes what it shows. */
  version: string
}

/** What a media item lends to a picture. */
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

/** A reference with what its media item lends it; null when that is no picture, or not there. */
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
