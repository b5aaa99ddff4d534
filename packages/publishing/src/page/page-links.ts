import type { LinkFile } from '@sojourn/contract/itinerary/link-files'
import type { PocketLinks } from '../pocket/pocket.tsx'
import type { Picture } from '@sojourn/contract/kit/picture'

export type PictureLinks = {
  /** The URL of the image in that width: 480, 960, 1600 or 2400. */
  pictureUrl: (picture: Pick<Picture, 'media' | 'version'>, width: number) => string
}

/** The URLs of a page's resources. They are used as given. */
export type PageLinks = PictureLinks & {
  documentUrl: (media: string) => string
  brochureUrl: string | null
  calendarUrl: string | null
  /** The URLs of the other files; missing where there are none. */
  fileUrls?: FileUrls
  fontUrl: (file: string) => string
  productName: string
  /** How the client answers the proposal; missing where they cannot. */
  answer?: AnswerLinks
  /** How the page is saved on a device; missing where it cannot be. */
  pocket?: PocketLinks
  /** Stands for the HTML of invoices and payments, which are only read when the page is sent; missing where there are none. */
  paymentsMark?: string
  /** The languages in which the itinerary is published; missing if there is only one. */
  languages?: LanguageLinks
  /** Whether to show that the page is only a preview. */
  preview?: boolean
  /** Words that the brochure cannot print, shown in the preview. */
  unprintable?: readonly string[]
}

export type LanguageLinks = {
  /** The one it was written in first. */
  languages: readonly { language: string; url: string; isShown: boolean }[]
  /** Stands for the HTML that offers the language which the reader prefers; decided when the page is sent. */
  suggestionMark: string
}

export type FileUrls = Readonly<Record<LinkFile, string>>

export type AnswerLinks = {
  /** The URL that choices are sent to, and from which this version is accepted. */
  choicesUrl: string
  /** The URL of the script that shows choices at once; null where no script may run. */
  scriptUrl: string | null
  /** Stand for what is only decided when the page is sent: a class of the body, and the HTML of a notice and of changes. */
  stateMark: string
  noticeMark: string
  changesMark: string
  /** Followed by a place and a semicolon (`changedAt`), it stands for the HTML that marks the place as changed. Empty: nothing is marked. */
  changedMark: string
  /** Where the client asks questions, and what stands for the HTML that says how many they have asked. */
  questionsUrl: string
  questionsMark: string
  /** Stands for the script that measures how the page is read. */
  visitMark: string
}
