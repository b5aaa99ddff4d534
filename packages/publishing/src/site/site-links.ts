import type { PictureLinks } from '../page/page-links.ts'

/** Where things are that belong to a company's site. Addresses are used as they are given. */
export type SiteLinks = PictureLinks & {
  /** The whole address of a page, by its slug. */
  pageUrl: (slug: string) => string
  /** The same on the host where it is looked at: what is sent there arrives, whatever becomes of another host. */
  visitedPageUrl: (slug: string) => string
  fontUrl: (file: string) => string
  /** Where an enquiry form gets its proof of work from, and the script that does it; null in a preview, where none runs. */
  challengeUrl: string | null
  scriptUrl: string | null
  productName: string
}
