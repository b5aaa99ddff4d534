import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '../../kit/words/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { publicConfig } from '../../data/public-config.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { HomeCard, Row, Rows } from './home-card.tsx'
import { newestTenants, waitingRequests } from './queries.ts'
import * as wording from './wording.ts'

const maxVisible = 6

/** The home page of a super admin who is not a member of a company: the newest companies, and the open support requests. */
export function PlatformHome({ greeting }: { greeting: string }) {
  const isDemo = Boolean(useQuery(publicConfig).data?.demo)
  const tenants = useQuery(newestTenants)
  const requests = useQuery(waitingRequests)
  return (
    <div className="page-column max-w-320">
      <PageHeader
        eyebrow={wording.platform}
        title={greeting}
        actions={
          <>
            <ButtonLink href="/tenants">{wording.allTenants}</ButtonLink>
            <ButtonLink href="/faqs">{wording.faqs}</ButtonLink>
            <ButtonLink href="/users">{wording.users}</ButtonLink>
            <ButtonLink href="/support">{wording.support}</ButtonLink>
            {isDemo && <ButtonLink href="/outbox">{wording.outbox}</ButtonLink>}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <HomeCard title={wording.requests} query={requests} failure={wording.requestsFailed} rows={4}>
          {({ data }) => (
            <>
              <Rows isEmpty={data.length === 0} empty={wording.noRequests}>
                {data.slice(0, maxVisible).map(({ uuid, tenant, subject, tenantName, createdAt, priority }) => (
                  <Row
                    key={uuid}
                    href={`/support/${uuid}?company=${tenant}`}
                    title={subject}
                    note={wording.companyAndAsked({ company: tenantName, when: formatWhen(createdAt) })}
                  >
                    {(priority === 'high' || priority === 'urgent') && (
                      <Badge tone="warning">{wording.priorityNames[priority]}</Badge>
                    )}
                  </Row>
                ))}
              </Rows>
              <More href="/support" text={wording.allRequests} />
            </>
          )}
        </HomeCard>
        <HomeCard title={wording.companies} query={tenants} failure={wording.companiesFailed} rows={4}>
          {({ data, meta }) => (
            <>
              <Rows isEmpty={data.length === 0} empty={wording.noCompanies}>
                {data
                  .slice(0, maxVisible)
                  .map(({ uuid, name, createdAt, status, isSubscribed, isParentSubscribed }) => (
                    <Row
                      key={uuid}
                      href={`/tenants/${uuid}`}
                      title={name}
                      note={wording.joined({ when: formatWhen(createdAt) })}
                    >
                      {status !== 'active' ? (
                        <Badge tone="danger">{wording.companyStatusNames[status]}</Badge>
                      ) : (
                        !isSubscribed && !isParentSubscribed && <Badge tone="warning">{wording.notSubscribed}</Badge>
                      )}
                    </Row>
                  ))}
              </Rows>
              <More href="/tenants" text={wording.allCompanies({ count: meta.total })} />
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
      <Link href={href}>{text}</Link>
    </p>
  )
}
