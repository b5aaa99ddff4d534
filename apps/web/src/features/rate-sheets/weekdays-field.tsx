import { weekdays } from '@sojourn/contract/resources/excursion'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import * as wording from './wording.ts'

type Weekdays = (typeof weekdays)[number][]

/** The days of the week on which something applies; all of them if none is selected. */
export function WeekdaysField({ value, onChange }: { value: Weekdays; onChange: (days: Weekdays) => void }) {
  return (
    <div>
      <span className="mb-1.5 block text-sm font-medium">{wording.weekdays}</span>
      <ToggleButtonGroup
        aria-label={wording.weekdays}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(weekdays.filter((day) => keys.has(day)))}
        className="flex flex-wrap gap-1"
      >
        {weekdays.map((day, n) => (
          <ToggleButton
            key={day}
            id={day}
            className="focus-ring inline-flex min-h-8 min-w-11 cursor-pointer items-center justify-center rounded-sm border border-line-strong px-2 text-sm data-hovered:bg-sunken data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand"
          >
            {short.format(Date.UTC(2024, 0, n + 1))}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p className="mt-1.5 text-sm text-ink-soft">{value.length === 0 ? wording.everyDay : wording.selectedDays}</p>
    </div>
  )
}

const short = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
