import type { ReactNode } from 'react'
import { lazy } from '../kit/lazy/lazy.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { FindingsProvider } from './checks/findings.tsx'
import { useCosting } from './costing/use-costing.ts'
import { DaysDialogs } from './days/days-dialogs.tsx'
import { DaysTab } from './days-tab.tsx'
import { HistoryButtons } from './header/history-buttons.tsx'
import { HistoryKeys } from './header/history-keys.ts'
import { SaveMark } from './header/save-mark.tsx'
import { useCompactHeader } from './panes/compact-header.ts'
import { TabsKey, tabsName } from './panes/tabs-key.ts'
import { lazyPane } from './panes/lazy-pane.tsx'
import { ItineraryProvider, useItinerary, useItineraryState } from './store/itinerary-context.tsx'
import type { Opened } from './offline/read-itinerary.ts'
import { ItineraryHeader } from './header/itinerary-header.tsx'
import { tabIds, useEditorTab } from './panes/use-editor-tab.ts'
import { EditorVerbs } from './verbs/editor-verbs.ts'
import { useOpenItinerary } from './store/use-open-itinerary.ts'
import * as wording from './wording.ts'

const tabs = tabIds.map((id) => ({ id, label: wording.tabs[id] }))

/** Renders nothing, so that new rates render nothing else. */
function CostingLoader() {
  useCosting()
  return null
}

/** The editor of one itinerary or template. */
export function Editor(opened: Opened) {
  const itinerary = useOpenItinerary(opened)
  const [tab, setTab] = useEditorTab()
  return (
    <ItineraryProvider itinerary={itinerary}>
      <CostingLoader />
      <Live />
      <FindingsProvider>
        <Frame>
          <ItineraryHeader />
          <Draft />
          <Rejection />
          <Tabs
            label={tabsName}
            isSticky
            // Templates are used to create itineraries and are not published themselves.
            items={tabs.filter(({ id }) => id !== 'publish' || !opened.record.isTemplate)}
            value={tab}
            onChange={(next) => {
              setTab(next)
              // A tab that is opened starts at its top.
              globalThis.scrollTo({ top: 0, behavior: 'instant' })
            }}
            actions={
              <>
                <Colleagues />
                <SaveMark />
                <HistoryButtons />
              </>
            }
          >
            <TabPanel id="overview">
              <OverviewTab />
            </TabPanel>
            <TabPanel id="days">
              <DaysTab />
            </TabPanel>
            <TabPanel id="price">
              <PriceTab />
            </TabPanel>
            <TabPanel id="people">
              <PeopleTab />
            </TabPanel>
            <TabPanel id="presentation">
              <PresentationTab />
            </TabPanel>
            <TabPanel id="history">
              <HistoryTab />
            </TabPanel>
            <TabPanel id="publish">
              <PublishTab />
            </TabPanel>
          </Tabs>
          <Conflict />
          <HistoryKeys />
          <TabsKey />
          <EditorVerbs />
          {tab === 'days' && <DaysDialogs />}
        </Frame>
      </FindingsProvider>
    </ItineraryProvider>
  )
}

/** At least as high as the screen, so that the page's footer is below everything that is edited. */
function Frame({ children }: { children: ReactNode }) {
  const isCompact = useCompactHeader((state) => state.isCompact)
  return (
    <div data-compact={isCompact || undefined} className="group/editor min-h-[calc(100dvh-6.5rem)]">
      {children}
    </div>
  )
}

/** Offers to restore edits of an earlier visit. */
function Draft() {
  const { olderDraft } = useItinerary()
  return olderDraft && <DraftNote />
}

/** Says why the server rejected the changes. */
function Rejection() {
  const isRejected = useItineraryState((state) => state.save.kind === 'rejected')
  return isRejected ? <RejectionNote /> : null
}

/** Asks whose version to keep when two users have changed the same part of the itinerary. */
function Conflict() {
  const isAsked = useItineraryState((state) => state.save.kind === 'conflict')
  return isAsked ? <ConflictDialog /> : null
}

// What the Days tab does not need is loaded when it is opened.
const OverviewTab = lazyPane(async () => (await import('./overview/overview-tab.tsx')).OverviewTab)
const PriceTab = lazyPane(async () => (await import('./price/price-tab.tsx')).PriceTab)
const PeopleTab = lazyPane(async () => (await import('./people/people-tab.tsx')).PeopleTab)
const PresentationTab = lazyPane(async () => (await import('./presentation/presentation-tab.tsx')).PresentationTab)
const HistoryTab = lazyPane(async () => (await import('./history/history-tab.tsx')).HistoryTab)
const PublishTab = lazyPane(async () => (await import('./publish/publish-tab.tsx')).PublishTab)
const Live = lazy(async () => (await import('./live/live.tsx')).Live, { missing: 'toast' })
const Colleagues = lazy(async () => (await import('./live/colleagues.tsx')).Colleagues, { missing: 'toast' })
const DraftNote = lazy(async () => (await import('./header/deferred/draft-note.tsx')).DraftNote, { missing: 'retry' })
const RejectionNote = lazy(async () => (await import('./header/deferred/rejection-note.tsx')).RejectionNote, {
  missing: 'retry',
})
const ConflictDialog = lazy(async () => (await import('./header/deferred/conflict-dialog.tsx')).ConflictDialog, {
  missing: 'retry',
})
