import type { FieldValues } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import { Input, type InputProps } from './inputs.tsx'

type PasswordInputProps<V extends FieldValues> = InputProps<V> & {
  /** A password that is chosen here, with what must not be in it. Without it, one that is known. */
  personal?: readonly string[]
  description?: string
  isRequired?: boolean
  autoFocus?: boolean
}

/** A password in a kept form, which must be `isSecret`. */
export function PasswordInput<V extends FieldValues>({ form, name, label, personal, ...rest }: PasswordInputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref, value, ...field }, props) => (
        <TextField
          {...rest}
          {...props}
          {...field}
          inputRef={ref}
          type="password"
          spellCheck="false"
          autoComplete={personal ? 'new-password' : 'current-password'}
          value={typeof value === 'string' ? value : ''}
        />
      )}
    </Input>
  )
}
