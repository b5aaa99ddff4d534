import { useQuery } from '@tanstack/react-query'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { anyTenant, type Tenant, tenantClient } from './tenant-client.ts'

const statuses: Record<Tenant['status'], { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'warning' },
  closed: { label: 'Closed', tone: 'danger' },
}

/** The status of a company. */
export function TenantStatus({ status }: { status: Tenant['status'] }) {
  return <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
}

/** Who pays for a company: itself, its parent, or nobody. */
export function Subscribed({ company: { isSubscribed, isParentSubscribed } }: { company: Tenant }) {
  if (isSubscribed) return <Badge tone="success">Subscribed</Badge>
  if (isParentSubscribed) return <Badge tone="info">By its parent</Badge>
  return <Badge>Not subscribed</Badge>
}

/** The name of a company with this uuid. */
export function TenantName({ uuid }: { uuid: string }) {
  const { data } = useQuery(anyTenant(tenantClient.useScope(), uuid))
  return <span className="wrap-anywhere">{data?.name ?? '…'}</span>
}
