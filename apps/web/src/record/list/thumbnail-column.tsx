import type { LucideIcon } from 'lucide-react'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import { MediaThumbnail } from '../../media/item/media-picture.tsx'
import type { TableColumn } from '../../ui/table/table.tsx'
import * as wording from './wording.ts'

/** The image of a record, or the icon of its resource. Decorative, because the name is next to it. */
export const thumbnailColumn = <Row extends { thumbnail: Thumbnail | null }>(icon: LucideIcon): TableColumn<Row> => ({
  id: 'thumbnail',
  title: wording.imageColumn,
  isTitleHidden: true,
  card: 'picture',
  width: '5.5rem',
  render: ({ thumbnail }) => (
    <RecordThumbnail
      thumbnail={thumbnail}
      icon={icon}
      sizes="(width < 70em) min(28rem, 100vw), 4rem"
      className="w-full min-w-16 rounded-xs"
    />
  ),
})

type RecordThumbnailProps = {
  thumbnail: Thumbnail | null
  /** Shown if there is no image. */
  icon: LucideIcon
  /** The displayed width, e.g. `6rem`. */
  sizes: string
  className?: string
}

/** The image of a record, cropped to 4 by 3. */
export function RecordThumbnail({ thumbnail, icon: Icon, sizes, className }: RecordThumbnailProps) {
  if (thumbnail) return <MediaThumbnail item={thumbnail} sizes={sizes} ratio="4 / 3" className={className} />
  return (
    <span className={`flex aspect-4/3 items-center justify-center bg-sunken text-ink-faint ${className ?? ''}`}>
      <Icon aria-hidden size={20} />
    </span>
  )
}
