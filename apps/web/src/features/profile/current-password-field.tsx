import { PasswordField } from '../../ui/password-field.tsx'

type CurrentPasswordFieldProps = {
  value: string
  onChange: (password: string) => void
  errorMessage: string | undefined
  autoFocus?: boolean
}

/** The field for the current password of the account. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return <PasswordField label="Your password" name="password" autoComplete="current-password" isRequired {...props} />
}
