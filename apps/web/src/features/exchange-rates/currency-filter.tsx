import { useState } from 'react'
import { ChoiceSearch } from '../../kit/list/choice-search.tsx'
import type { OpenFilter } from '../../kit/list/open-filters.tsx'
import { bestFirst } from '../../kit/words/best-first.ts'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import * as wording from './wording.ts'

/** Filters by a currency. */
export const currencyFilter = (parameter: string, label: string): OpenFilter => ({
  parameter,
  label,
  accepts: (text) => /^[A-Z]{3}$/.test(text),
  valueText: (currency) => currency,
  renderChoice: (choice) => <CurrencyChoice {...choice} label={label} />,
})

type CurrencyChoiceProps = { label: string; value: string | null; onChange: (value: string) => void }

function CurrencyChoice({ label, value, onChange }: CurrencyChoiceProps) {
  const [text, setText] = useState('')
  const found = bestFirst(knownCurrencies(), text, (one) => [one.id, one.label])
  return (
    <ChoiceSearch
      label={label}
      items={found}
      itemId={({ id }) => id}
      itemText={(one) => one.label}
      value={value}
      onChange={onChange}
      text={text}
      onSearch={setText}
      isLoading={false}
      emptyText={wording.noCurrencyFound}
    />
  )
}
