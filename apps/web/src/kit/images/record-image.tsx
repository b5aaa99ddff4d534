import type { LucideIcon } from 'lucide-react'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'

type RecordImageProps = {
  thumbnail: Thumbnail | null | undefined
  /** Shown if there is no image. */
  icon: LucideIcon
  iconSize?: number
  ratio?: string
  /** For images that are visible at once. */
  isEager?: boolean
  className?: string
}

/** The image of a record as lists have it, cropped, or the icon of its resource. Decorative, because the name is next to it. */
export function RecordImage(props: RecordImageProps) {
  const { thumbnail, icon: Icon, iconSize = 20, ratio = '4 / 3', isEager, className } = props
  if (!thumbnail) {
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
      src={thumbnail.url}
      alt=""
      ratio={ratio}
      colour={thumbnail.colour}
      focalPoint={thumbnail.focal}
      isEager={isEager}
      className={className}
    />
  )
}

/** The image in front of a record in a list of results. Its space is the same with and without one. */
export function RowImage({ thumbnail, icon }: Pick<RecordImageProps, 'thumbnail' | 'icon'>) {
  return <RecordImage thumbnail={thumbnail} icon={icon} iconSize={16} className="w-10 shrink-0 rounded-xs" />
}
