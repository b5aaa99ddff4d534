import { BedDouble, Binoculars, Car, Copy, Plane, Trash2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { MenuItem } from '../menu.tsx'
import { SortableList } from '../sortable/sortable-list.tsx'
import type { SortableGroup } from '../sortable/sortable-props.ts'
import { Section } from './section.tsx'

interface Segment {
  id: string
  title: string
  note: string
  icon: LucideIcon
}

const segment = (id: string, title: string, note: string, icon: LucideIcon): Segment => ({ id, title, note, icon })

const DAYS: SortableGroup<Segment>[] = [
  {
    id: 'tray',
    title: 'Unscheduled',
    emptyText: 'Drop here what has no day yet.',
    items: [segment('balloon', 'Balloon over the dunes', 'Excursion, 3 h', Binoculars)],
  },
  {
    id: 'day-1',
    title: 'Day 1',
    items: [
      segment('flight', 'Frankfurt to Windhoek', '21:40 – 07:25, overnight', Plane),
      segment('pick-up', 'Pick up the car', 'Airport, 08:30', Car),
      segment('villa', 'Olive Grove Guesthouse', '1 night, breakfast', BedDouble),
    ],
  },
  { id: 'day-2', title: 'Day 2', items: [] },
  {
    id: 'day-3',
    title: 'Day 3',
    items: [
      segment('drive', 'Windhoek to Okaukuejo', '435 km, about 4 h 40', Car),
      segment('camp', 'Etosha Safari Camp', '2 nights, half board', BedDouble),
    ],
  },
]

export function OrganiseSection() {
  const [days, setDays] = useState(DAYS)
  const [selected, setSelected] = useState<string | null>('villa')

  const move = useCallback((itemId: string, to: { group: string; index: number }) => {
    setDays((now) => {
      const item = now.flatMap(({ items }) => items).find(({ id }) => id === itemId)
      if (!item) return now
      return now.map((day) => {
        const rest = day.items.filter(({ id }) => id !== itemId)
        if (day.id === to.group) return { ...day, items: rest.toSpliced(to.index, 0, item) }
        return rest.length === day.items.length ? day : { ...day, items: rest }
      })
    })
  }, [])

  return (
    <Section title="Organisable list">
      <div className="grid gap-8 lg:grid-cols-2">
        <SortableList
          label="Days and segments"
          groups={days}
          itemId={idOf}
          itemName={titleOf}
          renderItem={renderSegment}
          renderItemActions={renderActions}
          onMove={move}
          selectedId={selected}
          onSelect={setSelected}
        />
        <SortableList
          label="Sections of the page"
          groups={[days[1], days[3]]
            .filter((day) => day !== undefined)
            .map((day) => ({ ...day, id: `fixed-${day.id}` }))}
          itemId={idOf}
          itemName={titleOf}
          renderItem={renderSegment}
          onMove={move}
          isReadOnly
        />
      </div>
    </Section>
  )
}

const idOf = ({ id }: Segment) => id
const titleOf = ({ title }: Segment) => title

function renderSegment({ title, note, icon: Icon }: Segment) {
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{title}</span>
        <span className="block truncate text-xs text-ink-soft">{note}</span>
      </span>
    </span>
  )
}

function renderActions() {
  return (
    <>
      <MenuItem icon={Copy}>Duplicate</MenuItem>
      <MenuItem icon={Trash2} isDanger>
        Remove
      </MenuItem>
    </>
  )
}
