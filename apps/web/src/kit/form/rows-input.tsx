import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldLimits } from './field-limits.ts'
import { Input, type InputProps } from './inputs.tsx'
import { type RowFields, RowsField, type RowsLook } from './rows-field.tsx'

type RowsInputProps<V extends FieldValues, Row> = InputProps<V> &
  Omit<RowsLook<Row>, 'max' | 'children'> & {
    isLabelHidden?: boolean
    /** `limitsOf` returns the contract's limits for a field of a row. */
    children: (fields: RowFields<Row> & { limitsOf: (field: keyof Row & string) => FieldLimits }) => ReactNode
  }

/** A list of rows in a form, at most as many as the contract allows: rooms, rates, addresses. */
export function RowsInput<V extends FieldValues, Row extends object>(props: RowsInputProps<V, Row>) {
  const { form, name, label, children } = props
  const limitsOf = (field: keyof Row & string) => form.limits(`${name}.0.${field}`)
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, fieldProps) => (
        <RowsField
          {...props}
          {...fieldProps}
          max={form.limits(name).max ?? Infinity}
          offersUndo
          error={form.form.getFieldState(name, form.form.formState).error}
          rows={rowsIn<Row>(value)}
          onChange={onChange}
        >
          {(fields) => children({ ...fields, limitsOf })}
        </RowsField>
      )}
    </Input>
  )
}

/** The type of a form's values is unknown here, but the rows in them came from the contract, this list or its draft. */
const rowsIn = <Row,>(value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : [])
