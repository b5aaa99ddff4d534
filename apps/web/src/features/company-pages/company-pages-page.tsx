import { companyPage } from '@sojourn/contract/resources/company-page'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { Badge } from '../../ui/badge.tsx'
import { companyPageResource } from './company-page-resource.ts'
import * as wording from './wording.ts'

/** The pages of the company's public site. */
export const ListPage = listPage<typeof companyPage>(companyPageResource, {
  client: clients['company-pages'],
  columns: [
    {
      id: 'title',
      title: wording.labels.title,
      isRowHeader: true,
      isSortable: true,
      width: '20rem',
      render: ({ title }) => title,
    },
    { id: 'kind', title: wording.labels.kind, width: '9rem', render: ({ kind }) => wording.kindNames[kind] },
    {
      id: 'status',
      title: wording.labels.status,
      width: '8rem',
      render: ({ status }) => (
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{wording.statusNames[status]}</Badge>
      ),
    },
    {
      id: 'slug',
      title: wording.labels.slug,
      width: '12rem',
      render: ({ slug }) => <span className="wrap-anywhere">{slug}</span>,
    },
    { id: 'navOrder', title: wording.columnOrder, isSortable: true, width: '6rem', render: ({ navOrder }) => navOrder },
    changedColumn(),
  ],
  nameOf: ({ title }) => title,
  csv: 'export',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: {
    parameter: 'kind',
    label: wording.labels.kind,
    options: companyPage.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] })),
  },
  filters: [
    {
      parameter: 'status',
      label: wording.labels.status,
      options: companyPage.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] })),
    },
  ],
  open: [tagFilter('company-pages')],
  sorts: sortsBy('title', wording.labels.title, [{ id: 'navOrder', label: wording.labels.navOrder }]),
})
