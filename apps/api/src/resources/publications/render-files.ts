import type { LinkFile } from '@sojourn/contract/itinerary/link-files'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { toItineraryFile } from '@sojourn/publishing/itinerary-file/to-itinerary-file'
import { renderGpx } from '@sojourn/publishing/places/render-gpx'
import { renderKml } from '@sojourn/publishing/places/render-kml'

/** What is published, with the choices of the link's client; `publishedAt` is an ISO instant. */
type Published = { content: Publication; revision: number; publishedAt: string }
type Visit = { productName: string; pageUrl: string }

type TextFile = {
  name: LinkFile
  mime: string
  /** Null if there is nothing to write. */
  render(published: Published, visit: Visit): string | null
}

/** The files below a link that are text, rendered for each request. */
export const textFiles: readonly TextFile[] = [
  {
    name: 'itinerary.gpx',
    mime: 'application/gpx+xml; charset=utf-8',
    render: ({ content, publishedAt }, visit) => renderGpx(content, { publishedAt, ...visit }),
  },
  {
    name: 'itinerary.kml',
    mime: 'application/vnd.google-earth.kml+xml; charset=utf-8',
    render: ({ content }, visit) => renderKml(content, visit),
  },
  {
    name: 'itinerary.json',
    mime: 'application/json; charset=utf-8',
    render: ({ content, revision, publishedAt }, { pageUrl }) =>
      JSON.stringify(
        toItineraryFile(content, {
          revision,
          publishedAt,
          pageUrl,
          pictureUrl: ({ media, version }, width) => belowUrl(pageUrl, `/pictures/${media}-${width}.webp?v=${version}`),
          documentUrl: (media) => belowUrl(pageUrl, `/documents/${media}`),
        }),
      ),
  },
]
