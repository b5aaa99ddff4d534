import { companyPage } from '@sojourn/contract/resources/company-page'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { companyPageResource } from './company-page-resource.ts'

/** The pages of the company's public site. */
export const ListPage = listPage<typeof companyPage>(companyPageResource, {
  client: clients['company-pages'],
  columns: [
    { id: 'title', title: 'Title', isRowHeader: true, isSortable: true, width: '20rem', render: ({ title }) => title },
    { id: 'kind', title: 'Kind', width: '9rem', render: ({ kind }) => inWords(kind) },
    {
      id: 'status',
      title: 'Status',
      width: '8rem',
      render: ({ status }) => <Badge tone={status === 'published' ? 'success' : 'neutral'}>{inWords(status)}</Badge>,
    },
    {
      id: 'slug',
      title: 'Address',
      width: '12rem',
      render: ({ slug }) => <span className="wrap-anywhere">{slug}</span>,
    },
    { id: 'navOrder', title: 'Place', isSortable: true, width: '6rem', render: ({ navOrder }) => navOrder },
    changedColumn(),
  ],
  nameOf: ({ title }) => title,
  csv: 'export',
  canDuplicate: true,
  emptyText: 'About you, your team, your terms. Published pages form your public site and bring you enquiries.',
  radio: {
    parameter: 'kind',
    label: 'Kind',
    options: companyPage.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  filters: [
    {
      parameter: 'status',
      label: 'Status',
      options: companyPage.fields.status.schema.options.map((id) => ({ id, label: inWords(id) })),
    },
  ],
  open: [tagFilter('company-pages')],
  sorts: sortsBy('title', 'Title', [{ id: 'navOrder', label: 'Place in the navigation' }]),
})
