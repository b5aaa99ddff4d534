import { LogIn } from 'lucide-react'
import { useMemo } from 'react'
import type { tenant } from '@sojourn/contract/resources/tenant'
import { formatWhen } from '../../kit/words/dates.ts'
import { listDefinition } from '../../kit/list/list-definition.ts'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import type { RowAction } from '../../kit/list/row-actions.tsx'
import { countryName } from '../../kit/words/places-known.ts'
import { Subscribed, TenantName, TenantStatus } from './tenant-badges.tsx'
import { type Tenant, tenantClient } from './tenant-client.ts'
import { tenantResource } from './tenant-resource.ts'
import { canEnter, useEnterCompany } from './use-enter-company.ts'

const enterAction =
  (enter: (company: Tenant) => Promise<void>) =>
  (company: Tenant): readonly RowAction[] =>
    canEnter(company) ? [{ label: 'Enter this company', icon: LogIn, onAction: () => void enter(company) }] : []

const definition = listDefinition<typeof tenant>(tenantResource, {
  client: tenantClient,
  columns: [
    {
      id: 'name',
      title: 'Name',
      isRowHeader: true,
      isSortable: true,
      render: ({ name, slug }) => (
        <span>
          <span className="block wrap-anywhere">{name}</span>
          <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{slug}</span>
        </span>
      ),
    },
    {
      id: 'status',
      title: 'Status',
      isSortable: true,
      width: '8rem',
      render: ({ status }) => <TenantStatus status={status} />,
    },
    { id: 'plan', title: 'Plan', width: '9rem', render: (company) => <Subscribed company={company} /> },
    { id: 'country', title: 'Country', render: ({ country }) => (country ? countryName(country) : '–') },
    { id: 'parent', title: 'Parent', render: ({ parent }) => (parent ? <TenantName uuid={parent} /> : '–') },
    {
      id: 'createdAt',
      title: 'Here since',
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ createdAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(createdAt)}</span>,
    },
  ],
  nameOf: ({ name }) => name,
  emptyText: 'Companies register themselves, or are made here.',
  radio: {
    parameter: 'status',
    label: 'Status',
    options: [
      { id: 'active', label: 'Active' },
      { id: 'suspended', label: 'Suspended' },
    ],
  },
  filters: [
    {
      parameter: 'binned',
      label: 'Open or closed',
      none: 'Open tenants',
      options: [{ id: 'true', label: 'Closed tenants' }],
    },
  ],
  sorts: [
    { id: '-createdAt', label: 'Newest first' },
    { id: 'createdAt', label: 'Oldest first' },
    { id: 'name', label: 'Name, A to Z' },
    { id: '-name', label: 'Name, Z to A' },
    { id: 'status', label: 'Active first' },
    { id: '-status', label: 'Suspended first' },
  ],
})

/** All companies of the platform. */
export function ListPage() {
  const enter = useEnterCompany()
  const withEntry = useMemo(() => ({ ...definition, rowActions: enterAction(enter) }), [enter])
  return <ResourceListPage definition={withEntry} />
}
