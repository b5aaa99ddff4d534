import { useQuery } from '@tanstack/react-query'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { supportRequest, supportRequestOfStaff } from '@sojourn/contract/resources/support-request'
import { Fragment, useMemo } from 'react'
import { formatWhen } from '../../kit/words/dates.ts'
import { listDefinition } from '../../kit/list/list-definition.ts'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import type { TableColumn } from '../../ui/table/table.tsx'
import { Priority, SupportStatus } from './support-badge.tsx'
import { staffClient, supportClient } from './support-client.ts'
import { supportRequestResource } from './support-request-resource.ts'
import { optionsOf, statusWords } from './support-words.ts'
import * as wording from './wording.ts'

/** `/support`: the requests of the company; for the platform's staff, those of all companies. */
export function ListPage() {
  const isStaff = useSession(({ user }) => user?.is_god ?? false)
  const company = useSession((session) => currentTenant(session)?.uuid)
  if (isStaff) return <StaffRequests />
  return company ? (
    <Fragment key={company}>
      <ResourceListPage definition={ofCompany} />
    </Fragment>
  ) : null
}

function StaffRequests() {
  const companies = useQuery(clients.tenants.list('platform', { perPage: '96', sort: 'name' })).data
  const definition = useMemo(
    () => ({
      ...ofStaff,
      filters: [
        {
          parameter: 'tenant',
          label: wording.companyFilter,
          options: (companies?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
        },
        ...filters,
      ],
    }),
    [companies],
  )
  return <ResourceListPage definition={definition} />
}

type Row = Pick<Summary<typeof supportRequestOfStaff>, 'category' | 'priority' | 'status' | 'requester' | 'updatedAt'>

const columnsFor = <R extends Row>(
  isStaff: boolean,
): Record<'category' | 'priority' | 'status' | 'requester', TableColumn<R>> => ({
  category: {
    id: 'category',
    title: wording.categoryColumn,
    width: '12rem',
    render: ({ category }) => wording.categoryNames[category],
  },
  priority: {
    id: 'priority',
    title: wording.priorityColumn,
    width: '7rem',
    render: ({ priority }) => <Priority priority={priority} />,
  },
  status: {
    id: 'status',
    title: wording.statusColumn,
    width: '10rem',
    render: ({ status }) => <SupportStatus status={status} isStaff={isStaff} />,
  },
  requester: {
    id: 'requester',
    title: wording.requesterColumn,
    width: '11rem',
    render: ({ requester }) => requester?.name ?? '–',
  },
})

const filters = [
  { parameter: 'category', label: wording.categoryColumn, options: optionsOf(wording.categoryNames) },
  { parameter: 'priority', label: wording.priorityColumn, options: optionsOf(wording.priorityNames) },
]

const sorts = [
  { id: '-createdAt', label: wording.newestFirst },
  { id: '-updatedAt', label: wording.recentlyUpdatedFirst },
  { id: 'subject', label: wording.bySubject },
]

const companyColumns = columnsFor<Summary<typeof supportRequest>>(false)
/** The names of a request in both lists. */
const words = { one: wording.requestInSentence, many: wording.requestsInSentence }

const ofCompany = listDefinition<typeof supportRequest>(supportRequestResource, {
  ...words,
  client: supportClient,
  columns: [
    {
      id: 'subject',
      title: wording.subjectColumn,
      isRowHeader: true,
      isSortable: true,
      render: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
    },
    companyColumns.category,
    companyColumns.priority,
    companyColumns.status,
    companyColumns.requester,
    {
      id: 'updatedAt',
      title: wording.lastMessageColumn,
      isSortable: true,
      align: 'end',
      width: '11rem',
      render: ({ lastMessage: last, updatedAt }) => {
        return (
          <span className="text-ink-soft">
            <span className="block whitespace-nowrap">{formatWhen(last?.at ?? updatedAt)}</span>
            {last && <span className="block text-sm">{last.isStaff ? wording.supportBadge : (last.author ?? '')}</span>}
          </span>
        )
      },
    },
  ],
  nameOf: ({ subject }) => subject,
  csv: 'export',
  emptyText: wording.noRequestsText,
  radio: { parameter: 'status', label: wording.statusColumn, options: optionsOf(statusWords(false)) },
  filters,
  sorts,
})

const staffColumns = columnsFor<Summary<typeof supportRequestOfStaff>>(true)
const ofStaff = listDefinition<typeof supportRequestOfStaff>(supportRequestResource, {
  ...words,
  client: staffClient,
  columns: [
    {
      id: 'subject',
      title: wording.subjectColumn,
      isRowHeader: true,
      isSortable: true,
      render: ({ subject, tenantName }) => (
        <div className="wrap-anywhere">
          <span className="block">{subject}</span>
          <span className="block text-sm font-normal text-ink-soft">{tenantName}</span>
        </div>
      ),
    },
    staffColumns.category,
    staffColumns.priority,
    staffColumns.status,
    staffColumns.requester,
    {
      id: 'updatedAt',
      title: wording.updatedColumn,
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
    },
  ],
  nameOf: ({ subject }) => subject,
  hrefOf: ({ uuid, tenant: company }) => `/support/${uuid}?company=${company}`,
  emptyText: wording.noStaffRequestsText,
  radio: { parameter: 'status', label: wording.statusColumn, options: optionsOf(statusWords(true)) },
  sorts,
})
