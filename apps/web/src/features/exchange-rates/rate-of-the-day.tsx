import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { findRate } from '@sojourn/contract/costing/find-rate'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { exchangeRate } from '@sojourn/contract/resources/exchange-rate'
import { formatDate, today } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { resourceCounts } from '../../data/resource-lists.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogTrigger } from '../../ui/dialog.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Select } from '../../ui/select.tsx'
import * as wording from './wording.ts'

type Rate = Read<typeof exchangeRate>

/** The newest rate, and behind it what any currency of the book is worth in another today, found as costing finds it. */
export function RateOfTheDay() {
  const book = useBookOfToday()
  if (!book || book.length === 0) return null
  const newest = book.reduce((one, other) => (other.date > one.date ? other : one))
  return (
    <DialogTrigger>
      <Button variant="quiet" icon={ArrowLeftRight}>
        {wording.worth(newest)}
      </Button>
      <Popover label={wording.rateOfTheDay} placement="bottom end" className="w-80">
        <RateChoice book={book} newest={newest} />
      </Popover>
    </DialogTrigger>
  )
}

function RateChoice({ book, newest }: { book: readonly Rate[]; newest: Rate }) {
  const [{ from, to }, setPair] = useState<{ from: string; to: string }>(newest)
  const options = [...new Set(book.flatMap((rate) => [rate.from, rate.to]))].toSorted().map((id) => ({ id, label: id }))
  const found = findRate(book, from, to, today())
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-medium">{wording.rateOfTheDay}</h2>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={wording.fromCurrency}
          options={options}
          value={from}
          onChange={(id) => setPair({ from: id, to })}
        />
        <Select label={wording.toCurrency} options={options} value={to} onChange={(id) => setPair({ from, to: id })} />
      </div>
      <p aria-live="polite" className="text-sm">
        {found ? (
          <>
            <span className="block font-medium tabular-nums">{wording.worth({ from, to, rate: found.rate })}</span>
            <span className="block text-ink-soft">{datedInWords(found)}</span>
          </>
        ) : (
          wording.noRate({ from, to })
        )}
      </p>
    </div>
  )
}

const datedInWords = ({ date, through }: { date: string; through: string | null }): string =>
  through === null
    ? wording.datedDirect({ date: formatDate(date) })
    : wording.datedThrough({ date: formatDate(date), currency: through })

/** The book of today; read again when a rate is added, deleted or restored beside it, and whenever the page opens. */
const useBookOfToday = (): readonly Rate[] | undefined => {
  const tenant = useTenant().uuid
  const on = today()
  const count = useQuery(resourceCounts(tenant)).data?.exchangeRates
  return useQuery({
    queryKey: [tenant, 'exchange-rates', 'latest', on, count],
    queryFn: async ({ signal }) =>
      (await request<{ data: Rate[] }>('GET', `/v1/${tenant}/exchange-rates/latest?on=${on}`, { signal })).data,
    refetchOnMount: 'always',
    placeholderData: (last, query) => (query?.queryKey[0] === tenant ? last : undefined),
  }).data
}
