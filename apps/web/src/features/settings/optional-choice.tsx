import type { FieldPath } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import type { Option } from '../../ui/option-list.tsx'
import { Select } from '../../ui/select.tsx'
import type { Settings } from './company.ts'

type OptionalChoiceProps = {
  form: KeptForm<Settings>
  name: FieldPath<Settings>
  options: readonly Option[]
  /** The label of the option for null. */
  emptyLabel: string
  description?: string
}

const nothing = 'nothing'

/** A select with an option for null. */
export function OptionalChoice({ form, name, options, emptyLabel, description }: OptionalChoiceProps) {
  return (
    <Input form={form} name={name}>
      {({ ref: _, value, onChange, ...field }, props) => (
        <Select
          {...props}
          {...field}
          description={description}
          options={[{ id: nothing, label: emptyLabel }, ...options]}
          value={options.find(({ id }) => id === value)?.id ?? nothing}
          onChange={(id) => onChange(id === nothing ? null : id)}
        />
      )}
    </Input>
  )
}
