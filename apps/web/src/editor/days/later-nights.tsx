import { BedDouble } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { titleOf } from '../words/segment-words.ts'
import type { LaterNight } from './listed-segments.ts'
import * as wording from './wording.ts'

/** The stays that go on from earlier days, as bars above the segments of a day. A press on one opens the stay. */
export function LaterNights({
  nights,
  onSelect,
}: {
  nights: readonly LaterNight[]
  onSelect: (segment: string) => void
}) {
  return (
    <ul aria-label={wording.laterNights} className="mb-1.5 flex flex-col gap-1">
      {nights.map((one) => (
        <li key={one.segment.uuid}>
          <NightBar {...one} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  )
}

/** A plain button, because a long itinerary has hundreds. */
function NightBar({ segment, night, onSelect }: LaterNight & { onSelect: (segment: string) => void }) {
  const isSelected = useItineraryState(({ selection }) => selection?.uuid === segment.uuid)
  const isLast = night === segment.nights
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onSelect(segment.uuid)}
      className={classNames(
        'flex min-h-6.5 w-full cursor-pointer items-center gap-2 border-s-3 border-brand bg-brand-tint px-2 text-start text-xs text-ink-soft -outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-focus',
        isLast ? 'rounded-e-sm rounded-es-sm' : 'rounded-e-sm',
        isSelected && 'font-medium text-brand',
      )}
    >
      <BedDouble aria-hidden size={14} className="shrink-0 text-brand" />
      <span dir="auto" className="min-w-0 truncate tabular-nums">
        {wording.laterNight({ night, nights: segment.nights, title: titleOf(segment) })}
      </span>
    </button>
  )
}
