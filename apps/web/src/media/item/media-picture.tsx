import { useQuery } from '@tanstack/react-query'
import { FileText, Images, Monitor, Route } from 'lucide-react'
import type { Read, Summary } from '@sojourn/contract/kit/define-resource'
import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { sizesOf } from './media-sizes.ts'
import { clients } from '../../data/clients.ts'

/** The library's pictures and files. */
export const mediaClient = clients.media

/** A file of the library as lists carry it. */
export type MediaSummary = Summary<typeof mediaItem> & { uuid: string; rev: number }
/** A file of the library as it is read by itself. */
export type MediaItem = Read<typeof mediaItem> & { uuid: string; rev: number }

type Shown = Pick<MediaSummary, 'variants' | 'placeholder' | 'focal'> & Partial<Pick<MediaSummary, 'kind' | 'colour'>>

/** The best known name of a file. */
export const nameOfMedia = ({ caption, alt, filename }: Pick<MediaSummary, 'caption' | 'alt' | 'filename'>) =>
  caption ?? alt ?? filename

type ThumbnailProps = {
  item: Shown
  /** How wide it is shown, e.g. `6rem`. */
  sizes: string
  alt?: string
  ratio?: string
  /** Shows all of it in the box and cuts nothing off. */
  isWhole?: boolean
  /** For what is in sight at once. */
  isEager?: boolean
  className?: string
}

/** A picture of the library in the size and format that fit best; what has none shows a mark of its kind. */
export function MediaThumbnail({
  item,
  sizes,
  alt = '',
  ratio = '3 / 2',
  isWhole,
  isEager,
  className,
}: ThumbnailProps) {
  const { sources, fallback } = sizesOf(item.variants)
  if (!fallback) {
    const Mark = kindMarks[item.kind ?? 'document']
    return (
      <span
        className={classNames('flex w-full items-center justify-center bg-sunken text-ink-faint', className)}
        style={{ aspectRatio: ratio }}
      >
        <Mark aria-hidden size={20} />
      </span>
    )
  }
  return (
    <Picture
      src={fallback.url}
      sources={sources}
      sizes={sizes}
      alt={alt}
      ratio={ratio}
      colour={isWhole ? null : item.colour}
      blur={isWhole ? null : item.placeholder}
      focalPoint={item.focal}
      isEager={isEager}
      isWhole={isWhole}
      className={className}
    />
  )
}

const kindMarks = { image: Images, document: FileText, track: Route, video_link: Monitor }

/** How soon a file is asked for again while it is being prepared, in milliseconds. */
const again = 1500

/** Whether a file is being prepared: what it shows is about to change. */
export const isProcessing = ({ state }: Pick<MediaSummary, 'state'>): boolean => state === 'processing'

/** Whether what is shown of a file could not be made. */
export const isFailed = ({ state }: Pick<MediaSummary, 'state'>): boolean =>
  state === 'processing-error' || state === 'invalid'

/** One file of the library, read again while it is being prepared. */
export const mediaItemQuery = (tenant: string, uuid: string) => ({
  ...mediaClient.get(tenant, uuid),
  refetchInterval: ({ state: { data } }: { state: { data: MediaItem | undefined } }) =>
    data && isProcessing(data) ? again : (false as const),
})

/** A media item by its uuid; undefined until it is read, null when there is none (any more). */
export const useMediaItem = (tenant: string, uuid: string | null): MediaItem | null | undefined => {
  const query = useQuery({ ...mediaItemQuery(tenant, uuid ?? ''), enabled: uuid !== null })
  return uuid === null || query.isError ? null : query.data
}

/** The shape of a picture as it is, so that nothing of a logo is cut off. */
export const shapeOf = ({ width, height }: Pick<MediaSummary, 'width' | 'height'>): string | undefined =>
  width && height ? `${width} / ${height}` : undefined
