import type { MediaItem } from '../../../media/item/media-picture.tsx'
import { Link } from '../../../ui/link.tsx'
import * as wording from './wording.ts'

/** A link that opens a file in another tab; an image in its largest size. */
export function FileLink({ item }: { item: MediaItem | null | undefined }) {
  if (item === undefined) return <span />
  if (item === null) return <span className="text-sm text-ink-soft">{wording.fileMissing}</span>
  const url = urlOf(item)
  const name = <bdi className="wrap-anywhere">{item.filename}</bdi>
  if (url === undefined) return <span className="min-w-0 text-sm">{name}</span>
  return (
    <Link href={url} target="_blank" rel="noreferrer" className="min-w-0 text-sm">
      {name}
    </Link>
  )
}

const urlOf = ({ kind, variants }: MediaItem): string | undefined => {
  if (kind !== 'image') return variants.find(({ width }) => width === null)?.url
  return variants.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0))[0]?.url
}
