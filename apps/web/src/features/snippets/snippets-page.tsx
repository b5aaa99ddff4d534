import type { snippet } from '@sojourn/contract/resources/snippet'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { knownFilter } from '../../kit/list/known-filter.tsx'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { knownLanguages, languageName } from '../../kit/words/languages-known.ts'
import { clients } from '../../data/clients.ts'
import { snippetResource } from './snippet-resource.ts'
import * as wording from './wording.ts'

const languageFilter = knownFilter({
  parameter: 'language',
  label: wording.columnLanguage,
  accepts: (text) => knownLanguages().some(({ id }) => id === text),
  options: knownLanguages,
  emptyText: wording.noLanguageFound,
})

/** Texts to insert into other texts. */
export const ListPage = listPage<typeof snippet>(snippetResource, {
  client: clients.snippets,
  savedAs: 'snippets',
  columns: [
    {
      id: 'name',
      title: wording.columnName,
      isRowHeader: true,
      isSortable: true,
      width: '18rem',
      render: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    {
      id: 'text',
      title: wording.columnText,
      render: ({ preview, language }) => (
        <span lang={language ?? undefined} dir="auto" className="line-clamp-2 text-start text-ink-soft">
          {preview}
        </span>
      ),
    },
    {
      id: 'language',
      title: wording.columnLanguage,
      width: '9rem',
      render: ({ language }) => (language === null ? wording.anyLanguage : languageName(language)),
    },
    changedColumn(),
  ],
  nameOf: ({ name }) => name,
  csv: 'export',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  open: [languageFilter, tagFilter('snippets')],
  sorts: sortsBy('name', wording.columnName),
})
