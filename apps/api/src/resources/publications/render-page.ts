import type { Publication } from '@sojourn/contract/itinerary/publication'
import { renderPage } from '@sojourn/publishing/page/render-page'
import type { Deps } from '../../kit/deps.ts'

/** Stand for the site and the token in a stored page: one page serves every link to it, wherever the site moves. */
const siteMark = '%SITE%'
const tokenMark = '%SHARE_TOKEN%'

/** The traveller's page of a publication, as it is stored. */
export const storedPage = (deps: Deps, publication: Publication): string => {
  const base = `${siteMark}/p/${tokenMark}`
  return renderPage(publication, {
    pictureUrl: (media, width) => `${base}/pictures/${media}-${width}.webp`,
    documentUrl: (media) => `${base}/documents/${media}`,
    brochureUrl: `${base}/brochure.pdf`,
    calendarUrl: publication.startDate === null ? null : `${base}/calendar.ics`,
    fontUrl: (file) => `${siteMark}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
  })
}

/** The page as one link shows it. */
export const pageForToken = (deps: Deps, page: string, token: string): string =>
  page.replaceAll(siteMark, deps.publicUrl()).replaceAll(tokenMark, token)
