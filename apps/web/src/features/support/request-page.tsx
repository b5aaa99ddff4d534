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
import { categoryWords } from './support-words.ts'

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
          <h1 className="sr-only">Support request</h1>
          <EmptyState
            icon={LifeBuoy}
            title="Whose request is this?"
            actions={<ButtonLink href="/support">All requests</ButtonLink>}
          >
            Open it from the list, which knows the company it belongs to.
          </EmptyState>
        </>
      )}
    </div>
  )
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
      one="request"
      // For the staff, the URL must contain the company.
      record={{ plural: isStaff ? undefined : 'support', uuid }}
      list={{ label: 'Support', href: '/support' }}
      skeleton={<SkeletonRows rows={4} label="Loading the request" />}
    >
      {(found) => (
        <>
          <PageHeader
            title={found.subject}
            crumbs={[{ label: 'Support', href: '/support' }]}
            actions={<MoveRequest request={found} tenant={tenant} isStaff={isStaff} />}
          >
            <SupportStatus status={found.status} isStaff={isStaff} />
            <Priority priority={found.priority} />
            <span>{categoryWords[found.category]}</span>
            <span>
              {found.requester?.name ?? 'Somebody who has left'}
              {isStaff && name ? `, ${name}` : ''}, {formatWhen(found.createdAt)}
            </span>
            {isStaff && (found.page || found.clientVersion) && (
              <span className="wrap-anywhere">
                {[found.page && `from ${found.page}`, found.clientVersion && `version ${found.clientVersion}`]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            )}
          </PageHeader>
          <Conversation messages={found.messages} />
          <ReplyForm request={found} tenant={tenant} isStaff={isStaff} />
        </>
      )}
    </Loaded>
  )
}
