import type { Publication } from '@sojourn/contract/itinerary/publication'
import { unprintableIn } from '@sojourn/publishing/brochure/printable'
import { renderPage } from '@sojourn/publishing/page/render-page'
import type { Deps } from '../../kit/deps.ts'

/** Stand for the site and the token in a stored page: one page serves every link to it, wherever the site moves. */
const siteMark = 'https://%SITE%'
/** Pages from before have the mark without its scheme. */
const siteMarks = /(?:https:\/\/)?%SITE%/g
const tokenMark = '%SHARE_TOKEN%'

/** The traveller's page of a publication, as it is stored. */
export const storedPage = (deps: Deps, publication: Publication): string => {
  const base = `${siteMark}/p/${tokenMark}`
  return renderPage(publication, {
    pictureUrl: ({ media, version }, width) => `${base}/pictures/${media}-${width}.webp?v=${version}`,
    documentUrl: (media) => `${base}/documents/${media}`,
    brochureUrl: `${base}/brochure.pdf`,
    calendarUrl: publication.startDate === null ? null : `${base}/calendar.ics`,
    fontUrl: (file) => `${siteMark}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
  })
}

/**
 * The same page before it is published. `fileUrl` answers the address of a picture at a width, or of a document (null).
 * What only publishing makes leads nowhere.
 */
export const previewPage = (
  deps: Deps,
  publication: Publication,
  fileUrl: (media: string, width: number | null) => string,
): string =>
  renderPage(publication, {
    pictureUrl: ({ media }, width) => fileUrl(media, width),
    documentUrl: (media) => fileUrl(media, null),
    brochureUrl: '#brochure',
    calendarUrl: publication.startDate === null ? null : '#calendar',
    fontUrl: (file) => `${deps.publicUrl()}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
    unprintable: unprintableIn(publication),
  })

/** The page as one link shows it. */
export const pageForToken = (deps: Deps, page: string, token: string): string =>
  page.replaceAll(siteMarks, () => deps.publicUrl()).replaceAll(tokenMark, token)
