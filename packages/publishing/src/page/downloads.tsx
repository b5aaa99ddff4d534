import { linkFiles } from '@sojourn/contract/itinerary/link-files'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { hasPlaces } from '../places/places-of.ts'
import type { PageLinks } from './page-links.ts'
import { Ui, useWords } from './written.tsx'

/** The other files of the itinerary, collapsed. */
export function Downloads({ publication, links: { fileUrls } }: { publication: Publication; links: PageLinks }) {
  const words = useWords()
  if (!fileUrls) return null
  const hasDays = publication.sections.includes('days') && publication.days.length > 0
  const files = linkFiles.filter((name) =>
    name === 'cards.pdf' ? hasDays : !/\.(?:gpx|kml)$/.test(name) || hasPlaces(publication),
  )
  return (
    <details className="downloads">
      <summary>
        <Ui>{words.page.downloads}</Ui>
      </summary>
      <ul>
        {files.map((name) => (
          <li key={name}>
            <a href={fileUrls[name]}>
              <Ui>{words.page.downloadOf[name]}</Ui>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
