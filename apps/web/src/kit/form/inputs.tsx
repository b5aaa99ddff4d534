import {
  Controller,
  type ControllerFieldState,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'
import type { ReactElement } from 'react'
import { NumberField, type NumberFieldProps } from '../../ui/number-field.tsx'
import { Select, type SelectProps } from '../../ui/select.tsx'
import { TextArea, type TextAreaProps } from '../../ui/text-area.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import type { KeptForm } from './use-kept-form.ts'

/** Identifies the form and the field of an input. */
export type InputProps<V extends FieldValues> = { form: KeptForm<V>; name: FieldPath<V>; label?: string }

type Slot<V extends FieldValues> = InputProps<V> & {
  children: (
    field: ControllerRenderProps<V>,
    props: { label: string; errorMessage: string | undefined },
  ) => ReactElement
}

/**
 * Connects any field of `ui/` with a form: its value, label and error message. A field is validated on blur if something was
 * typed. An untouched field is not, because a message that appears while a button is being pressed would move the button.
 */
export function Input<V extends FieldValues>({ form, name, label, children }: Slot<V>) {
  return (
    <Controller
      control={form.form.control}
      name={name}
      render={({ field, fieldState }: { field: ControllerRenderProps<V>; fieldState: ControllerFieldState }) =>
        children(
          {
            ...field,
            onBlur: () => {
              field.onBlur()
              if (fieldState.isDirty) void form.form.trigger(name)
            },
          },
          { label: label ?? form.labels[name] ?? name, errorMessage: complaintOf(fieldState.error) },
        )
      }
    />
  )
}

/** The props that an input does not pass through to its field. */
export type Without<P> = Omit<P, 'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'inputRef'>

/** One line of text, limited as in the contract. An empty field is null if `isNullable`. */
export function TextInput<V extends FieldValues>({
  form,
  name,
  label,
  isNullable,
  ...rest
}: InputProps<V> & Without<TextFieldProps> & { isNullable?: boolean }) {
  return (
    <Input form={form} name={name} label={label}>
      {(field, props) => <TextField {...form.limits(name)} {...rest} {...props} {...asTyped(field, isNullable)} />}
    </Input>
  )
}

/** Several lines of plain text, limited as in the contract. An empty field is null if `isNullable`. */
export function ProseInput<V extends FieldValues>({
  form,
  name,
  label,
  isNullable,
  ...rest
}: InputProps<V> & Without<TextAreaProps> & { isNullable?: boolean }) {
  return (
    <Input form={form} name={name} label={label}>
      {(field, props) => <TextArea {...form.limits(name)} {...rest} {...props} {...asTyped(field, isNullable)} />}
    </Input>
  )
}

/** A number in the range of the contract, or null. */
export function NumberInput<V extends FieldValues>({
  form,
  name,
  label,
  ...rest
}: InputProps<V> & Without<NumberFieldProps>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, ...field }, props) => (
        <NumberField
          {...form.limits(name)}
          {...rest}
          {...props}
          {...field}
          value={typeof value === 'number' ? value : null}
        />
      )}
    </Input>
  )
}

/** A choice from a few options. */
export function ChoiceInput<V extends FieldValues, Id extends string>({
  form,
  name,
  label,
  ...rest
}: InputProps<V> & Without<SelectProps<Id>>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, ...field }, props) => (
        <Select {...rest} {...props} {...field} value={rest.options.find(({ id }) => id === value)?.id ?? null} />
      )}
    </Input>
  )
}

/** The props of a text field. An empty text becomes null if that is allowed. */
const asTyped = <V extends FieldValues>(
  { ref, value, onChange, ...field }: ControllerRenderProps<V>,
  isNullable = false,
) => ({
  ...field,
  inputRef: ref,
  value: typeof value === 'string' ? value : '',
  onChange: (text: string) => onChange(isNullable && text === '' ? null : text),
})

/** The field's own error message, or the first one inside it. */
const complaintOf = (error: object | undefined): string | undefined => {
  if (!error) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const part of Object.values(error)) {
    const inner = typeof part === 'object' && part !== null ? complaintOf(part) : undefined
    if (inner) return inner
  }
  return undefined
}
