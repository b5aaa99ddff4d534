import { useQuery } from '@tanstack/react-query'
import type { Segment } from '@sojourn/contract/document/document'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const { media } = clients

/** Signed URLs are valid for hours, so there is no need to fetch a new one before they expire. */
const hour = 60 * 60 * 1000

type MediaPictureProps = { reference: MediaRef; ratio: string; sizes: string; className?: string }

/** An image of the media library. If it was deleted, nothing is shown. */
export function MediaPicture({ reference, ratio, sizes, className }: MediaPictureProps) {
  const tenant = useTenant()
  const { data: item, isPending } = useQuery({ ...media.get(tenant.uuid, reference.media), staleTime: hour })
  if (isPending) return <Skeleton className={className} />
  const variants = item?.variants.filter(({ mime, width }) => mime.startsWith('image/') && width !== null) ?? []
  const middle = variants.toSorted((a, b) => Math.abs((a.width ?? 0) - 960) - Math.abs((b.width ?? 0) - 960))[0]
  if (!item || !middle) return null
  return (
    <Picture
      src={middle.url}
      srcSet={variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt={reference.alt ?? item.alt ?? ''}
      ratio={ratio}
      focalPoint={item.focal}
      blur={item.placeholder}
      className={className}
    />
  )
}

/** The first image of a segment, if it has one, across the form. */
export function SegmentPicture({ segment }: { segment: Segment }) {
  const [first] = segment.media
  if (!first) return null
  return (
    <MediaPicture reference={first} ratio="5 / 2" sizes="(width < 64em) 100vw, 40rem" className="mb-6 rounded-md" />
  )
}
