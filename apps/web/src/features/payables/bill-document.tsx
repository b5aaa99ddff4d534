import { useTenant } from '../../data/session.ts'
import { nameOfMedia, useMediaItem } from '../../media/item/media-picture.tsx'
import { Link } from '../../ui/link.tsx'

/** The file of a bill, as a link to the library. */
export function BillDocument({ uuid }: { uuid: string }) {
  const item = useMediaItem(useTenant().uuid, uuid)
  if (!item) return null
  return (
    <Link href={`/media?q=${encodeURIComponent(item.filename)}`} className="block text-sm">
      {nameOfMedia(item)}
    </Link>
  )
}
