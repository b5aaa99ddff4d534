import type { TenantOfMember } from '@sojourn/contract/account'
import type { user as users } from '@sojourn/contract/resources/user'
import { useQuery } from '@tanstack/react-query'
import { resourceClient } from '../../kit/resource-client.ts'
import { chooseTenant, mayIn, useSession } from '../../kit/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const client = resourceClient<typeof users>('users')

/** What has happened to a company without a subscription, whom to ask, and where else the person may work. */
export function LapsedCompany({ tenant }: { tenant: TenantOfMember }) {
  const others = useSession(({ user }) => user?.tenants)?.filter(({ uuid }) => uuid !== tenant.uuid) ?? []
  const mayBill = useSession((session) => mayIn(session, tenant.uuid, 'billing:manage'))
  const mayManage = useSession((session) => mayIn(session, tenant.uuid, 'company:manage'))
  const usable = others.filter(({ isSubscribed, isParentSubscribed }) => isSubscribed || isParentSubscribed)
  return (
    <div className="flex max-w-150 flex-col gap-4 text-ink-soft">
      <p>
        Its itineraries and library are kept, and published pages stay up, but nobody can change anything until the
        subscription runs again.
      </p>
      {tenant.isOwner || mayBill ? (
        <div>
          <p className="mb-3">
            You {tenant.isOwner ? 'are its owner' : 'may see to it'}: renew the subscription, and everybody can go on.
            {mayManage && ' All of its data can be exported there as well.'}
          </p>
          <ButtonLink href="/account" variant="primary">
            Go to the subscription
          </ButtonLink>
        </div>
      ) : (
        <WhomToAsk tenant={tenant} />
      )}
      {usable.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="title text-lg text-ink">
            Work in another company meanwhile
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

function WhomToAsk({ tenant }: { tenant: TenantOfMember }) {
  const { data, isPending } = useQuery(client.list(tenant.uuid, { perPage: '96' }))
  if (isPending) return <Skeleton className="h-6 w-72 max-w-full" />
  const owners = data?.data.filter(({ isOwner }) => isOwner) ?? []
  if (owners.length === 0) return <p>Ask the owner of {tenant.name} to renew it.</p>
  return (
    <p>
      Ask{' '}
      <strong className="font-medium text-ink">
        {new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(owners.map(({ name }) => name))}
      </strong>
      , who {owners.length === 1 ? 'owns' : 'own'} {tenant.name}, to renew it.
    </p>
  )
}
