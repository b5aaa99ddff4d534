import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ComboBox } from '../../ui/combo-box.tsx'
import { foldText } from '../fold-text.ts'
import { Input, type InputProps } from './inputs.tsx'

/** One of many known things. */
export type Known = { id: string; label: string }

type ComboInputProps<V extends FieldValues> = InputProps<V> & {
  options: readonly Known[]
  /** What stands for null, e.g. `No country`; without it one must be chosen. */
  emptyOption?: string
  description?: string
  isRequired?: boolean
}

/** One of many known things, such as countries, found by typing without regard to accents. */
export function ComboInput<V extends FieldValues>(props: ComboInputProps<V>) {
  const { form, name, label, options, emptyOption, ...rest } = props
  const [text, setText] = useState('')
  const all = emptyOption === undefined ? options : [{ id: '', label: emptyOption }, ...options]
  const wanted = foldText(text)
  const found = wanted === '' ? all : all.filter((one) => foldText(`${one.label} ${one.id}`).includes(wanted))
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, onChange, ...field }, shown) => (
        <ComboBox
          {...rest}
          {...shown}
          name={field.name}
          items={found.slice(0, mostShown)}
          itemId={({ id }) => id}
          itemText={(one) => one.label}
          value={all.find(({ id }) => id === (value ?? '')) ?? null}
          onChange={(one) => {
            if (one) onChange(one.id === '' ? null : one.id)
          }}
          onSearch={setText}
        />
      )}
    </Input>
  )
}

/** A longer list is narrowed by typing sooner than read. */
const mostShown = 500
