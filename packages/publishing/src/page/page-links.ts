import type { Picture } from '@sojourn/contract/kit/picture'

export type PictureLinks = {
  /** The picture at that width; asked for 480, 960, 1600 and 2400. */
  pictureUrl: (picture: Pick<Picture, 'media' | 'version'>, width: number) => string
}

/** Where things are that belong to a page. Addresses are used as they are given. */
export type PageLinks = PictureLinks & {
  documentUrl: (media: string) => string
  brochureUrl: string | null
  calendarUrl: string | null
  fontUrl: (file: string) => string
  productName: string
  /** A page not yet published says so. */
  preview?: boolean
  /** Words that the brochure cannot print, for whoever previews. */
  unprintable?: readonly string[]
}
