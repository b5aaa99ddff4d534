import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ComboBox } from '../../ui/combo-box.tsx'
import { TagField } from '../../ui/tag-field.tsx'
import { bestFirst } from '../words/best-first.ts'
import type { Known } from '../words/places-known.ts'
import { Input, type InputProps } from './inputs.tsx'
import * as wording from './wording.ts'

type SeveralInputProps<V extends FieldValues> = InputProps<V> & {
  options: readonly Known[]
  /** What one value is called in a sentence: `language`. */
  one: string
  description?: string
  /** The label of a value that is not among the options. */
  nameOf?: (id: string) => string
}

/** A choice of several from many options, such as languages, found by typing. */
export function SeveralInput<V extends FieldValues>({
  form,
  name,
  label,
  options,
  one,
  description,
  nameOf = (id) => id,
}: SeveralInputProps<V>) {
  const [text, setText] = useState('')
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, props) => {
        const values: readonly string[] = Array.isArray(value) ? value.map(String) : []
        const unchosen = options.filter((option) => !values.includes(option.id))
        const found = bestFirst(unchosen, text, (option) => [option.label, option.id])
        return (
          <TagField
            {...props}
            name={name}
            description={description}
            values={values}
            textOf={(id) => options.find((option) => option.id === id)?.label ?? nameOf(id)}
            onRemove={(gone) => onChange(values.filter((id) => !gone.has(id)))}
          >
            <ComboBox
              label={wording.add({ item: one })}
              isLabelHidden
              placeholder={wording.add({ item: one })}
              items={found}
              itemId={({ id }) => id}
              itemText={(option) => option.label}
              value={null}
              onChange={(option) => {
                if (option) onChange([...values, option.id])
              }}
              onSearch={setText}
              isLocal
            />
          </TagField>
        )
      }}
    </Input>
  )
}
