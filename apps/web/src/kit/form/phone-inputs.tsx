import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { readPhone } from '@sojourn/contract/kit/read-phone'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { countryName } from '../words/places-known.ts'
import { useTenant } from '../../data/session.ts'
import { Input, type InputProps, type Without } from './inputs.tsx'
import { WordsInput } from './words-input.tsx'
import * as wording from './wording.ts'

/** A phone number, or null. On blur, a national number is completed with the company's country. */
export function PhoneInput<V extends FieldValues>({
  form,
  name,
  label,
  ...rest
}: InputProps<V> & Without<TextFieldProps>) {
  const read = usePhoneReader((typed, number) => {
    if (form.form.getValues(name) === typed) form.form.setValue(name, asValue<V>(number), { shouldDirty: true })
  })
  return (
    <Input form={form} name={name} label={label}>
      {({ ref, value, onChange, onBlur, ...field }, props) => (
        <TextField
          {...rest}
          {...field}
          {...props}
          type="tel"
          inputRef={ref}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? null : text)}
          onBlur={() => {
            const number = typeof value === 'string' ? read(value) : value
            if (number !== value) onChange(number)
            onBlur()
          }}
        />
      )}
    </Input>
  )
}

/** More than the contract allows, because users type spaces. */
const maxTypedLength = 40

/** Several phone numbers. */
export function PhonesInput<V extends FieldValues>({ form, name }: InputProps<V>) {
  const read = usePhoneReader((typed, number) => {
    const numbers: readonly unknown[] = form.form.getValues(name) ?? []
    if (!numbers.includes(typed)) return
    const read = [...new Set(numbers.map((one) => (one === typed ? number : one)))]
    form.form.setValue(name, asValue<V>(read), { shouldDirty: true })
  })
  const { country } = useTenant()
  return (
    <WordsInput
      form={form}
      name={name}
      one={wording.phoneNumber}
      maxLength={maxTypedLength}
      read={read}
      description={country ? wording.phoneOfCountryHint({ country: countryName(country) }) : wording.phoneHint}
    />
  )
}

/**
 * Converts a number as typed to the international format. A number that cannot be parsed, or that has an extension, stays as it
 * was typed, so that the contract's validation reports it. The numbering plans of all countries are loaded with the first such
 * field. Numbers typed before that are converted afterwards and passed to `readLate`.
 */
const usePhoneReader = (readLate: (typed: string, number: string) => void): ((text: string) => string) => {
  const { country } = useTenant()
  const [reader, setReader] = useState<{ readPhone: typeof readPhone } | null>(null)
  const early = useRef(new Set<string>())
  const read = (text: string): string => {
    if (reader === null) early.current.add(text)
    const found = reader?.readPhone(text, country ? [country] : [])
    return found && found.extension === null ? found.number : text
  }
  const readEarly = useEffectEvent(() => {
    for (const typed of early.current) if (read(typed) !== typed) readLate(typed, read(typed))
    early.current.clear()
  })
  useEffect(() => {
    if (reader !== null) readEarly()
  }, [reader])
  useEffect(() => {
    let isHere = true
    // Offline, a number needs its country code.
    void import('@sojourn/contract/kit/read-phone').then(
      (loaded) => isHere && setReader(loaded),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return read
}

/** The type of the form's field is not known here: one number is a string, several are a list of strings. */
const asValue = <V extends FieldValues>(value: unknown) => value as FieldPathValue<V, FieldPath<V>>
