import { useState } from 'react'
import { bestFirst } from '../words/best-first.ts'
import type { Known } from '../words/places-known.ts'
import { ChoiceSearch } from './choice-search.tsx'
import type { OpenFilter } from './open-filters.tsx'

type KnownFilter = Pick<OpenFilter, 'parameter' | 'label' | 'accepts'> & {
  options: () => readonly Known[]
  /** A value as people read it; its label by default. */
  valueText?: (id: string) => string
  /** Shown if no option has what was typed. */
  emptyText: string
}

/** Filters by one of many values that are known without the server, such as countries, by their labels and ids. */
export const knownFilter = ({ options, valueText, emptyText, ...filter }: KnownFilter): OpenFilter => ({
  ...filter,
  valueText: valueText ?? ((value) => options().find(({ id }) => id === value)?.label ?? value),
  renderChoice: (choice) => <KnownChoice {...choice} label={filter.label} options={options} emptyText={emptyText} />,
})

type KnownChoiceProps = Pick<KnownFilter, 'label' | 'options' | 'emptyText'> & {
  value: string | null
  onChange: (id: string) => void
}

function KnownChoice({ label, options, emptyText, value, onChange }: KnownChoiceProps) {
  const [text, setText] = useState('')
  return (
    <ChoiceSearch
      label={label}
      items={bestFirst(options(), text, (one) => [one.label, one.id])}
      itemId={({ id }) => id}
      itemText={(one) => one.label}
      value={value}
      onChange={onChange}
      text={text}
      onSearch={setText}
      isLoading={false}
      emptyText={emptyText}
    />
  )
}
