import { Globe, Users } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Card } from '../card.tsx'
import { Disclosure } from '../disclosure.tsx'
import { Meter } from '../meter.tsx'
import { Picture } from '../picture.tsx'
import { STATUSES, StatusBadge } from '../status-badge.tsx'
import { TabPanel, Tabs } from '../tabs.tsx'
import { demoPicture } from './demo-picture.ts'
import { Line, Section } from './section.tsx'

const TABS = ['Overview', 'Days', 'Price', 'People', 'Presentation', 'History', 'Publish'].map((label) => ({
  id: label.toLowerCase(),
  label,
  count: label === 'Days' ? 14 : undefined,
}))

export function DataSection() {
  const [tab, setTab] = useState('days')
  return (
    <Section title="Showing things">
      <Line label="Statuses">
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Line>
      <Line label="Badges and people">
        <Badge>Draft</Badge>
        <Badge tone="brand" icon={Globe}>
          Published
        </Badge>
        <Badge tone="success">Confirmed</Badge>
        <Badge tone="warning">Expires soon</Badge>
        <Badge tone="danger">Overdue</Badge>
        <Badge tone="info">Update available</Badge>
        {['Marit Solberg', 'Jonas Weber', 'Ana Ferreira'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Line>
      <Tabs label="Itinerary" items={TABS} value={tab} onChange={setTab}>
        {TABS.map(({ id, label }) => (
          <TabPanel key={id} id={id}>
            <p className="text-ink-soft">The {label.toLowerCase()} of this itinerary.</p>
          </TabPanel>
        ))}
      </Tabs>
      <div className="grid gap-6 md:grid-cols-3">
        {[24, 90, 200].map((hue) => (
          <Card key={hue} isFlush>
            <Picture src={demoPicture(hue)} alt="Dunes in the evening" ratio="3 / 2" colour="#d9b48f" />
            <div className="p-5">
              <p className="eyebrow mb-1">Namibia</p>
              <h3 className="title text-xl">Sossusvlei</h3>
              <p className="mt-1 text-sm text-ink-soft">Red dunes, white pans, and silence before sunrise.</p>
            </div>
          </Card>
        ))}
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card title="Usage" actions={<Users aria-hidden size={18} className="text-ink-faint" />}>
          <div className="flex flex-col gap-5">
            <Meter label="Itineraries" value={12} max={50} valueText="12 of 50" />
            <Meter label="Storage" value={8.4} max={10} valueText="8.4 of 10 GB" level="warn" />
            <Meter label="Users" value={6} max={5} valueText="6 of 5" level="over" />
          </div>
        </Card>
        <div className="border-t border-line">
          <Disclosure title="What does a traveller see?" isOpenAtFirst>
            The published page: cover, route, days, stays and price. Never notes or net prices.
          </Disclosure>
          <Disclosure title="Can I take a link back?">Yes, in Publish.</Disclosure>
        </div>
      </div>
    </Section>
  )
}
