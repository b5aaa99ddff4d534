import type { Day } from '@sojourn/contract/document/document'
import { Select } from '../../ui/select.tsx'
import { dayName } from '../words/day-words.ts'
import { visitsOn } from './route-extent.ts'
import type { Visit } from './route-of.ts'
import * as wording from './wording.ts'

type Props = {
  days: readonly Day[]
  visits: readonly Visit[]
  /** The index of the day that the map shows; null for the whole route. */
  value: number | null
  onChange: (day: number | null) => void
}

const wholeRoute = 'route'

/** Which part of the route the map shows: all of it, or where the travellers are on a day. */
export function DayChoice({ days, visits, value, onChange }: Props) {
  const options = days.flatMap(({ title }, index) =>
    visitsOn(visits, index).length > 0 ? [{ id: String(index), label: dayName(index, title) }] : [],
  )
  return (
    <Select
      label={wording.dayOnMap}
      isLabelHidden
      isSmall
      options={[{ id: wholeRoute, label: wording.wholeRoute }, ...options]}
      value={value === null ? wholeRoute : String(value)}
      onChange={(id) => onChange(id === wholeRoute ? null : Number(id))}
    />
  )
}
