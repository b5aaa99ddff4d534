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
import { categoryWords, optionsOf, priorityWords, statusWords } from './support-words.ts'

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
          label: 'Company',
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
  category: { id: 'category', title: 'About', width: '12rem', render: ({ category }) => categoryWords[category] },
  priority: {
    id: 'priority',
    title: 'Priority',
    width: '7rem',
    render: ({ priority }) => <Priority priority={priority} />,
  },
  status: {
    id: 'status',
    title: 'Status',
    width: '10rem',
    render: ({ status }) => <SupportStatus status={status} isStaff={isStaff} />,
  },
  requester: { id: 'requester', title: 'Asked by', width: '11rem', render: ({ requester }) => requester?.name ?? '–' },
})

const filters = [
  { parameter: 'category', label: 'About', options: optionsOf(categoryWords) },
  { parameter: 'priority', label: 'Priority', options: optionsOf(priorityWords) },
]

const sorts = [
  { id: '-createdAt', label: 'Newest first' },
  { id: '-updatedAt', label: 'Last changed first' },
  { id: 'subject', label: 'Subject, A to Z' },
]

const companyColumns = columnsFor<Summary<typeof supportRequest>>(false)
/** The names of a request in both lists. */
const words = { one: 'request', many: 'requests' }

const ofCompany = listDefinition<typeof supportRequest>(supportRequestResource, {
  ...words,
  client: supportClient,
  columns: [
    {
      id: 'subject',
      title: 'Subject',
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
      title: 'Last message',
      isSortable: true,
      align: 'end',
      width: '11rem',
      render: ({ messages, updatedAt }) => {
        const last = messages.at(-1)
        return (
          <span className="text-ink-soft">
            <span className="block whitespace-nowrap">{formatWhen(last?.at ?? updatedAt)}</span>
            {last && <span className="block text-sm">{last.isStaff ? 'Support' : (last.author?.name ?? '')}</span>}
          </span>
        )
      },
    },
  ],
  nameOf: ({ subject }) => subject,
  csv: 'export',
  emptyText: 'Ask us anything: what does not work, how something is done, what you miss. We answer here and by mail.',
  radio: { parameter: 'status', label: 'Status', options: optionsOf(statusWords(false)) },
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
      title: 'Subject',
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
      title: 'Changed',
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
    },
  ],
  nameOf: ({ subject }) => subject,
  hrefOf: ({ uuid, tenant: company }) => `/support/${uuid}?company=${company}`,
  emptyText: 'What companies ask stands here until it is closed.',
  radio: { parameter: 'status', label: 'Status', options: optionsOf(statusWords(true)) },
  sorts,
})
