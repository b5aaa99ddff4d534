import type { Segment } from '@sojourn/contract/document/document'
import { Checkbox } from '../../ui/checkbox.tsx'
import { titleOf } from '../words/segment-words.ts'
import type { Itinerary } from '../store/itinerary-document.ts'
import { dayName } from '../words/day-words.ts'
import * as wording from './wording.ts'

type TemplateDaysProps = {
  template: Itinerary
  /** The indexes of the days that are left out. */
  left: ReadonlySet<number>
  onChange: (left: ReadonlySet<number>) => void
}

/** The days of a template with their segments, each with a checkbox. */
export function TemplateDays({ template, left, onChange }: TemplateDaysProps) {
  const { days, segments } = template
  const byDay = Map.groupBy(segments, ({ day }) => day)
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{wording.daysLabel}</legend>
      <div className="mt-2 rounded-md border border-line bg-surface">
        <Checkbox
          className="flex w-full border-b border-line px-3 py-2.5"
          isSelected={left.size === 0}
          isIndeterminate={left.size > 0 && left.size < days.length}
          onChange={(isAll) => onChange(new Set(isAll ? [] : days.keys()))}
        >
          {wording.allDays}
        </Checkbox>
        <ol className="max-h-80 overflow-y-auto py-1">
          {days.map(({ uuid, title }, index) => (
            <li key={uuid}>
              <Checkbox
                className="flex w-full px-3 py-1.5"
                isSelected={!left.has(index)}
                onChange={(isChosen) =>
                  onChange(new Set(isChosen ? [...left].filter((one) => one !== index) : [...left, index]))
                }
                description={titlesOf(byDay.get(index) ?? [])}
              >
                <span dir="auto">{dayName(index, title)}</span>
              </Checkbox>
            </li>
          ))}
        </ol>
      </div>
    </fieldset>
  )
}

/** The first segments of a day, and how many more there are. */
const titlesOf = (segments: readonly Segment[]): string => {
  const firstTitles = segments.slice(0, 3).map(titleOf).join(' · ')
  return segments.length > 3
    ? wording.moreSegments({ titles: firstTitles, count: segments.length - 3 })
    : firstTitles || wording.nothingPlanned
}
