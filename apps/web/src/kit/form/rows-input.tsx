import type { FieldValues } from 'react-hook-form'
import { Input, type InputProps } from './inputs.tsx'
import { RowsField, type RowsLook } from './rows-field.tsx'

type RowsInputProps<V extends FieldValues, Row> = InputProps<V> & RowsLook<Row>

/** A list of parts in a form, each with fields of its own: rooms, rates, addresses. */
export function RowsInput<V extends FieldValues, Row extends object>(props: RowsInputProps<V, Row>) {
  const { form, name, label } = props
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, shown) => (
        <RowsField
          {...props}
          {...shown}
          offersUndo
          error={form.form.getFieldState(name, form.form.formState).error}
          rows={rowsIn<Row>(value)}
          onChange={onChange}
        />
      )}
    </Input>
  )
}

/** A form's values are of no known type; the rows in them came from the contract, from this list, or from its draft. */
const rowsIn = <Row,>(value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : [])
