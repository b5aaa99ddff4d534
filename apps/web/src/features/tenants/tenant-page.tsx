import { useQuery } from '@tanstack/react-query'
import { Building2, LogIn } from 'lucide-react'
import { Loaded } from '../../kit/page/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { Subscribed, TenantStatus } from './tenant-badges.tsx'
import { anyTenant, type Tenant, tenantClient } from './tenant-client.ts'
import { TenantForm } from './tenant-form.tsx'
import { TenantPlan } from './tenant-plan.tsx'
import { tenantResource } from './tenant-resource.ts'
import { TenantSteps } from './tenant-steps.tsx'
import { canEnter, useEnterCompany } from './use-enter-company.ts'
import * as wording from './wording.ts'

/** The page at `/tenants/{uuid}`. */
export function RecordPage({ uuid }: { uuid: string }) {
  const query = useQuery(anyTenant(tenantClient.useScope(), uuid))
  return (
    <Loaded query={query} record={{ uuid }} list={list} skeleton={<Opening />}>
      {(company) => <Company key={company.uuid} company={company} />}
    </Loaded>
  )
}

const list = { label: tenantResource.title, href: '/tenants' }

function Opening() {
  return (
    <div className="page-column max-w-240">
      <Skeleton className="mt-3 h-9 w-64 max-w-full" />
      <div className="mt-8">
        <SkeletonRows rows={5} label={wording.loading} />
      </div>
    </div>
  )
}

function Company({ company }: { company: Tenant }) {
  const enter = useEnterCompany()
  return (
    <div className="page-column max-w-240">
      <PageHeader
        title={company.name}
        crumbs={[list]}
        actions={
          canEnter(company) && (
            <Button variant="primary" icon={LogIn} onPress={() => void enter(company)}>
              {wording.enter}
            </Button>
          )
        }
      >
        <TenantStatus status={company.status} />
        <Subscribed company={company} />
      </PageHeader>
      <PageSection title={wording.statusTitle} description={wording.statusHint}>
        <TenantSteps company={company} />
      </PageSection>
      <PageSection title={wording.planTitle} description={wording.planHint}>
        {canEnter(company) ? (
          <TenantPlan company={company} />
        ) : (
          <p className="text-ink-soft">{wording.noPlanWhenClosed}</p>
        )}
      </PageSection>
      <section aria-labelledby="details" className="border-t border-line py-8">
        <h2 id="details" className="title mb-6 text-xl">
          {wording.detailsTitle}
        </h2>
        {company.status === 'closed' ? (
          <EmptyState icon={Building2} title={wording.closedTitle}>
            {wording.closedHint}
          </EmptyState>
        ) : (
          <TenantForm company={company} />
        )}
      </section>
    </div>
  )
}
