import type { TenantOfMember } from '@sojourn/contract/account'
import { useQuery } from '@tanstack/react-query'
import { clients } from '../../data/clients.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { strong } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

const client = clients.users

/** The members who can renew a company's subscription, for those who cannot. */
export function OwnersToAsk({ tenant }: { tenant: TenantOfMember }) {
  const { data, isPending } = useQuery(client.list(tenant.uuid, { perPage: '96' }))
  if (isPending) return <Skeleton className="h-6 w-72 max-w-full" />
  const owners = data?.data.filter(({ isOwner }) => isOwner) ?? []
  if (owners.length === 0) return <p>{wording.askOwner({ company: tenant.name })}</p>
  return (
    <p>
      {wording.askOwners({
        names: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(owners.map(({ name }) => name)),
        count: owners.length,
        company: tenant.name,
        strong,
      })}
    </p>
  )
}
