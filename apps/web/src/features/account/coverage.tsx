import type { TenantOfMember } from '@sojourn/contract/account'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { Badge } from '../../ui/badge.tsx'
import { bdi, otherBdi } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

/** Whether the company has a subscription, without any amounts. */
export function Coverage({ tenant, parent, mayAsk = false }: CoverageProps) {
  const { name, isSubscribed, isParentSubscribed } = tenant
  return (
    <div className="flex flex-col items-start gap-3">
      {isSubscribed || isParentSubscribed ? (
        <>
          <Badge tone="success">{isSubscribed ? wording.active : wording.coveredByParent}</Badge>
          <p className="max-w-160 wrap-anywhere text-ink-soft">
            {isSubscribed
              ? wording.hasOwnSubscription({ company: name, bdi })
              : parent
                ? wording.usesSubscriptionOf({ company: name, parent, bdi, otherBdi })
                : wording.usesSubscriptionOfParent({ company: name, bdi })}
          </p>
        </>
      ) : (
        <>
          <Badge tone="warning">{wording.notActive}</Badge>
          <p className="max-w-160 wrap-anywhere text-ink-soft">{wording.isReadOnly({ company: name, bdi })}</p>
        </>
      )}
      {mayAsk && <WhomToAsk only={wording.onlyAdminAndFinance} />}
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
