import type { Publication } from '@sojourn/contract/itinerary/publication'
import { renderPage } from '@sojourn/publishing/page/render-page'
import type { Deps } from '../../kit/deps.ts'

/** Stands for the token in a stored page: one page serves every link to it. */
const tokenMark = '%SHARE_TOKEN%'

/** The traveller's page of a publication, as it is stored. */
export const storedPage = (deps: Deps, publication: Publication): string => {
  const base = `${deps.publicUrl()}/p/${tokenMark}`
  return renderPage(publication, {
    pictureUrl: (media, width) => `${base}/pictures/${media}-${width}.webp`,
    documentUrl: (media) => `${base}/documents/${media}`,
    brochureUrl: `${base}/brochure.pdf`,
    calendarUrl: null,
    fontUrl: (file) => `${deps.publicUrl()}/p/fonts/${file}`,
    productName: deps.publicConfig.productName,
  })
}

/** The page as one link shows it. */
export const pageForToken = (page: string, token: string): string => page.replaceAll(tokenMark, token)
