import { Button } from 'react-aria-components/Button'
import { classNames } from '../../ui/class-names.ts'
import { CommentMark } from '../comments/comment-mark.tsx'
import { useChosen } from '../many/chosen.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { dayName } from '../words/day-words.ts'

type DayHeadingProps = { uuid: string; index: number; title: string | null; date: string; onSelect: () => void }

/** The title of a day; a press on it opens the day. */
export function DayHeading({ uuid, index, title, date, onSelect }: DayHeadingProps) {
  const isOpen = useItineraryState(({ selection }) => selection?.kind === 'day' && selection.uuid === uuid)
  const isSelected = useChosen(({ isChoosing, kind, uuids }) =>
    isChoosing ? kind === 'days' && uuids.has(uuid) : isOpen,
  )
  return (
    <h2>
      <Button
        onPress={onSelect}
        aria-pressed={isSelected}
        className={classNames(
          'focus-ring -ms-2 flex w-full cursor-pointer flex-col rounded-sm px-2 py-1 text-start data-hovered:bg-sunken',
          isSelected && 'bg-brand-tint',
        )}
      >
        <span className={classNames('eyebrow', isSelected && 'text-brand')}>
          {dayName(index)}
          {date && <span className="font-normal tracking-normal normal-case tabular-nums"> · {date}</span>}{' '}
          <CommentMark of={uuid} />
        </span>
        {title && (
          <span dir="auto" className="title line-clamp-2 text-lg leading-6 wrap-anywhere">
            {title}
          </span>
        )}
      </Button>
    </h2>
  )
}

/** The heading above the unscheduled segments. */
export function UnscheduledHeading() {
  return <h2 className="eyebrow py-1">{dayName(null)}</h2>
}
