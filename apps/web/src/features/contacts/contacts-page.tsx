import { contact } from '@sojourn/contract/resources/contact'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { ownerFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { contactResource } from './contact-resource.ts'

const tones: Record<(typeof contact.fields.lifecycle.schema.options)[number], BadgeTone> = {
  lead: 'info',
  client: 'success',
  past: 'neutral',
  agent: 'brand',
  do_not_contact: 'danger',
}

/** The company's contacts: people and organisations. */
export const ListPage = listPage<typeof contact>(contactResource, {
  client: clients.contacts,
  columns: [
    {
      id: 'name',
      title: 'Name',
      isRowHeader: true,
      isSortable: true,
      render: ({ name, organisation, kind }) => (
        <div>
          <span className="block">{name}</span>
          {organisation && kind === 'person' && (
            <span className="block text-sm font-normal text-ink-soft">{organisation}</span>
          )}
        </div>
      ),
    },
    {
      id: 'lifecycle',
      title: 'Status',
      width: '9rem',
      render: ({ lifecycle }) => <Badge tone={tones[lifecycle]}>{inWords(lifecycle)}</Badge>,
    },
    {
      id: 'email',
      title: 'Email',
      width: '15rem',
      render: ({ emails }) => <span className="wrap-anywhere">{emails[0] ?? '–'}</span>,
    },
    {
      id: 'phone',
      title: 'Phone',
      width: '10rem',
      render: ({ phones }) => <span className="whitespace-nowrap tabular-nums">{phones[0] ?? '–'}</span>,
    },
    changedColumn(),
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: 'Travellers, agencies and everybody else you write to, with what they like and what they need.',
  radio: {
    parameter: 'lifecycle',
    label: 'Status',
    options: contact.fields.lifecycle.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  filters: [
    {
      parameter: 'kind',
      label: 'Kind',
      options: contact.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) })),
    },
  ],
  open: [ownerFilter, tagFilter('contacts')],
  sorts: sortsBy('name', 'Name'),
})
