import { useWatch } from 'react-hook-form'
import { TextInput } from '../../kit/form/inputs.tsx'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { useProductName } from '../../data/public-config.ts'
import * as wording from './wording.ts'

/** Users who register without a company leave it out. */
export type PersonFields = { name: string; email: string; password: string; company: { name: string } }

/** The response to a registration. */
export type Registered = { data: { email: string; deviceSecret: string } }

export const personLabels = { name: wording.yourNameLabel, email: wording.emailLabel, password: wording.passwordLabel }

/** Name, email address and password of a user who registers. */
export function PersonInputs({ form, hasAutoFocus }: { form: KeptForm<PersonFields>; hasAutoFocus?: boolean }) {
  const product = useProductName()
  const [name, email] = useWatch({ control: form.form.control, name: ['name', 'email'] })
  return (
    <>
      <TextInput form={form} name="name" autoComplete="name" autoFocus={hasAutoFocus} isRequired />
      <TextInput form={form} name="email" type="email" autoComplete="email" spellCheck="false" isRequired />
      <PasswordInput form={form} name="password" personal={[name, email, product]} isRequired />
    </>
  )
}
