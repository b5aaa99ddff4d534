import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Segment } from '@sojourn/contract/document/document'
import { tagsOf } from '@sojourn/contract/itinerary/segment-tags'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { classNames } from '../../../ui/class-names.ts'
import { CommentMark } from '../../comments/comment-mark.tsx'
import type { ListedSegment } from '../../days/listed-segments.ts'
import { kindIcons } from '../../words/segment-kinds.ts'
import { bookingInWords, noteOf, titleOf } from '../../words/segment-words.ts'
import { useIsOutdated } from '../outdated.ts'
import { InsertButton } from './add-button.tsx'
import { useThumbnail } from './thumbnails.ts'
import * as wording from './wording.ts'

type SegmentRowProps = { listed: ListedSegment; canInsert: boolean }

/** A segment in the list: its image or the icon of its kind, title, time, price and booking, and what the client may choose. */
export function SegmentRow({ listed: { segment, mark, choice, price }, canInsert }: SegmentRowProps) {
  const title = titleOf(segment)
  const note = noteOf(segment) || kindTraits[segment.kind].words.editor
  const tags = tagsOf(segment).join(', ')
  const isOutdated = useIsOutdated(segment.uuid)
  return (
    <span className="flex items-center gap-2.5">
      <RowImage segment={segment} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span dir="auto" className="min-w-0 grow truncate text-sm font-medium">
            {title}
          </span>
          {isOutdated && (
            <span className="shrink-0 text-info">
              <RefreshCw aria-hidden size={14} />
              <span className="sr-only">{wording.updateAvailable}</span>
            </span>
          )}
          <CommentMark of={segment.uuid} />
          {(kindTraits[segment.kind].isBookable || segment.bookingStatus !== 'not_requested') && (
            <BookingDot status={segment.bookingStatus} />
          )}
        </span>
        <span className="flex items-baseline gap-2 text-xs text-ink-soft tabular-nums">
          {mark && <span className="shrink-0 rounded-xs bg-info-tint px-1 text-info">{wording.marks[mark]}</span>}
          <span dir="auto" className="min-w-0 grow truncate">
            {note}
          </span>
          {tags && (
            <span dir="auto" className="max-w-2/5 shrink-0 truncate rounded-xs bg-sunken px-1">
              {tags}
            </span>
          )}
          {price && <span className="shrink-0">{price}</span>}
        </span>
      </span>
      {choice?.isFirst && <span className={LEGEND}>{wording.choice({ name: choice.name })}</span>}
      {canInsert && <InsertButton to={segment.day} before={segment.uuid} title={title} />}
    </span>
  )
}

/** The first image of a segment, on the icon of its kind. The box has its size before the image is known. */
function RowImage({ segment: { kind, media, overrides } }: { segment: Segment }) {
  const Icon = kindIcons[kind]
  const image = useThumbnail((overrides.media ?? media)[0]?.media)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  return (
    <span className="relative flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-xs bg-sunken text-brand">
      <Icon aria-hidden size={18} />
      {image && image.url !== failedUrl && (
        <img
          key={image.url}
          src={image.url}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          // The icon stays visible.
          onError={() => setFailedUrl(image.url)}
          className="absolute inset-0 size-full object-cover"
          style={{
            backgroundColor: image.colour ?? undefined,
            objectPosition: `${image.focal.x * 100}% ${image.focal.y * 100}%`,
          }}
        />
      )}
    </span>
  )
}

const DOTS: Readonly<Record<Segment['bookingStatus'], string>> = {
  not_requested: 'border-line-strong',
  requested: 'border-info bg-info',
  provisional: 'border-held bg-held',
  waitlisted: 'border-warning bg-warning',
  confirmed: 'border-success bg-success',
  declined: 'border-danger bg-danger',
  cancelled: 'border-danger',
}

/** The state of the booking. Its name is a tooltip, and there for screen readers. */
function BookingDot({ status }: { status: Segment['bookingStatus'] }) {
  const words = wording.booking({ status: bookingInWords(status) })
  return (
    <span title={words} className="-m-1 flex size-4.5 shrink-0 items-center justify-center">
      <span aria-hidden className={classNames('size-2.5 rounded-full border-2', DOTS[status])} />
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** On the bracket, like the legend of a group of fields. */
const LEGEND = 'absolute -start-1.5 -top-2.25 max-w-[85%] truncate bg-paper px-1 text-xs font-medium text-brand'

const BRACKET =
  'ms-3 before:pointer-events-none before:absolute before:-start-2.75 before:-top-1.75 before:-bottom-px before:w-2 before:border-s-2 before:border-brand'

/** Brackets the row with those that are offered for the same choice. */
export const choiceStyle = ({ choice }: ListedSegment): string | undefined =>
  choice
    ? classNames(
        BRACKET,
        choice.isFirst && 'mt-2.5 before:-top-px! before:rounded-ss-xs before:border-t-2',
        choice.isLast && 'before:rounded-es-xs before:border-b-2',
      )
    : undefined
