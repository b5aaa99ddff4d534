import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '../../ui/icon-button.tsx'
import { TagField } from '../../ui/tag-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Input, type InputProps } from './inputs.tsx'
import * as wording from './wording.ts'

type WordsInputProps<V extends FieldValues> = InputProps<V> & {
  /** What one value is called in a sentence, such as `tag`. */
  one: string
  /** The maximum number of values and the maximum length of each. In a form, the limits of the contract are the default. */
  max?: number
  maxLength?: number
  description?: string
  /** Converts a typed text to the value that is stored. */
  read?: (word: string) => string
}

/** Input for several free texts, such as tags and facilities. Enter or a comma adds what was typed. */
export function WordsInput<V extends FieldValues>(props: WordsInputProps<V>) {
  const { form, name, label, ...rest } = props
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange, onBlur }, fieldProps) => (
        <Words
          {...form.limits(name)}
          {...rest}
          {...fieldProps}
          name={name}
          values={toStrings(value)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Input>
  )
}

type WordsProps = Omit<WordsInputProps<FieldValues>, 'form' | 'label' | 'name'> & {
  name?: string
  label: string
  errorMessage: string | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
  onBlur?: () => void
  /** Whether the field gets the focus when it appears: for a dialog whose purpose is to fill it in. */
  autoFocus?: boolean
}

/** The same input without a form, for any list of short texts, such as part of a larger value. */
export function Words({
  label,
  name,
  errorMessage,
  one,
  max = Infinity,
  maxLength = Infinity,
  description,
  read = (word) => word,
  values,
  onChange,
  onBlur,
  autoFocus,
}: WordsProps) {
  const [draftText, setDraftText] = useState('')
  const add = (text: string) => {
    const newValues = text
      .split(',')
      .map((word) => read(word.trim().slice(0, maxLength)))
      .filter((word, n, all) => word !== '' && !values.includes(word) && all.indexOf(word) === n)
    if (newValues.length > 0) onChange([...values, ...newValues].slice(0, max))
    setDraftText('')
  }
  return (
    <TagField
      label={label}
      name={name}
      errorMessage={errorMessage}
      description={description}
      values={values}
      onRemove={(removed) => onChange(values.filter((value) => !removed.has(value)))}
    >
      {values.length < max ? (
        <TextField
          label={wording.add({ item: one })}
          isLabelHidden
          placeholder={wording.add({ item: one })}
          autoFocus={autoFocus}
          value={draftText}
          maxLength={maxLength + 1}
          onChange={(text) => (text.includes(',') ? add(text) : setDraftText(text))}
          onEnter={() => {
            if (draftText.trim() === '') return false
            add(draftText)
            return true
          }}
          onBlur={() => {
            // Otherwise, text that was typed but not added would be lost on saving.
            add(draftText)
            onBlur?.()
          }}
          suffix={
            draftText.trim() !== '' && (
              <IconButton
                icon={Plus}
                label={wording.addValue({ value: draftText.trim() })}
                hasTooltip={false}
                onPress={() => add(draftText)}
              />
            )
          }
        />
      ) : (
        <p className="text-sm text-ink-soft">{wording.full({ max })}</p>
      )}
    </TagField>
  )
}

const toStrings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
