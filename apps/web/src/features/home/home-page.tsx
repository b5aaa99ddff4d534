import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AccountUser } from '@sojourn/contract/account'
import { formatDate, today } from '../../kit/words/dates.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { ProgressiveRender } from '../../kit/lazy/progressive-render.tsx'
import { resourceCounts } from '../../data/resource-lists.ts'
import { currentTenant, useCan, useSession, useTenant } from '../../data/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AnswersCard } from './answers-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { greetingAt } from './overview.ts'
import { askAll } from './queries.ts'
import { StatusCard } from './status-card.tsx'
import { EnquiriesCard, UnpublishedCard } from './itinerary-cards.tsx'
import { RecentCard } from './recent-card.tsx'
import { useShownItineraries } from './shown-itineraries.ts'
import { UsageCard } from './usage-card.tsx'
import { WhoseSwitch } from './whose-switch.tsx'
import * as wording from './wording.ts'

/** The home page: what needs the user's attention today. */
export function HomePage() {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  if (!user) return null
  if (tenant) return <CompanyHome key={tenant.uuid} user={user} />
  // The user has just lost their company, and is about to be redirected.
  if (!user.is_god) return null
  return <PlatformHome greeting={greetingFor(user)} />
}

/** Above as many itineraries nobody is trying things out any more, and the sample is not asked for. */
const maxWithSample = 20

/** Lazy, because only companies without itineraries see them. */
const FirstSteps = lazy(async () => (await import('./first-steps.tsx')).FirstSteps)

/** Lazy, because only companies with few itineraries see it. */
const SampleCard = lazy(async () => (await import('./sample/sample-card.tsx')).SampleCard)

/** Lazy, because only companies with invoices see it. */
const OverdueCard = lazy(async () => (await import('./overdue-card.tsx')).OverdueCard)

/** Lazy, because only companies with payables see it. */
const OverduePayablesCard = lazy(async () => (await import('./overdue-payables-card.tsx')).OverduePayablesCard)

/** Lazy, because only the platform's staff see it. */
const PlatformHome = lazy(async () => (await import('./platform-home.tsx')).PlatformHome)

function CompanyHome({ user }: { user: AccountUser }) {
  const { uuid: tenant } = useTenant()
  const mayCreate = useCan('itineraries:create')
  const managesBilling = useCan('billing:manage')
  const readsInvoices = useCan('invoices:read')
  const readsPayables = useCan('payables:read')
  const [now] = useState(() => new Date())
  const { data: counts } = useQuery(resourceCounts(tenant))
  const client = useQueryClient()
  const { canChoose, whose, owner, setWhose } = useShownItineraries()
  useEffect(
    () => askAll(client, { tenant, owner, managesBilling, readsInvoices, readsPayables }),
    [client, tenant, owner, managesBilling, readsInvoices, readsPayables],
  )
  return (
    <div className="page-column max-w-320">
      <PageHeader
        eyebrow={wording.dateOfToday({ weekday: wording.weekdays[now.getDay()] ?? '', date: formatDate(today(now)) })}
        title={greetingFor(user)}
        actions={
          <>
            {canChoose && counts?.itineraries !== 0 && <WhoseSwitch whose={whose} onChange={setWhose} />}
            {mayCreate && (
              <ButtonLink variant="primary" icon={Plus} href="/itineraries/create">
                {wording.newItinerary}
              </ButtonLink>
            )}
          </>
        }
      />
      {counts?.itineraries === 0 ? (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <div className="min-w-0 lg:col-span-2">
            <FirstSteps counts={counts} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <AnswersCard />
            {managesBilling && <UsageCard />}
          </div>
        </div>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
          <ProgressiveRender className="flex min-w-0 flex-col gap-6 lg:col-span-2">
            {counts !== undefined && counts.itineraries <= maxWithSample && <SampleCard />}
            <RecentCard owner={owner} />
          </ProgressiveRender>
          <ProgressiveRender className="flex min-w-0 flex-col gap-6 lg:row-span-2">
            <EnquiriesCard owner={owner} />
            <DeadlinesCard key={whose} owner={owner} />
            {managesBilling && <UsageCard />}
            {readsInvoices && Boolean(counts?.invoices) && <OverdueCard />}
            {readsPayables && Boolean(counts?.payables) && <OverduePayablesCard />}
            <UnpublishedCard owner={owner} />
            <AnswersCard />
          </ProgressiveRender>
          <ProgressiveRender className="min-w-0 lg:col-span-2">
            <StatusCard owner={owner} />
          </ProgressiveRender>
        </div>
      )}
    </div>
  )
}

const greetingFor = ({ name }: AccountUser): string => greetingAt(new Date().getHours(), name.split(' ')[0] ?? name)
