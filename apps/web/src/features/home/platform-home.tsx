import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '../../kit/words/dates.ts'
import { countOf, inWords } from '../../kit/words/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { publicConfig } from '../../data/public-config.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { HomeCard, Row, Rows } from './home-card.tsx'
import { newestTenants, waitingRequests } from './queries.ts'

const maxVisible = 6

/** The home page of a super admin who is not a member of a company: the newest companies, and the open support requests. */
export function PlatformHome({ greeting }: { greeting: string }) {
  const isDemo = Boolean(useQuery(publicConfig).data?.demo)
  const tenants = useQuery(newestTenants)
  const requests = useQuery(waitingRequests)
  return (
    <div className="page-column max-w-320">
      <PageHeader
        eyebrow="Platform"
        title={greeting}
        actions={
          <>
            <ButtonLink href="/tenants">All Tenants</ButtonLink>
            <ButtonLink href="/faqs">FAQS</ButtonLink>
            <ButtonLink href="/users">Users</ButtonLink>
            <ButtonLink href="/support">Support</ButtonLink>
            {isDemo && <ButtonLink href="/outbox">Outbox</ButtonLink>}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <HomeCard title="Waiting for support" query={requests} failure="Support requests could not be loaded" rows={4}>
          {({ data }) => (
            <>
              <Rows isEmpty={data.length === 0} empty="Nobody waits for an answer.">
                {data.slice(0, maxVisible).map(({ uuid, tenant, subject, tenantName, createdAt, priority }) => (
                  <Row
                    key={uuid}
                    href={`/support/${uuid}?company=${tenant}`}
                    title={subject}
                    note={`${tenantName} · asked ${formatWhen(createdAt)}`}
                  >
                    {(priority === 'high' || priority === 'urgent') && (
                      <Badge tone="warning">{inWords(priority)}</Badge>
                    )}
                  </Row>
                ))}
              </Rows>
              <More href="/support" text="requests" />
            </>
          )}
        </HomeCard>
        <HomeCard title="Newest companies" query={tenants} failure="Companies could not be loaded" rows={4}>
          {({ data, meta }) => (
            <>
              <Rows isEmpty={data.length === 0} empty="There are no companies yet.">
                {data
                  .slice(0, maxVisible)
                  .map(({ uuid, name, createdAt, status, isSubscribed, isParentSubscribed }) => (
                    <Row key={uuid} href={`/tenants/${uuid}`} title={name} note={`came ${formatWhen(createdAt)}`}>
                      {status !== 'active' ? (
                        <Badge tone="danger">{inWords(status)}</Badge>
                      ) : (
                        !isSubscribed && !isParentSubscribed && <Badge tone="warning">Not subscribed</Badge>
                      )}
                    </Row>
                  ))}
              </Rows>
              <More href="/tenants" text={countOf(meta.total, 'company', 'companies')} />
            </>
          )}
        </HomeCard>
      </div>
    </div>
  )
}

function More({ href, text }: { href: string; text: string }) {
  return (
    <p className="border-t border-line px-6 py-3 text-sm">
      <Link href={href}>All {text}</Link>
    </p>
  )
}
