import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { Read, Summary } from '@sojourn/contract/kit/define-resource'
import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { Picture } from '../ui/picture.tsx'
import { resourceClient } from './resource-client.ts'

/** The library's pictures and files. */
export const mediaClient = resourceClient<typeof mediaItem>('media')

type Shown = Pick<Summary<typeof mediaItem>, 'variants' | 'placeholder' | 'focal'>

/** The best known name of a file. */
export const nameOfMedia = ({ caption, alt, filename }: Pick<Read<typeof mediaItem>, 'caption' | 'alt' | 'filename'>) =>
  caption ?? alt ?? filename

/** A picture of the library in the size that fits; what has none shows a sheet of paper. */
export function MediaThumbnail({ item, sizes, alt = '', ratio = '3 / 2', className }: ThumbnailProps) {
  const webp = item.variants.filter(({ mime, width }) => mime === 'image/webp' && width !== null)
  const [first] = webp
  if (!first) {
    return (
      <span
        className={`flex w-full items-center justify-center bg-sunken text-ink-faint ${className ?? ''}`}
        style={{ aspectRatio: ratio }}
      >
        <FileText aria-hidden size={20} />
      </span>
    )
  }
  return (
    <Picture
      src={first.url}
      srcSet={webp.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      ratio={ratio}
      blur={item.placeholder}
      focalPoint={item.focal}
      className={className}
    />
  )
}

type ThumbnailProps = {
  item: Shown
  /** How wide it is shown, e.g. `6rem`. */
  sizes: string
  alt?: string
  ratio?: string
  className?: string
}

/** A media item by its uuid; undefined until it is read, null when there is none (any more). */
export const useMediaItem = (tenant: string, uuid: string | null): Read<typeof mediaItem> | null | undefined => {
  const query = useQuery({ ...mediaClient.get(tenant, uuid ?? ''), enabled: uuid !== null })
  return uuid === null || query.isError ? null : query.data
}

/** The shape of a picture as it is, so that nothing of a logo is cut off. */
export const shapeOf = ({ width, height }: Pick<Read<typeof mediaItem>, 'width' | 'height'>): string | undefined =>
  width && height ? `${width} / ${height}` : undefined
