import { PasswordField } from '../../ui/password-field.tsx'

type CurrentPasswordFieldProps = {
  value: string
  onChange: (password: string) => void
  errorMessage: string | undefined
  autoFocus?: boolean
}

/** Asks for the password that the account has now. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return <PasswordField label="Your password" name="password" autoComplete="current-password" isRequired {...props} />
}
