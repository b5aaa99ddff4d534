import { brandOf } from '@sojourn/contract/resources/tenant'
import type { ResourceCount } from '@sojourn/contract/lists'
import type { TenantOfMember } from '@sojourn/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, Sprout } from 'lucide-react'
import { useFirstStepsDismissed } from '../../kit/onboarding/first-steps.ts'
import { resourceCounts } from '../../data/resource-lists.ts'
import { useSession, useTenant } from '../../data/session.ts'
import { type SetupStep, useSetupSteps } from '../../kit/onboarding/setup-steps.ts'
import { colleagues } from '../../kit/notices/ask-owner-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

/** The setup of a new company: the steps that are done, and the next one with its link. */
export function SetupPage() {
  const tenant = useTenant()
  const steps = useSetupSteps()
  const counts = useQuery(resourceCounts(tenant.uuid))
  const people = useQuery(colleagues(tenant.uuid))
  const isSuperAdmin = useSession(({ user }) => user?.is_god ?? false)
  const hasPlan = tenant.isSubscribed || tenant.isParentSubscribed
  const facts = { tenant, counts: counts.data, people: people.data?.meta.total }
  const states = steps.map((step) => ({ step, isDone: isStepDone(step, facts) }))
  const done = states.filter(({ isDone }) => isDone).length
  const isLoading = states.some(({ isDone }) => isDone === undefined)
  const hasFailed = isLoading && (counts.isError || people.isError || counts.isPaused || people.isPaused)
  const retry = () => void Promise.allSettled([counts.refetch(), people.refetch()])
  return (
    <div className="page-column max-w-180">
      <PageHeader title={wording.pageTitle}>
        <span className="wrap-anywhere">{tenant.name}</span>
        {!isLoading && steps.length > 0 && (
          <span className="tabular-nums">{wording.progress({ done, total: steps.length })}</span>
        )}
      </PageHeader>
      {!hasPlan && !isSuperAdmin && <PlanFirst name={tenant.name} />}
      {steps.length === 0 ? (
        <EmptyState
          icon={Sprout}
          title={wording.nothingTitle}
          actions={<ButtonLink href="/">{wording.goHome}</ButtonLink>}
        >
          {wording.nothingHint({ company: tenant.name })}
        </EmptyState>
      ) : hasFailed ? (
        <ErrorState title={wording.notLoaded} onRetry={retry} />
      ) : isLoading ? (
        <SkeletonRows rows={steps.length} label={wording.loading} />
      ) : (
        <>
          <ol className="rounded-md border border-line bg-surface">
            {states.map(({ step, isDone }) => (
              <Step
                key={step.id}
                step={step}
                isDone={isDone === true}
                isOpen={hasPlan || isSuperAdmin || step.worksWithoutPlan === true}
              />
            ))}
          </ol>
          <Dismissal isAllDone={done === steps.length} />
        </>
      )}
    </div>
  )
}

function PlanFirst({ name }: { name: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-warning-tint p-4">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{wording.choosePlanFirst}</span>
        {wording.choosePlanHint({ company: name })}
      </p>
      <ButtonLink variant="primary" href="/account">
        {wording.choosePlan}
      </ButtonLink>
    </div>
  )
}

function Step({ step, isDone, isOpen }: { step: SetupStep; isDone: boolean; isOpen: boolean }) {
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="flex items-start gap-4 border-b border-line px-5 py-4 last:border-b-0">
      <Icon
        size={22}
        strokeWidth={1.5}
        aria-hidden
        className={`mt-0.5 shrink-0 ${isDone ? 'text-success' : 'text-ink-faint'}`}
      />
      <div className="min-w-0">
        {isOpen ? (
          <Link href={step.href} className="font-medium">
            {step.title}
          </Link>
        ) : (
          <p className="font-medium">{step.title}</p>
        )}
        <span className="sr-only">{isDone ? wording.done : wording.toDo}</span>
        <p className="text-ink-soft">{step.text}</p>
      </div>
    </li>
  )
}

function Dismissal({ isAllDone }: { isAllDone: boolean }) {
  const { isDismissed, dismiss, bringBack } = useFirstStepsDismissed()
  const navigate = useNavigate()
  const hide = () => {
    dismiss()
    toast({ title: wording.hidden, description: wording.hiddenHint })
    void navigate({ href: '/' })
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      {isDismissed ? (
        <>
          <Button onPress={bringBack}>{wording.showAgain}</Button>
          <p className="text-sm text-ink-soft">{wording.isHiddenHint}</p>
        </>
      ) : (
        <>
          <Button onPress={hide}>{isAllDone ? wording.hideDone : wording.hide}</Button>
          <p className="text-sm text-ink-soft">{wording.hideHint}</p>
        </>
      )}
    </div>
  )
}

/** The facts that decide which steps are done; undefined while they are loading. */
type SetupFacts = { tenant: TenantOfMember; counts: ResourceCount | undefined; people: number | undefined }

const untouched = brandOf({})

/** Whether a step is done; undefined while that is loading. */
const isStepDone = ({ id }: SetupStep, { tenant, counts, people }: SetupFacts): boolean | undefined => {
  const { address, country, currency, brand } = tenant
  switch (id) {
    case 'details':
      return address !== null && country !== null && currency !== null
    case 'brand':
      return brand.logo !== null || brand.primary !== untouched.primary || brand.secondary !== untouched.secondary
    case 'people':
      return people === undefined ? undefined : people > 1
    default:
      return counts && counts[id] > 0
  }
}
