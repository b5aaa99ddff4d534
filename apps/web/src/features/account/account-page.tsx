import { currentTenant, useIsAdmin, useSession } from '../../kit/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The company's subscription. */
export function AccountPage() {
  const tenant = useSession(currentTenant)
  const isAdmin = useIsAdmin()
  if (!tenant) {
    return (
      <div className="mx-auto max-w-160">
        <PageHeader title="Account" />
        <p className="text-ink-soft">You are in no company, so there is no subscription to manage.</p>
      </div>
    )
  }
  const { name, isSubscribed, isParentSubscribed } = tenant
  return (
    <div className="mx-auto max-w-160">
      <PageHeader title="Account">{name}</PageHeader>
      <Card title="Subscription">
        {isSubscribed || isParentSubscribed ? (
          <>
            <Badge tone="success">Active</Badge>
            <p className="mt-3 text-ink-soft">
              {isSubscribed
                ? `${name} has a subscription of its own.`
                : `${name} is covered by the subscription of its parent company.`}
            </p>
          </>
        ) : (
          <>
            <Badge tone="warning">Not active</Badge>
            <p className="mt-3 font-medium">Subscription Required</p>
            <p className="text-ink-soft">
              Setup your subscription plan to begin using the product. The itineraries and the library of {name} are
              kept meanwhile.
            </p>
          </>
        )}
        <p className="mt-4 text-ink-soft">
          {isAdmin
            ? 'Plans, usage and invoices come to this page with a later version.'
            : `Ask an Admin of ${name} about the plan and its invoices.`}
        </p>
      </Card>
    </div>
  )
}
