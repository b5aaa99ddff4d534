import type { PictureLinks } from '../page/page-links.ts'

/** The URLs of a company's site. They are used as given. */
export type SiteLinks = PictureLinks & {
  /** The full URL of a page, by its slug. */
  pageUrl: (slug: string) => string
  /** The same on the host of the current request: forms sent there arrive even if the other host no longer works. */
  visitedPageUrl: (slug: string) => string
  fontUrl: (file: string) => string
  /** The source of the enquiry form's proof of work, and the script that solves it; null in a preview, where no scripts run. */
  challengeUrl: string | null
  scriptUrl: string | null
  productName: string
}
