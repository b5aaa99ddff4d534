import { ChevronLeft, MousePointerClick } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { BREAKPOINTS } from '../ui/constants.ts'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { DayList } from './days/day-list.tsx'
import { AddMenuItems } from './days/days-dialogs.tsx'
import { DayGlance, SideView, useSides } from './side-view.tsx'
import { useItinerary, useItineraryState } from './store/itinerary-context.tsx'
import { useBackToList, useOpenForm, usePane, wideScreen } from './panes/use-pane.ts'
import { useCompactWhileScrolled } from './panes/compact-header.ts'
import { type Side, useSide } from './panes/use-side.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SkeletonForm } from '../ui/skeleton.tsx'
import { lazyPane } from './panes/lazy-pane.tsx'
import * as wording from './wording.ts'

type PaneId = 'list' | 'form' | Side

const first: readonly { id: PaneId; label: string }[] = [
  { id: 'list', label: wording.list },
  { id: 'form', label: wording.details },
]

/**
 * The Days tab: the list of days and segments, the form of the selected one, and the side pane. They are side by side, or one
 * at a time on small screens.
 */
export function DaysTab() {
  const isWide = useIsWide()
  const sides = useSides()
  const panes = [...first, ...sides]
  const [pane, setPane] = usePane(panes)
  const openForm = useOpenForm()
  // Most users open it next, even on screens where it is not beside the list, and perhaps when they are offline.
  useEffect(() => {
    DayGlance.prefetch()
    DayForm.prefetch()
    SegmentForm.prefetch()
    AddMenuItems.prefetch()
  }, [])
  if (isWide) return <Panes />
  return (
    <Tabs label={wording.tabs.days} items={panes} value={pane ?? 'list'} onChange={setPane} className="-mt-4">
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
      {wording.backToList}
    </Button>
  )
}

/** The panes scroll on their own below the tab bar, so that list, form and side pane stay side by side. */
const PANE =
  'lg:sticky lg:top-25 lg:max-h-[calc(100dvh-6.25rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:py-6 lg:[--sticky-top:-1.5rem]'

/** Over the first pixels of a pane's content, to see whether it is scrolled. */
const TOP_MARK = 'pointer-events-none absolute start-0 top-0 h-12 w-px'

function Panes() {
  const { store } = useItinerary()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listTop = useRef<HTMLSpanElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const formTop = useRef<HTMLSpanElement>(null)
  useCompactWhileScrolled(list, listTop)
  useCompactWhileScrolled(form, formTop)
  const isRoomy = useIsRoomy(box)
  const [side, setSide] = useSide()
  // When the selection changes, the new form starts at its top.
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
        <div ref={list} className={classNames(PANE, '-ms-3 ps-3 pe-2')}>
          <span ref={listTop} aria-hidden className={TOP_MARK} />
          <DayList />
        </div>
        <div ref={form} className={classNames(PANE, '-mx-3 min-w-0 px-3')}>
          <span ref={formTop} aria-hidden className={TOP_MARK} />
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

/**
 * The same columns for every side pane, so that nothing moves when it changes. The side pane is wide enough for the map and the
 * page.
 */
const roomyColumns = 'grid-cols-[19rem_minmax(0,1fr)_21rem] @min-[78rem]:grid-cols-[22rem_minmax(0,1fr)_25rem]'

/** The least width at which all three panes are side by side, in rem. */
const roomyFrom = 62

const roomyScreen = globalThis.matchMedia(`(width >= ${BREAKPOINTS['2xl']})`)

/**
 * Whether there is room for three panes. It is measured rather than left to CSS, so that each pane, and the map in it, is
 * rendered only once.
 */
const useIsRoomy = (box: RefObject<HTMLElement | null>): boolean => {
  // An initial guess, so that most screens need not render everything twice.
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

/** The pane beside the form. */
const SidePane = lazyPane(async () => (await import('./side-pane.tsx')).SidePane)
/** The form of a day. Its code is loaded after the list has been shown. */
const DayForm = lazyPane(async () => (await import('./days/deferred/day-form.tsx')).DayForm, <SkeletonForm />)
/** The form of a segment. */
const SegmentForm = lazyPane(async () => (await import('./segments/segment-form.tsx')).SegmentForm, <SkeletonForm />)

/** The form of the day or segment that is selected in the list. */
function SelectionForm() {
  const selection = useItineraryState((state) => state.selection)
  const segment = useItineraryState(({ document }) => document.segments.find((one) => one.uuid === selection?.uuid))
  const index = useItineraryState(({ document }) => document.days.findIndex((one) => one.uuid === selection?.uuid))
  const day = useItineraryState(({ document }) => document.days[index])
  if (segment) return <SegmentForm key={segment.uuid} segment={segment} />
  if (day) return <DayForm key={day.uuid} day={day} index={index} />
  return (
    <EmptyState icon={MousePointerClick} title={wording.nothingSelected}>
      {wording.nothingSelectedHint}
    </EmptyState>
  )
}
