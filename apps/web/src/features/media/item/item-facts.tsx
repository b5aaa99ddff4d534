import { useQuery } from '@tanstack/react-query'
import { fileNameWith } from '@sojourn/contract/kit/file-name'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatWhen } from '../../../kit/words/dates.ts'
import { UsesList } from '../../../kit/list/uses-list.tsx'
import { AttentionBadges } from '../../../media/item/media-attention.tsx'
import type { MediaItem } from '../../../media/item/media-picture.tsx'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { sizeInWords } from '../../../kit/words/words.ts'
import { Link } from '../../../ui/link.tsx'
import { AlikeItems } from './similar-items.tsx'
import { TrackPlaces } from './track-places.tsx'
import { wordsOf } from './track-sketch.tsx'
import * as wording from './wording.ts'

/** The technical facts of a file, and where it is used. */
export function ItemFacts({ item }: { item: MediaItem }) {
  const file = item.kind === 'image' ? undefined : fileOf(item)
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="item-facts">
        <h3 id="item-facts" className="eyebrow mb-2">
          {wording.detailsTitle}
        </h3>
        <AttentionBadges item={item} />
        {item.stateReason && <p className="mt-2 text-sm text-ink-soft first-letter:uppercase">{item.stateReason}</p>}
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
          <Fact name={wording.kind}>{wording.kindNames[item.kind]}</Fact>
          {item.width && item.height && (
            <Fact name={wording.dimensions}>
              {wording.dimensionsInPixels({ width: item.width, height: item.height })}
            </Fact>
          )}
          {item.bytes !== null && <Fact name={wording.size}>{sizeInWords(item.bytes)}</Fact>}
          {item.sketch && <Fact name={wording.track}>{wordsOf(item.sketch)}</Fact>}
          <Fact name={wording.added}>
            <Added item={item} />
          </Fact>
        </dl>
        {file && (
          <Link href={file.url} download={savedAs(item, file)} className="mt-3 inline-flex min-h-11 items-center gap-2">
            <Download aria-hidden size={16} />
            {wording.download({ filename: item.filename })}
          </Link>
        )}
        {item.link && (
          <Link
            href={item.link}
            target="_blank"
            rel="noreferrer"
            className="mt-3 inline-flex min-h-11 items-center gap-2"
          >
            <span className="wrap-anywhere">{item.link}</span>
          </Link>
        )}
      </section>
      {item.sketch && item.sketch.places.length > 0 && <TrackPlaces places={item.sketch.places} />}
      <section aria-labelledby="item-uses">
        <h3 id="item-uses" className="eyebrow mb-2">
          {wording.usedInTitle}
        </h3>
        {item.usedIn.length === 0 ? (
          <p className="text-sm text-ink-soft">{wording.notUsed}</p>
        ) : (
          <UsesList uses={item.usedIn} />
        )}
        {item.usedIn.length >= maxUses && (
          <p className="text-sm text-ink-soft">{wording.firstUses({ count: maxUses })}</p>
        )}
      </section>
      {item.kind === 'image' && <AlikeItems uuid={item.uuid} />}
    </div>
  )
}

/** A file is downloaded with the extension of its actual type, whatever its name. */
const savedAs = ({ filename }: MediaItem, { name }: { name: string }): string =>
  fileNameWith(filename, name.split('.').at(-1) ?? '')

/** The maximum number of uses that the server lists. */
const maxUses = 50

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
    </>
  )
}

const { users } = clients

/** When the file was added and, if they are still a member, by whom. */
function Added({ item: { createdAt, createdBy } }: { item: MediaItem }) {
  const { data } = useQuery({
    ...users.get(useTenant().uuid, createdBy ?? ''),
    enabled: createdBy !== null,
    retry: false,
  })
  const when = formatWhen(createdAt)
  const dated = (text: ReactNode) => (
    <span key="date" title={formatDate(createdAt)}>
      {text}
    </span>
  )
  if (!data) return dated(when)
  return wording.addedBy({
    when,
    name: data.name,
    date: dated,
    user: (chunks) => <bdi key="user">{chunks}</bdi>,
  })
}

/** The original file, unless it is an image: images are only available as processed variants. */
const fileOf = ({ variants, mime }: MediaItem) => variants.find((one) => one.mime === mime && one.width === null)
