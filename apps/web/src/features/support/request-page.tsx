import { useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { formatWhen } from '../../kit/words/dates.ts'
import { Loaded } from '../../kit/page/loaded.tsx'
import { clients } from '../../data/clients.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Conversation } from './conversation.tsx'
import { MoveRequest } from './move-request.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Priority, SupportStatus } from './support-badge.tsx'
import { supportClient } from './support-client.ts'
import type { SupportRequest } from './support-words.ts'
import * as wording from './wording.ts'

/** `/support/{uuid}`. For the platform's staff, `?company=` is the company of the request. */
export function RecordPage({ uuid }: { uuid: string }) {
  const { company }: { company?: unknown } = useSearch({ strict: false })
  const isStaff = useSession(({ user }) => user?.is_god ?? false)
  const own = useSession((session) => currentTenant(session)?.uuid ?? null)
  const tenant = isStaff && isUuid(company) ? company : own
  return (
    <div className="page-column max-w-180">
      {tenant ? (
        <OneRequest key={`${tenant} ${uuid}`} tenant={tenant} uuid={uuid} isStaff={isStaff} />
      ) : (
        <>
          <h1 className="sr-only">{wording.requestTitle}</h1>
          <EmptyState
            icon={LifeBuoy}
            title={wording.companyMissingTitle}
            actions={<ButtonLink href="/support">{wording.allRequestsLabel}</ButtonLink>}
          >
            {wording.companyMissingText}
          </EmptyState>
        </>
      )}
    </div>
  )
}

const requesterOf = ({ requester, createdAt }: SupportRequest, company: string | undefined): string => {
  const values = { name: requester?.name ?? wording.formerUser, when: formatWhen(createdAt) }
  return company ? wording.requestedByCompany({ ...values, company }) : wording.requestedBy(values)
}

const originOf = ({ page, clientVersion: version }: SupportRequest): string | null => {
  if (page && version) return wording.fromPageAndVersion({ page, version })
  if (page) return wording.fromPage({ page })
  return version && wording.fromVersion({ version })
}

/** How often an open conversation is fetched again, in milliseconds. */
const rereadEvery = 30_000

function OneRequest({ tenant, uuid, isStaff }: { tenant: string; uuid: string; isStaff: boolean }) {
  const query = useQuery({ ...supportClient.get(tenant, uuid), refetchInterval: rereadEvery })
  const name = useQuery({
    ...clients.tenants.get('platform', tenant),
    enabled: isStaff,
  }).data?.name
  return (
    <Loaded
      query={query}
      words={wording.waitingForRequest}
      // For the staff, the URL must contain the company.
      record={{ plural: isStaff ? undefined : 'support', uuid }}
      list={{ label: wording.supportTitle, href: '/support' }}
      skeleton={<SkeletonRows rows={4} label={wording.requestLoadingLabel} />}
    >
      {(found) => (
        <>
          <PageHeader
            title={found.subject}
            crumbs={[{ label: wording.supportTitle, href: '/support' }]}
            actions={<MoveRequest request={found} tenant={tenant} isStaff={isStaff} />}
          >
            <SupportStatus status={found.status} isStaff={isStaff} />
            <Priority priority={found.priority} />
            <span>{wording.categoryNames[found.category]}</span>
            <span>{requesterOf(found, isStaff ? name : undefined)}</span>
            {isStaff && (found.page || found.clientVersion) && <span className="wrap-anywhere">{originOf(found)}</span>}
          </PageHeader>
          <Conversation messages={found.messages} />
          <ReplyForm request={found} tenant={tenant} isStaff={isStaff} />
        </>
      )}
    </Loaded>
  )
}
