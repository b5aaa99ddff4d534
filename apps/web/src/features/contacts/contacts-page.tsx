import { contact } from '@sojourn/contract/resources/contact'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { ownerFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { choiceField, ownerBulkField } from '../../record/list/bulk-fields.tsx'
import { contactResource } from './contact-resource.ts'
import * as wording from './wording.ts'

const lifecycles = contact.fields.lifecycle.schema.options.map((id) => ({ id, label: inWords(id) }))
const kinds = contact.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) }))

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
  savedAs: 'contacts',
  hasOpenAlphabet: true,
  columns: [
    {
      id: 'name',
      title: wording.columnName,
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
      title: wording.columnStatus,
      width: '9rem',
      render: ({ lifecycle }) => <Badge tone={tones[lifecycle]}>{inWords(lifecycle)}</Badge>,
    },
    {
      id: 'email',
      title: wording.columnEmail,
      width: '15rem',
      render: ({ emails }) => <span className="wrap-anywhere">{emails[0] ?? '–'}</span>,
    },
    {
      id: 'phone',
      title: wording.columnPhone,
      width: '10rem',
      render: ({ phones }) => <span className="whitespace-nowrap tabular-nums">{phones[0] ?? '–'}</span>,
    },
    { id: 'owner', title: wording.columnOwner, width: '10rem', render: ({ ownerName }) => ownerName ?? '–' },
    { ...changedColumn(), isExtra: true },
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: { parameter: 'lifecycle', label: wording.columnStatus, options: lifecycles },
  filters: [{ parameter: 'kind', label: wording.filterKind, options: kinds }],
  open: [ownerFilter, tagFilter('contacts')],
  sorts: sortsBy('name', wording.columnName),
  bulkFields: [choiceField('lifecycle', wording.columnStatus, lifecycles), ownerBulkField()],
})
