import { useLocation } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { SubscriptionInfo } from '@sojourn/contract/plans'
import { NoCompany } from '../../kit/notices/no-company.tsx'
import { currentTenant, readAccount, useCan, useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Badge } from '../../ui/badge.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { invoices, type OfferedPlan, subscriptionInfo } from './billing.ts'
import { planInWords, rateInWords } from './billing-words.ts'
import { Coverage } from './coverage.tsx'
import { ExportSection } from './export-section.tsx'
import { HandOver } from './hand-over.tsx'
import { Invoices } from './invoices.tsx'
import { PaymentConfirmation } from './payment-confirmation.tsx'
import { PlanState } from './plan-state.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { StillWorks } from './still-works.tsx'
import { TakePlan } from './take-plan.tsx'
import { shownTrial, TrialState } from './trial/trial-state.tsx'
import { UsageMeters } from './usage-meters.tsx'
import { wishedPlan } from './wished-plan.ts'
import { bdi, linkTo, strong } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

/** The Account page: the subscription, its usage, and actions for Admins and the owner. */
export function AccountPage() {
  const tenant = useSession(currentTenant)
  const mayBill = useCan('billing:manage')
  const mayManage = useCan('company:manage')
  if (!tenant) {
    return (
      <>
        <PageHeader title={wording.pageTitle} />
        <NoCompany page={wording.pageTitle} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={wording.pageTitle}>
        <span className="wrap-anywhere">{tenant.name}</span>
      </PageHeader>
      {mayBill ? (
        <Billing tenant={tenant} />
      ) : (
        <PageSection title={wording.subscriptionTitle}>
          <Coverage tenant={tenant} mayAsk />
        </PageSection>
      )}
      {mayManage && (
        <>
          <Anchor id="export">
            <PageSection title={wording.exportTitle} description={wording.exportHint}>
              <ExportSection tenant={tenant} />
            </PageSection>
          </Anchor>
          <PageSection title={wording.activityTitle} description={wording.activityHint}>
            <p className="text-ink-soft">
              {isWorking(tenant)
                ? wording.activityWithPlan({
                    company: tenant.name,
                    link: linkTo('/audit'),
                  })
                : wording.activityWithoutPlan({ company: tenant.name })}
            </p>
          </PageSection>
        </>
      )}
      {tenant.isOwner && (
        <PageSection title={wording.ownershipTitle} description={wording.ownershipHint}>
          <HandOver tenant={tenant} />
        </PageSection>
      )}
    </>
  )
}

const isWorking = ({ isSubscribed, isParentSubscribed }: TenantOfMember) => isSubscribed || isParentSubscribed

/** The target of links to this page. */
function Anchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-20">
      {children}
    </div>
  )
}

function Billing({ tenant }: { tenant: TenantOfMember }) {
  const query = useQuery(subscriptionInfo(tenant.uuid))
  const info = query.data
  const isPaidJustNow = usePaidJustNow()
  useFollowedAccount(tenant, info)
  if (!info) {
    return (
      <PageSection title={wording.subscriptionTitle}>
        <Waiting query={query} words={wording.waitingForSubscription} rows={6} />
      </PageSection>
    )
  }
  const { subscription, usage, tenantParent } = info
  const trial = shownTrial(info)
  // A user who has just paid is not offered plans.
  const isAwaited = isPaidJustNow && subscription?.status === 'incomplete'
  return (
    <>
      <PageSection title={wording.subscriptionTitle}>
        {isAwaited ? (
          <PaymentConfirmation
            tenant={tenant.uuid}
            plan={info.plans.find(({ stripe_id: id }) => id === subscription.stripe_plan)}
            checkoutUrl={subscription.checkoutUrl}
          />
        ) : subscription ? (
          <>
            {trial && <TrialState tenant={tenant} info={info} trial={trial} />}
            <PlanState tenant={tenant} info={info} subscription={subscription} />
          </>
        ) : trial ? (
          <TrialState tenant={tenant} info={info} trial={trial} />
        ) : (
          <NoPlan tenant={tenant} info={info} />
        )}
      </PageSection>
      {usage && (
        <PageSection title={wording.usageTitle} description={wording.usageHint}>
          <UsageMeters usage={usage} tenant={tenant} />
        </PageSection>
      )}
      {!isAwaited && (
        <Anchor id="plans">
          <section aria-labelledby="plans-title" className="border-t border-line py-8">
            <h2 id="plans-title" className="title text-xl">
              {wording.plansTitle}
            </h2>
            <p className="mt-1 mb-5 text-sm text-ink-soft">
              {tenantParent?.isSubscribed && !tenant.isSubscribed ? wording.plansHintOfBranch : wording.plansHint}
            </p>
            <PlanChoice tenant={tenant} info={info} />
          </section>
        </Anchor>
      )}
      {subscription && (
        <PageSection title={wording.invoicesTitle} description={wording.invoicesHint}>
          <Invoices tenant={tenant.uuid} />
        </PageSection>
      )}
    </>
  )
}

function NoPlan({ tenant, info }: { tenant: TenantOfMember; info: SubscriptionInfo }) {
  if (tenant.isParentSubscribed) return <Coverage tenant={tenant} parent={info.tenantParent?.name} />
  const wished = wishedPlan(info)
  return (
    <div className="flex flex-col items-start gap-4">
      <Badge tone="warning">{wording.notActive}</Badge>
      <p className="max-w-160 wrap-anywhere text-ink-soft">
        {wished ? <ChosenPlan plan={wished} /> : wording.noSubscription({ company: tenant.name, bdi })}
      </p>
      <TakePlan tenant={tenant} info={info} />
      <StillWorks tenant={tenant} />
    </div>
  )
}

function ChosenPlan({ plan }: { plan: OfferedPlan }) {
  const values = {
    plan: planInWords(plan),
    rate: rateInWords(plan),
    strong,
  }
  return plan.trialDays > 0
    ? wording.chosenPlanWithTrial({ ...values, days: plan.trialDays })
    : wording.chosenPlan(values)
}

/** Fetches the account again if the subscription info contradicts it, so that the access guard reacts at once. */
const useFollowedAccount = (tenant: TenantOfMember, info: SubscriptionInfo | undefined) => {
  const client = useQueryClient()
  const isOutdated =
    info !== undefined &&
    info.tenant.uuid === tenant.uuid &&
    (info.tenant.isSubscribed !== tenant.isSubscribed || info.tenant.isParentSubscribed !== tenant.isParentSubscribed)
  useEffect(() => {
    if (!isOutdated) return
    void client.invalidateQueries({ queryKey: invoices(tenant.uuid).queryKey })
    // If this fails, everything stays as it is.
    readAccount().catch(() => {})
  }, [isOutdated, client, tenant.uuid])
}

/** Whether the user has come back from paying at the checkout. The settings layout records it when it cleans up the URL. */
const usePaidJustNow = (): boolean => useLocation({ select: ({ state }) => state.isPaid === true })
