import { exchangeRate } from '@sojourn/contract/resources/exchange-rate'
import { formatDate } from '../../kit/words/dates.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { knownFilter } from '../../kit/list/known-filter.tsx'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { clients } from '../../data/clients.ts'
import { exchangeRateResource } from './exchange-rate-resource.ts'
import { ImportButton } from './import/import-button.tsx'
import { RateOfTheDay } from './rate-of-the-day.tsx'
import * as wording from './wording.ts'

const sources = exchangeRate.fields.source.schema.options.map((id) => ({ id, label: wording.sourceNames[id] }))

const currencyFilter = (parameter: string, label: string) =>
  knownFilter({
    parameter,
    label,
    accepts: (text) => /^[A-Z]{3}$/.test(text),
    valueText: (currency) => currency,
    options: knownCurrencies,
    emptyText: wording.noCurrencyFound,
  })

/** The company’s currency book. */
export const ListPage = listPage<typeof exchangeRate>(exchangeRateResource, {
  client: clients['exchange-rates'],
  savedAs: 'exchange-rates',
  columns: [
    {
      id: 'name',
      title: wording.columnPair,
      isRowHeader: true,
      isSortable: true,
      render: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
    },
    {
      id: 'rate',
      title: wording.columnRate,
      align: 'end',
      width: '9rem',
      render: ({ rate }) => <span className="tabular-nums">{rate}</span>,
    },
    {
      id: 'date',
      title: wording.columnDate,
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ date }) => <span className="whitespace-nowrap tabular-nums">{formatDate(date)}</span>,
    },
    { id: 'source', title: wording.columnSource, width: '10rem', render: ({ source }) => wording.sourceNames[source] },
    {
      id: 'bufferBps',
      title: wording.columnBuffer,
      align: 'end',
      width: '7rem',
      render: ({ bufferBps }) => (bufferBps === 0 ? '–' : wording.percent({ percent: bufferBps / 100 })),
    },
    { ...changedColumn(), isExtra: true },
  ],
  nameOf: ({ name, date }) => wording.rateName({ pair: name, date: formatDate(date) }),
  csv: 'export',
  emptyText: wording.listEmpty,
  actions: (
    <>
      <RateOfTheDay />
      <ImportButton />
    </>
  ),
  filters: [{ parameter: 'source', label: wording.columnSource, options: sources }],
  open: [
    currencyFilter('from', wording.filterFrom),
    currencyFilter('to', wording.filterTo),
    tagFilter('exchange-rates'),
  ],
  sorts: [
    { id: '-date', label: wording.newestRate },
    { id: 'date', label: wording.oldestRate },
    ...sortsBy('name', wording.columnPair),
  ],
})
