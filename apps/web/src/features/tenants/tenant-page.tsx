import { useQuery } from '@tanstack/react-query'
import { Building2, LogIn } from 'lucide-react'
import { ApiProblem } from '../../kit/http.ts'
import { RecordElsewhere } from '../../kit/record-elsewhere.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { Subscribed, TenantStatus } from './tenant-badges.tsx'
import { anyTenant, type Tenant, tenantClient } from './tenant-client.ts'
import { TenantForm } from './tenant-form.tsx'
import { TenantPlan } from './tenant-plan.tsx'
import { TenantSteps } from './tenant-steps.tsx'
import { canEnter, useEnterCompany } from './use-enter-company.ts'

/** `/tenants/{uuid}` */
export function TenantPage({ uuid }: { uuid: string }) {
  const { data, error, isPaused, isFetching, refetch } = useQuery(anyTenant(tenantClient.useScope(), uuid))
  if (data) return <Company key={data.uuid} company={data} />
  if (error instanceof ApiProblem && error.status === 404) return <RecordElsewhere uuid={uuid} />
  if (!error && !isPaused) return <Opening />
  return (
    <>
      <h1 className="sr-only">Tenant</h1>
      <ErrorState
        title={isPaused ? 'You are offline' : 'This tenant could not be loaded'}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        actions={<ButtonLink href="/tenants">Back to all tenants</ButtonLink>}
      />
    </>
  )
}

function Opening() {
  return (
    <div className="mx-auto max-w-240">
      <h1 className="sr-only">Tenant</h1>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-9 w-64 max-w-full" />
      <div className="mt-8">
        <SkeletonRows rows={5} label="Loading the tenant" />
      </div>
    </div>
  )
}

function Company({ company }: { company: Tenant }) {
  const enter = useEnterCompany()
  return (
    <div className="mx-auto max-w-240">
      <PageHeader
        title={company.name}
        crumbs={[{ label: 'All Tenants', href: '/tenants' }]}
        actions={
          canEnter(company) && (
            <Button variant="primary" icon={LogIn} onPress={() => void enter(company)}>
              Enter this company
            </Button>
          )
        }
      >
        <TenantStatus status={company.status} />
        <Subscribed company={company} />
      </PageHeader>
      <PageSection title="Status" description="Whether its people are let in.">
        <TenantSteps company={company} />
      </PageSection>
      <PageSection title="Plan" description="What it has agreed to, and how much of it is used.">
        {canEnter(company) ? (
          <TenantPlan company={company} />
        ) : (
          <p className="text-ink-soft">A closed company has no plan. It is settled again when the company reopens.</p>
        )}
      </PageSection>
      <section aria-labelledby="details" className="border-t border-line py-8">
        <h2 id="details" className="title mb-6 text-xl">
          Details
        </h2>
        {company.status === 'closed' ? (
          <EmptyState icon={Building2} title="A closed company is not changed">
            Reopen it first.
          </EmptyState>
        ) : (
          <TenantForm company={company} />
        )}
      </section>
    </div>
  )
}
