import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AccountUser } from '@sojourn/contract/account'
import { formatDate, today } from '../../kit/dates.ts'
import { currentTenant, useCan, useSession, useTenant } from '../../kit/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { greetingAt } from './overview.ts'
import { Overview } from './overview.tsx'
import { PlatformHome } from './platform-home.tsx'
import { latestItineraries } from './latest-itineraries.ts'

/** Home: what needs the person today. */
export function HomePage() {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  if (!user) return null
  return tenant ? <CompanyHome key={tenant.uuid} user={user} /> : <PlatformHome greeting={greetingFor(user)} />
}

function CompanyHome({ user }: { user: AccountUser }) {
  const { uuid: tenant } = useTenant()
  const mayCreate = useCan('itineraries:create')
  const [now] = useState(() => new Date())
  const query = useQuery(latestItineraries(tenant))
  return (
    <div className="mx-auto max-w-320">
      <PageHeader
        eyebrow={`${weekday.format(now)}, ${formatDate(today(now))}`}
        title={greetingFor(user)}
        actions={
          mayCreate && (
            <ButtonLink variant="primary" icon={Plus} href="/itineraries/create">
              New itinerary
            </ButtonLink>
          )
        }
      />
      {query.data ? (
        query.data.meta.total > 0 ? (
          <Overview page={query.data} />
        ) : (
          <FirstSteps />
        )
      ) : query.isError || query.isPaused ? (
        <ErrorState
          title={query.isPaused ? 'You are offline' : 'Your itineraries could not be loaded'}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      ) : (
        <HomeSkeleton />
      )}
    </div>
  )
}

function HomeSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <output className="sr-only">Loading your itineraries</output>
      <Skeleton className="h-80 lg:col-span-2" />
      <Skeleton className="h-80" />
    </div>
  )
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })

const greetingFor = ({ name }: AccountUser): string => `${greetingAt(new Date().getHours())}, ${name.split(' ')[0]}`
