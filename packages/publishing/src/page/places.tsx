import type { Picture } from '@sojourn/contract/kit/picture'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { peopleText } from '../wording/nights.ts'
import type { Words } from '../languages/words.ts'
import { arrangedText } from '../wording/segments.ts'
import { boardText, nightCount, nightsText, roomsText } from '../wording/itinerary.ts'
import type { PageLinks, PictureLinks } from './page-links.ts'
import { Figure, Photo } from './picture.tsx'
import { Ui, useWords, useWritten } from './written.tsx'

type Props = { publication: Publication; links: PageLinks }

/** An overview of all stays. */
export function Stays({ publication, links }: Props) {
  const written = useWritten()
  const words = useWords()
  const linked = publication.sections.includes('days')
  return (
    <section className="wrap stays" id="stays" aria-labelledby="stays-title">
      <h2 id="stays-title">
        <Ui>{words.sections.whereYouStay}</Ui>
      </h2>
      <ul>
        {publication.stays.map((stay) => (
          <li key={`${stay.title}${stay.fromDay}`}>
            {stay.picture && (
              <div className="frame">
                <Photo picture={stay.picture} links={links} sizes="(min-width: 900px) 380px, 92vw" />
              </div>
            )}
            <p className="kicker">
              <Ui>{nightCount(Math.max(1, stay.nights), words)}</Ui>
            </p>
            <h3 {...written(stay.title)}>{stay.title}</h3>
            {stay.place !== null && <p {...written(stay.place)}>{stay.place}</p>}
            <p className="small" {...written(guestsRoomAndBoard(stay, words))}>
              {guestsRoomAndBoard(stay, words)}
            </p>
            <p className="small">
              <Ui>
                {linked ? <a href={`#day-${stay.fromDay}`}>{nightsText(stay, words)}</a> : nightsText(stay, words)}
              </Ui>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const guestsRoomAndBoard = (stay: Publication['stays'][number], words: Words): string =>
  [
    arrangedText(stay, words),
    peopleText(stay, words),
    roomsText(stay.rooms, words),
    stay.board === null ? '' : boardText(stay.board, words),
  ]
    .filter(Boolean)
    .join(' · ')

/** The gallery: rows of one, two and three images, or a strip to scroll. */
export function Gallery({ publication, links }: Props) {
  const words = useWords()
  return (
    <section className="gallery" id="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="wrap">
        <Ui>{words.sections.alongTheWay}</Ui>
      </h2>
      {publication.company.brand.galleryLayout === 'strip' ? (
        <ul className="strip" aria-labelledby="gallery-title" {...scrolledByKeys}>
          {publication.gallery.map((picture) => (
            <li key={picture.media}>
              <Figure picture={picture} links={links} sizes="(min-width: 700px) 60vw, 86vw" />
            </li>
          ))}
        </ul>
      ) : (
        <PictureRows pictures={publication.gallery} links={links} />
      )}
    </section>
  )
}

/** A list that scrolls is in the order of focus, so that the arrow keys scroll it in every browser. */
const scrolledByKeys = { tabIndex: 0 }

/** Images across the full width. */
export function PictureRows({ pictures, links }: { pictures: Picture[]; links: PictureLinks }) {
  return galleryRows(pictures).map((row) => (
    <div key={row[0]?.media} className={`row count-${row.length}`}>
      {row.map((picture) => (
        <Figure
          key={picture.media}
          picture={picture}
          links={links}
          sizes={row.length === 1 ? '100vw' : '(min-width: 700px) 50vw, 100vw'}
          size={row.length === 1 ? 'large' : 'medium'}
        />
      ))}
    </div>
  ))
}

/** A first row of one image, then two and three alternately, so that no image is alone in the last row. */
function galleryRows(pictures: Picture[]): Picture[][] {
  const [first, ...others] = pictures
  if (!first) return []
  const rows = [[first]]
  let rest = others
  let take = [0, 2, 4].includes(others.length % 5) ? 2 : 3
  while (rest.length > 0) {
    const count = rest.length <= 3 ? rest.length : rest.length === 4 ? 2 : take
    rows.push(rest.slice(0, count))
    rest = rest.slice(count)
    take = 5 - take
  }
  return rows
}
