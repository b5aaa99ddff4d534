import { PasswordField } from '../../ui/password-field.tsx'
import * as wording from './wording.ts'

type CurrentPasswordFieldProps = {
  value: string
  onChange: (password: string) => void
  errorMessage: string | undefined
  autoFocus?: boolean
}

/** The field for the current password of the account. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label={wording.currentPasswordConfirmLabel}
      name="password"
      autoComplete="current-password"
      isRequired
      {...props}
    />
  )
}
