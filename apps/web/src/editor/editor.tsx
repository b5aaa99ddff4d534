import { useState } from 'react'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DaysTab } from './days-tab.tsx'
import { DraftNote } from './draft-note.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { HistoryKeys } from './history-keys.ts'
import { OverviewTab } from './overview-tab.tsx'
import { PublishTab } from './publish-tab.tsx'
import { RefusalNote, SaveMark } from './save-mark.tsx'
import { TripProvider } from './trip-context.tsx'
import type { Itinerary } from './trip-document.ts'
import { TripHeader } from './trip-header.tsx'
import { useOpenTrip } from './use-open-trip.ts'

type TabId = 'overview' | 'days' | 'publish'

const tabs: readonly { id: TabId; label: string }[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'days', label: 'Days' },
  { id: 'publish', label: 'Publish' },
]

/** The editor of one itinerary or template. */
export function Editor({ record }: { record: Itinerary }) {
  const trip = useOpenTrip(record)
  const [tab, setTab] = useState<TabId>('days')
  return (
    <TripProvider trip={trip}>
      <TripHeader />
      <DraftNote />
      <RefusalNote />
      <Tabs
        label="Itinerary"
        isSticky
        // A template is for making trips; it is not published itself.
        items={tabs.filter(({ id }) => id !== 'publish' || !record.isTemplate)}
        value={tab}
        onChange={setTab}
        actions={
          <>
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
        <TabPanel id="publish">
          <PublishTab />
        </TabPanel>
      </Tabs>
      <ConflictDialog />
      <HistoryKeys />
    </TripProvider>
  )
}
