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
import * as wording from './wording.ts'

const enterAction =
  (enter: (company: Tenant) => Promise<void>) =>
  (company: Tenant): readonly RowAction[] =>
    canEnter(company) ? [{ label: wording.enter, icon: LogIn, onAction: () => void enter(company) }] : []

const definition = listDefinition<typeof tenant>(tenantResource, {
  client: tenantClient,
  columns: [
    {
      id: 'name',
      title: wording.nameColumn,
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
      title: wording.statusColumn,
      isSortable: true,
      width: '8rem',
      render: ({ status }) => <TenantStatus status={status} />,
    },
    { id: 'plan', title: wording.planColumn, width: '9rem', render: (company) => <Subscribed company={company} /> },
    { id: 'country', title: wording.countryColumn, render: ({ country }) => (country ? countryName(country) : '–') },
    {
      id: 'parent',
      title: wording.parentColumn,
      render: ({ parent }) => (parent ? <TenantName uuid={parent} /> : '–'),
    },
    {
      id: 'createdAt',
      title: wording.createdColumn,
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ createdAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(createdAt)}</span>,
    },
  ],
  nameOf: ({ name }) => name,
  emptyText: wording.noTenants,
  radio: {
    parameter: 'status',
    label: wording.statusColumn,
    options: [
      { id: 'active', label: wording.statusNames.active },
      { id: 'suspended', label: wording.statusNames.suspended },
    ],
  },
  filters: [
    {
      parameter: 'binned',
      label: wording.binnedFilter,
      none: wording.openTenants,
      options: [{ id: 'true', label: wording.closedTenants }],
    },
  ],
  sorts: [
    { id: '-createdAt', label: wording.newestFirst },
    { id: 'createdAt', label: wording.oldestFirst },
    { id: 'name', label: wording.nameAscending },
    { id: '-name', label: wording.nameDescending },
    { id: 'status', label: wording.activeFirst },
    { id: '-status', label: wording.suspendedFirst },
  ],
})

/** All companies of the platform. */
export function ListPage() {
  const enter = useEnterCompany()
  const withEntry = useMemo(() => ({ ...definition, rowActions: enterAction(enter) }), [enter])
  return <ResourceListPage definition={withEntry} />
}
