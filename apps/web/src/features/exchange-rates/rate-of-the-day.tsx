import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findRate } from '@sojourn/contract/costing/find-rate'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { exchangeRate } from '@sojourn/contract/resources/exchange-rate'
import { formatDate, today } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { Select } from '../../ui/select.tsx'
import * as wording from './wording.ts'

type Rate = Read<typeof exchangeRate>

/** What one currency is worth in another today, found as costing finds it. */
export function RateOfTheDay({ records }: { records: readonly { uuid: string; rev: number }[] }) {
  const book = useLatest(records)
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({})
  if (!book || book.length === 0) return null
  const currencies = [...new Set(book.flatMap((rate) => [rate.from, rate.to]))].toSorted()
  const newest = book.reduce((one, other) => (other.date > one.date ? other : one))
  const from = currencies.find((id) => id === chosen.from) ?? newest.from
  const to = currencies.find((id) => id === chosen.to) ?? newest.to
  const options = currencies.map((id) => ({ id, label: id }))
  const found = findRate(book, from, to, today())
  return (
    <section
      aria-label={wording.rateOfTheDay}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3"
    >
      <h2 className="text-sm font-medium">{wording.rateOfTheDay}</h2>
      <div className="flex gap-2">
        <Select
          label={wording.fromCurrency}
          isLabelHidden
          isSmall
          options={options}
          value={from}
          onChange={(id) => setChosen({ from: id, to })}
        />
        <Select
          label={wording.toCurrency}
          isLabelHidden
          isSmall
          options={options}
          value={to}
          onChange={(id) => setChosen({ from, to: id })}
        />
      </div>
      <p aria-live="polite" className="text-sm">
        {found ? (
          <>
            <span className="font-medium tabular-nums">{wording.worth({ from, to, rate: found.rate })}</span>{' '}
            <span className="text-ink-soft">{datedInWords(found)}</span>
          </>
        ) : (
          wording.noRate({ from, to })
        )}
      </p>
    </section>
  )
}

const datedInWords = ({ date, through }: { date: string; through: string | null }): string =>
  through === null
    ? wording.datedDirect({ date: formatDate(date) })
    : wording.datedThrough({ date: formatDate(date), currency: through })

/** The book of today; read again whenever the list beside it changes. */
const useLatest = (records: readonly { uuid: string; rev: number }[]): readonly Rate[] | undefined => {
  const tenant = useTenant().uuid
  const on = today()
  const listed = records.map(({ uuid, rev }) => `${uuid} ${rev}`).join()
  return useQuery({
    queryKey: [tenant, 'exchange-rates', 'latest', on, listed],
    queryFn: async ({ signal }) =>
      (await request<{ data: Rate[] }>('GET', `/v1/${tenant}/exchange-rates/latest?on=${on}`, { signal })).data,
    placeholderData: (last, query) => (query?.queryKey[0] === tenant ? last : undefined),
  }).data
}
