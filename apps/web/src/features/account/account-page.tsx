import { useQuery } from '@tanstack/react-query'
import type { TenantOfMember } from '@sojourn/contract/account'
import { NoCompany } from '../../kit/no-company.tsx'
import { currentTenant, useCan, useSession } from '../../kit/session.ts'
import { Waiting } from '../../kit/waiting.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { subscriptionInfo } from './billing.ts'
import { Coverage } from './coverage.tsx'
import { ExportSection } from './export-section.tsx'
import { HandOver } from './hand-over.tsx'
import { PlanState } from './plan-state.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { UsageMeters } from './usage-meters.tsx'

/** What the company pays for, how much of it is used, and what only its Admins and its owner may do. */
export function AccountPage() {
  const tenant = useSession(currentTenant)
  const mayBill = useCan('billing:manage')
  const mayManage = useCan('company:manage')
  if (!tenant) {
    return (
      <>
        <PageHeader title="Account" />
        <NoCompany page="Account" />
      </>
    )
  }
  return (
    <>
      <PageHeader title="Account">
        <span className="wrap-anywhere">{tenant.name}</span>
      </PageHeader>
      {mayBill ? (
        <Billing tenant={tenant} />
      ) : (
        <PageSection title="Subscription">
          <Coverage tenant={tenant} mayAsk />
        </PageSection>
      )}
      {mayManage && (
        <>
          <PageSection
            title="Export"
            description="Everything the company has, to take away: also without a subscription."
          >
            <ExportSection tenant={tenant} />
          </PageSection>
          <PageSection title="Audit" description="Who did what, and when.">
            <p className="text-ink-soft">
              Every change in {tenant.name} leaves a line that nobody can alter.{' '}
              {isWorking(tenant) ? (
                <Link href="/audit">See who did what</Link>
              ) : (
                'It can be read here again once a plan runs; the export holds it all the time.'
              )}
            </p>
          </PageSection>
        </>
      )}
      {tenant.isOwner && (
        <PageSection title="Ownership" description="The owner chooses who the next owner is.">
          <HandOver tenant={tenant} />
        </PageSection>
      )}
    </>
  )
}

const isWorking = ({ isSubscribed, isParentSubscribed }: TenantOfMember) => isSubscribed || isParentSubscribed

function Billing({ tenant }: { tenant: TenantOfMember }) {
  const query = useQuery(subscriptionInfo(tenant.uuid))
  const info = query.data
  if (!info) {
    return (
      <PageSection title="Subscription">
        <Waiting query={query} what="the subscription" rows={6} />
      </PageSection>
    )
  }
  return (
    <>
      <PageSection title="Subscription">
        <PlanState tenant={tenant} info={info} />
      </PageSection>
      {info.usage && (
        <PageSection title="Usage" description="Over a limit nothing is taken away; only adding more is refused.">
          <UsageMeters usage={info.usage} tenant={tenant} />
        </PageSection>
      )}
      <PageSection
        title="Plans"
        description={
          info.tenantParent?.isSubscribed && !tenant.isSubscribed
            ? 'You may also have a plan of your own.'
            : 'A year costs as much as ten months.'
        }
      >
        <PlanChoice tenant={tenant} info={info} />
      </PageSection>
    </>
  )
}
