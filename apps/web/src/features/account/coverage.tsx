import type { TenantOfMember } from '@sojourn/contract/account'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { Badge } from '../../ui/badge.tsx'

/** Whether the company has a subscription, without any amounts. */
export function Coverage({ tenant, parent, mayAsk = false }: CoverageProps) {
  const { name, isSubscribed, isParentSubscribed } = tenant
  return (
    <div className="flex flex-col items-start gap-3">
      {isSubscribed || isParentSubscribed ? (
        <>
          <Badge tone="success">{isSubscribed ? 'Active' : 'Covered by the parent company'}</Badge>
          <p className="max-w-160 wrap-anywhere text-ink-soft">
            <bdi>{name}</bdi>{' '}
            {isSubscribed ? (
              'has a subscription of its own.'
            ) : (
              <>
                works on the subscription of <bdi>{parent ?? 'its parent company'}</bdi>, which pays for it and sees to
                it.
              </>
            )}
          </p>
        </>
      ) : (
        <>
          <Badge tone="warning">Not active</Badge>
          <p className="max-w-160 wrap-anywhere text-ink-soft">
            <bdi>{name}</bdi> has no running subscription: nobody can change anything until a plan runs. What it has
            already is kept, and what it has published stays online.
          </p>
        </>
      )}
      {mayAsk && <WhomToAsk roles={['Admin', 'Finance']} to="see and change the plan" />}
    </div>
  )
}

type CoverageProps = {
  tenant: TenantOfMember
  /** The parent's name, for users who may know it. */
  parent?: string
  /** Whether to say whom to ask. */
  mayAsk?: boolean
}
