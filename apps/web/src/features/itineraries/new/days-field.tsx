import type { Segment } from '@sojourn/contract/document/document'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SourceField } from './source-field.tsx'
import type { ChosenDays } from './starts.ts'
import * as wording from './wording.ts'

type DaysFieldProps = {
  value: readonly ChosenDays[]
  onChange: (value: readonly ChosenDays[]) => void
  errorMessage: string | null
}

/** A choice of days of several itineraries and templates, in the order in which these are added. */
export function DaysField({ value, onChange, errorMessage }: DaysFieldProps) {
  return (
    <div className="flex flex-col gap-4">
      {value.map((chosen) => (
        <DaysOf
          key={chosen.source.uuid}
          chosen={chosen}
          onChange={(only) => onChange(value.map((one) => (one === chosen ? { ...chosen, only } : one)))}
          onRemove={() => onChange(value.filter((one) => one !== chosen))}
        />
      ))}
      {/* Mounted again after each choice, because otherwise its list would open again. */}
      <SourceField
        key={value.length}
        autoFocus={value.length > 0}
        label={value.length === 0 ? wording.takeDaysFrom : wording.takeMoreDaysFrom}
        from="both"
        value={null}
        except={value.map(({ source }) => source.uuid)}
        onChange={(source) => source && onChange([...value, { source, only: null }])}
        errorMessage={errorMessage}
      />
    </div>
  )
}

type DaysOfProps = { chosen: ChosenDays; onChange: (only: readonly number[] | null) => void; onRemove: () => void }

function DaysOf({ chosen: { source, only }, onChange, onRemove }: DaysOfProps) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(clients.itineraries.get(tenant, source.uuid))
  const { days = [], segments = [] } = query.data ?? {}
  const byDay = Map.groupBy(segments, ({ day }) => day)
  const all = days.keys().toArray()
  const chosen = only ?? all
  const set = (next: readonly number[]) => onChange(next.length === days.length ? null : next)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{wording.daysOf({ title: source.title })}</legend>
      <div className="rounded-md border border-line bg-surface">
        <div className="flex items-center gap-2 border-b border-line py-1 ps-3 pe-1">
          <Checkbox
            className="flex min-w-0 grow py-1.5"
            isSelected={chosen.length === days.length}
            isIndeterminate={chosen.length > 0 && chosen.length < days.length}
            onChange={(isAll) => onChange(isAll ? null : [])}
          >
            <bdi className="font-medium wrap-anywhere">{source.title}</bdi>
          </Checkbox>
          <IconButton icon={X} size="small" label={wording.removeSource({ title: source.title })} onPress={onRemove} />
        </div>
        {query.data ? (
          <ol className="max-h-60 overflow-y-auto py-1">
            {days.map(({ uuid, title }, index) => (
              <li key={uuid}>
                <Checkbox
                  className="flex w-full px-3 py-1.5"
                  isSelected={chosen.includes(index)}
                  onChange={(isChosen) => set(all.filter((day) => (day === index ? isChosen : chosen.includes(day))))}
                  description={titlesOf(byDay.get(index) ?? [])}
                >
                  <span dir="auto">
                    {title ? wording.dayWithTitle({ day: index + 1, title }) : wording.day({ day: index + 1 })}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ol>
        ) : (
          <Waiting query={query} words={wording.waiting} rows={3} />
        )}
      </div>
    </fieldset>
  )
}

/** The first segments of a day, and how many more there are. */
const titlesOf = (segments: readonly Segment[]): string => {
  const titles = segments
    .slice(0, 3)
    .map(({ title, overrides }) => overrides.title ?? title)
    .join(' · ')
  if (titles === '') return wording.nothingPlanned
  return segments.length > 3 ? wording.moreSegments({ titles, count: segments.length - 3 }) : titles
}
