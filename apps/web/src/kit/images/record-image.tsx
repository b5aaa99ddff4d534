import type { LucideIcon } from 'lucide-react'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { sizesOf } from './image-sizes.ts'

type RecordImageProps = {
  thumbnail: Thumbnail | null | undefined
  /** Shown if there is no image. */
  icon: LucideIcon
  iconSize?: number
  /** The displayed width, e.g. `6rem`. */
  sizes: string
  ratio?: string
  /** For images that are visible at once. */
  isEager?: boolean
  className?: string
}

/** The image of a record as lists have it, cropped, or the icon of its resource. Decorative, because the name is next to it. */
export function RecordImage(props: RecordImageProps) {
  const { thumbnail, icon: Icon, iconSize = 20, sizes, ratio = '4 / 3', isEager, className } = props
  const { sources, fallback } = sizesOf(thumbnail?.variants ?? [])
  if (!thumbnail || !fallback) {
    return (
      <span
        className={classNames('flex items-center justify-center bg-sunken text-ink-faint', className)}
        style={{ aspectRatio: ratio }}
      >
        <Icon aria-hidden size={iconSize} />
      </span>
    )
  }
  return (
    <Picture
      src={fallback.url}
      sources={sources}
      sizes={sizes}
      alt=""
      ratio={ratio}
      colour={thumbnail.colour}
      blur={thumbnail.placeholder}
      focalPoint={thumbnail.focal}
      isEager={isEager}
      className={className}
    />
  )
}

/** The image in front of a record in a list of results. Its space is the same with and without one. */
export function RowImage({ thumbnail, icon }: Pick<RecordImageProps, 'thumbnail' | 'icon'>) {
  return (
    <RecordImage thumbnail={thumbnail} icon={icon} iconSize={16} sizes="2.5rem" className="w-10 shrink-0 rounded-xs" />
  )
}
