import { useQuery } from '@tanstack/react-query'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { anyTenant, type Tenant, tenantClient } from './tenant-client.ts'
import * as wording from './wording.ts'

const tones: Record<Tenant['status'], BadgeTone> = { active: 'success', suspended: 'warning', closed: 'danger' }

/** The status of a company. */
export function TenantStatus({ status }: { status: Tenant['status'] }) {
  return <Badge tone={tones[status]}>{wording.statusNames[status]}</Badge>
}

/** Who pays for a company: itself, its parent, or nobody. */
export function Subscribed({ company: { isSubscribed, isParentSubscribed } }: { company: Tenant }) {
  if (isSubscribed) return <Badge tone="success">{wording.subscribed}</Badge>
  if (isParentSubscribed) return <Badge tone="info">{wording.subscribedByParent}</Badge>
  return <Badge>{wording.notSubscribed}</Badge>
}

/** The name of a company with this uuid. */
export function TenantName({ uuid }: { uuid: string }) {
  const { data } = useQuery(anyTenant(tenantClient.useScope(), uuid))
  return <span className="wrap-anywhere">{data?.name ?? '…'}</span>
}
