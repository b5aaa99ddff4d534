import type { FieldValues } from 'react-hook-form'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldLabel, FieldNotes, fieldProps } from '../../ui/field.tsx'
import type { Known } from '../words/places-known.ts'
import { Input, type InputProps } from './inputs.tsx'

type ChecksInputProps<V extends FieldValues> = InputProps<V> & { options: readonly Known[]; description?: string }

/** Checkboxes for a few options, stored in the order of the options. */
export function ChecksInput<V extends FieldValues>({ form, name, label, options, description }: ChecksInputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange, onBlur }, props) => (
        <CheckboxGroup
          {...fieldProps({ ...props, name })}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={(chosen) => onChange(options.filter(({ id }) => chosen.includes(id)).map(({ id }) => asKept(id)))}
          onBlur={onBlur}
        >
          <FieldLabel label={props.label} />
          <div className="grid gap-x-6 gap-y-2 pt-1 xs:grid-cols-2 md:grid-cols-3">
            {options.map((option) => (
              <Checkbox key={option.id} value={option.id}>
                {option.label}
              </Checkbox>
            ))}
          </div>
          <FieldNotes description={description} errorMessage={props.errorMessage} />
        </CheckboxGroup>
      )}
    </Input>
  )
}

/** Months are numbers in the contract; all other options are strings. */
const asKept = (id: string): string | number => (/^\d+$/.test(id) ? Number(id) : id)
