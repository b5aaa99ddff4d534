import { ChevronLeft, MousePointerClick } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { BREAKPOINTS } from '../ui/constants.ts'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { DayList } from './days/day-list.tsx'
import { DayGlance, SidePane, SideView, useSides } from './side-pane.tsx'
import { useItinerary, useItineraryState } from './store/itinerary-context.tsx'
import { useBackToList, useOpenForm, usePane, wideScreen } from './panes/use-pane.ts'
import { type Side, useSide } from './panes/use-side.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SkeletonForm } from '../ui/skeleton.tsx'
import { lazyPane } from './panes/lazy-pane.tsx'

type PaneId = 'list' | 'form' | Side

const first: readonly { id: PaneId; label: string }[] = [
  { id: 'list', label: 'List' },
  { id: 'form', label: 'Details' },
]

/** Days and segments, the one being edited, and what stands beside it: side by side, or one at a time on small screens. */
export function DaysTab() {
  const isWide = useIsWide()
  const sides = useSides()
  const panes = [...first, ...sides]
  const [pane, setPane] = usePane(panes)
  const openForm = useOpenForm()
  // Most likely wanted next, also where it is not beside the list, and there perhaps without a network.
  useEffect(() => {
    DayGlance.prefetch()
    DayForm.prefetch()
    SegmentForm.prefetch()
  }, [])
  if (isWide) return <Panes />
  return (
    <Tabs label="Days" items={panes} value={pane ?? 'list'} onChange={setPane} className="-mt-4">
      <TabPanel id="list">
        <DayList onSelect={openForm} />
      </TabPanel>
      <TabPanel id="form">
        <BackToList />
        <SelectionForm />
      </TabPanel>
      {sides.map(({ id }) => (
        <TabPanel key={id} id={id}>
          <SideView side={id} onOpen={openForm} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

function BackToList() {
  const back = useBackToList()
  return (
    <Button variant="quiet" size="small" icon={ChevronLeft} className="-ms-2.5 -mt-3 mb-2" onPress={back}>
      Days and segments
    </Button>
  )
}

/** What scrolls by itself below the line of tabs, so that list, form and side stay beside each other. */
const PANE =
  'lg:sticky lg:top-25 lg:max-h-[calc(100dvh-6.25rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:py-6'

function Panes() {
  const { store } = useItinerary()
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const isRoomy = useIsRoomy(box)
  const [side, setSide] = useSide()
  // Another choice is another form: it begins at its top.
  useEffect(
    () =>
      store.subscribe(({ selection }, before) => {
        if (selection?.uuid !== before.selection?.uuid) form.current?.scrollTo({ top: 0, behavior: 'instant' })
      }),
    [store],
  )
  return (
    <div ref={box} className="@container -mt-6">
      <div
        className={classNames('grid gap-x-8', isRoomy ? roomyColumns : 'grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]')}
      >
        <div className={`${PANE} -ms-3 ps-3 pe-2`}>
          <DayList />
        </div>
        <div ref={form} className={`${PANE} -mx-3 min-w-0 px-3`}>
          <SelectionForm />
          {!isRoomy && (
            <div className="mt-10 border-t border-line pt-6">
              <SidePane side={side} onChange={setSide} />
            </div>
          )}
        </div>
        {isRoomy && (
          <div className={PANE}>
            <SidePane side={side} onChange={setSide} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The same whatever stands beside the form, so that nothing moves when that changes; a map and a page want the room. */
const roomyColumns = 'grid-cols-[19rem_minmax(0,1fr)_21rem] @min-[78rem]:grid-cols-[22rem_minmax(0,1fr)_25rem]'

/** How wide all three are beside each other, in rem. */
const roomyFrom = 62

const roomyScreen = globalThis.matchMedia(`(width >= ${BREAKPOINTS['2xl']})`)

/** Whether there is room for three panes. It is measured, so that a pane is there once, and a map in it too. */
const useIsRoomy = (box: RefObject<HTMLElement | null>): boolean => {
  // A guess, so that most screens need not draw everything twice.
  const [isRoomy, setRoomy] = useState(roomyScreen.matches)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () =>
      setRoomy(
        element.clientWidth >= roomyFrom * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isRoomy
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      wideScreen.addEventListener('change', listener)
      return () => wideScreen.removeEventListener('change', listener)
    },
    () => wideScreen.matches,
  )

/** The form of a day, whose code comes after the list has been shown. */
const DayForm = lazyPane(async () => (await import('./days/day-form.tsx')).DayForm, <SkeletonForm />)
/** The form of a segment. */
const SegmentForm = lazyPane(async () => (await import('./segments/segment-form.tsx')).SegmentForm, <SkeletonForm />)

/** The form of whatever is chosen in the list. */
function SelectionForm() {
  const selection = useItineraryState((state) => state.selection)
  const segment = useItineraryState(({ document }) => document.segments.find((one) => one.uuid === selection?.uuid))
  const index = useItineraryState(({ document }) => document.days.findIndex((one) => one.uuid === selection?.uuid))
  const day = useItineraryState(({ document }) => document.days[index])
  if (segment) return <SegmentForm key={segment.uuid} segment={segment} />
  if (day) return <DayForm key={day.uuid} day={day} index={index} />
  return (
    <EmptyState icon={MousePointerClick} title="Nothing chosen">
      Choose a day or a segment to see and change it here.
    </EmptyState>
  )
}
