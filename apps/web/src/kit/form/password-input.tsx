import { passwordRules } from '@sojourn/contract/passwords'
import type { FieldValues } from 'react-hook-form'
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field.tsx'
import { usePasswordStrength } from '../login/password-strength.ts'
import { Input, type InputProps } from './inputs.tsx'
import * as wording from './wording.ts'

type PasswordInputProps<V extends FieldValues> = InputProps<V> & {
  /**
   * For a new password: what it must not contain, such as the user's name, email address and the product's name. Without it,
   * the field is for an existing password.
   */
  personal?: readonly string[]
  description?: string
  isRequired?: boolean
  autoFocus?: boolean
}

/**
 * A password in a kept form, which must be `isSecret`: an existing one, or a new one whose strength is shown while it is typed.
 */
export function PasswordInput<V extends FieldValues>({ form, name, label, personal, ...rest }: PasswordInputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref, value, onChange, ...field }, props) => {
        const shared: PasswordFieldProps = {
          ...rest,
          ...props,
          ...field,
          inputRef: ref,
          value: typeof value === 'string' ? value : '',
          onChange,
        }
        return personal ? (
          <NewPasswordField {...shared} personal={personal} />
        ) : (
          <PasswordField autoComplete="current-password" {...shared} />
        )
      }}
    </Input>
  )
}

type NewPasswordFieldProps = PasswordFieldProps & { personal: readonly string[] }

/** A new password, whose strength is shown while it is typed. */
function NewPasswordField({ personal, ...props }: NewPasswordFieldProps) {
  const strength = usePasswordStrength(props.value ?? '', personal)
  return (
    <PasswordField
      autoComplete="new-password"
      description={wording.newPasswordHint({ count: passwordRules.shortest })}
      {...props}
      strength={strength}
    />
  )
}
