import type { TenantOfMember } from '@sojourn/contract/account'
import { chooseTenant, mayIn, useSession } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { OwnersToAsk } from './owners-to-ask.tsx'
import * as wording from './wording.ts'

/** Explains that a company has no subscription, whom to ask, and which other companies the user can switch to. */
export function LapsedCompany({ tenant }: { tenant: TenantOfMember }) {
  const others = useSession(({ user }) => user?.tenants)?.filter(({ uuid }) => uuid !== tenant.uuid) ?? []
  const mayBill = useSession((session) => mayIn(session, tenant.uuid, 'billing:manage'))
  const mayManage = useSession((session) => mayIn(session, tenant.uuid, 'company:manage'))
  const usable = others.filter(({ isSubscribed, isParentSubscribed }) => isSubscribed || isParentSubscribed)
  return (
    <div className="flex max-w-150 flex-col gap-4 text-ink-soft">
      <p>{wording.lapsedText}</p>
      {tenant.isOwner || mayBill ? (
        <div>
          <p className="mb-3">
            {tenant.isOwner ? wording.renewAsOwner : wording.renewAsFinance} {mayManage && wording.exportThere}
          </p>
          <ButtonLink href="/account" variant="primary">
            {wording.goToSubscription}
          </ButtonLink>
        </div>
      ) : (
        <OwnersToAsk tenant={tenant} />
      )}
      {usable.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="title text-lg text-ink">
            {wording.otherCompanies}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {usable.map(({ uuid, name }) => (
              <li key={uuid} className="max-w-full">
                <Button onPress={() => chooseTenant(uuid)} className="wrap-anywhere">
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
