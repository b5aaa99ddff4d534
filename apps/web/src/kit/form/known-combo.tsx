import { useState } from 'react'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { FieldProps } from '../../ui/field-box.ts'
import { bestFirst } from '../words/best-first.ts'
import type { Known } from '../words/places-known.ts'

export type KnownComboProps = FieldProps & {
  options: readonly Known[]
  /** The label of the option for null, e.g. `No country`. Without it, a value is required. */
  emptyOption?: string
  value: string | null
  onChange: (id: string | null) => void
}

/** A choice from many options, such as countries, found by typing without regard to accents. */
export function KnownCombo({ options, emptyOption, value, onChange, ...field }: KnownComboProps) {
  const [text, setText] = useState('')
  const all = emptyOption === undefined ? options : [{ id: '', label: emptyOption }, ...options]
  const found = bestFirst(all, text, ({ label, id }) => [label, id])
  return (
    <ComboBox
      {...field}
      items={found.slice(0, maxVisible)}
      itemId={({ id }) => id}
      itemText={(one) => one.label}
      value={all.find(({ id }) => id === (value ?? '')) ?? null}
      onChange={(one) => {
        if (one) onChange(one.id === '' ? null : one.id)
      }}
      onSearch={setText}
      isLocal
    />
  )
}

/** A longer list is easier to search than to read, so the rest is left out. */
const maxVisible = 500
