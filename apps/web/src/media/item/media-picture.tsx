import { useQuery } from '@tanstack/react-query'
import { FileText, Images, Monitor, Route } from 'lucide-react'
import type { Read, Summary } from '@sojourn/contract/kit/define-resource'
import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { sizesOf } from '../../kit/images/image-sizes.ts'
import { clients } from '../../data/clients.ts'

/** The client for media items. */
export const mediaClient = clients.media

/** A media item as lists return it. */
export type MediaSummary = Summary<typeof mediaItem> & { uuid: string; rev: number }
/** A media item as a single read returns it. */
export type MediaItem = Read<typeof mediaItem> & { uuid: string; rev: number }

/** Rows of lists have no blurred placeholder: the colour is shown until the image has loaded. */
type Shown = Pick<MediaItem, 'variants' | 'focal'> & Partial<Pick<MediaItem, 'kind' | 'colour' | 'placeholder'>>

/** The best available name of a file. */
export const nameOfMedia = ({ caption, alt, filename }: Pick<MediaSummary, 'caption' | 'alt' | 'filename'>) =>
  caption ?? alt ?? filename

type ThumbnailProps = {
  item: Shown
  /** The displayed width, e.g. `6rem`. */
  sizes: string
  alt?: string
  ratio?: string
  /** Shows the whole image without cropping. */
  isWhole?: boolean
  /** For images that are visible at once. */
  isEager?: boolean
  className?: string
}

/** An image of the library in the most suitable size and format; a file without an image shows an icon of its kind. */
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

/** How often a file is refetched while it is being prepared, in milliseconds. */
const refetchMs = 1500

/** Whether a file is being prepared, so that its image is about to change. */
export const isProcessing = ({ state }: Pick<MediaSummary, 'state'>): boolean => state === 'processing'

/** Whether the preparation of a file has failed. */
export const isFailed = ({ state }: Pick<MediaSummary, 'state'>): boolean =>
  state === 'processing-error' || state === 'invalid'

/** One media item, refetched while it is being prepared. */
export const mediaItemQuery = (tenant: string, uuid: string) => ({
  ...mediaClient.get(tenant, uuid),
  refetchInterval: ({ state: { data } }: { state: { data: MediaItem | undefined } }) =>
    data && isProcessing(data) ? refetchMs : (false as const),
})

/** A media item by its uuid; undefined until it has loaded, null if it does not exist (any more). */
export const useMediaItem = (tenant: string, uuid: string | null): MediaItem | null | undefined => {
  const query = useQuery({ ...mediaItemQuery(tenant, uuid ?? ''), enabled: uuid !== null })
  return uuid === null || query.isError ? null : query.data
}

/** The aspect ratio of an image, so that nothing of a logo is cropped. */
export const shapeOf = ({ width, height }: Pick<MediaSummary, 'width' | 'height'>): string | undefined =>
  width && height ? `${width} / ${height}` : undefined
