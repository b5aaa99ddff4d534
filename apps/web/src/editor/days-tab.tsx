import { useState, useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../ui/constants.ts'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { DayGlance } from './day-glance.tsx'
import { DayList } from './day-list.tsx'
import { SelectionForm } from './selection-form.tsx'
import { useTripState } from './trip-context.tsx'

type PaneId = 'list' | 'form' | 'glance'

const panes: readonly { id: PaneId; label: string }[] = [
  { id: 'list', label: 'List' },
  { id: 'form', label: 'Details' },
  { id: 'glance', label: 'At a glance' },
]

/** Days and segments, the one being edited, and how its day looks: side by side, or one at a time on small screens. */
export function DaysTab() {
  const isWide = useIsWide()
  const [pane, setPane] = useState<PaneId>('list')
  if (isWide) return <Panes />
  return (
    <Tabs label="Days" items={panes} value={pane} onChange={setPane} className="-mt-4">
      <TabPanel id="list">
        <DayList onSelect={() => setPane('form')} />
      </TabPanel>
      <TabPanel id="form">
        <SelectionForm />
      </TabPanel>
      <TabPanel id="glance">
        <DayGlance onOpen={() => setPane('form')} />
      </TabPanel>
    </Tabs>
  )
}

/** What scrolls by itself below the line of tabs, so that list, form and glance stay beside each other. */
const PANE =
  'lg:sticky lg:top-25 lg:max-h-[calc(100dvh-6.25rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:py-6'

function Panes() {
  const chosen = useTripState((state) => state.selection?.uuid)
  return (
    <div className="@container -mt-6">
      <div className="grid grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] gap-x-8 @min-[62rem]:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)_18rem]">
        <div className={`${PANE} -ms-3 ps-3 pe-2`}>
          <DayList />
        </div>
        {/* Another choice is another form: it begins at its top. */}
        <div key={chosen} className={`${PANE} -mx-3 min-w-0 px-3`}>
          <SelectionForm />
          <div className="mt-10 @min-[62rem]:hidden">
            <DayGlance />
          </div>
        </div>
        <div className={`${PANE} hidden @min-[62rem]:block`}>
          <DayGlance />
        </div>
      </div>
    </div>
  )
}

const wide = globalThis.matchMedia(`(width >= ${BREAKPOINTS.lg})`)

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
