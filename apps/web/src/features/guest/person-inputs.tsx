import { useWatch } from 'react-hook-form'
import { TextInput } from '../../kit/form/inputs.tsx'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { useProductName } from '../../data/public-config.ts'

/** Whoever registers for themselves leaves the company out. */
export type PersonFields = { name: string; email: string; password: string; company: { name: string } }

/** What the server answers to a registration. */
export type Registered = { data: { email: string } }

export const personLabels = { name: 'Your name', email: 'Email', password: 'Password' }

/** Name, address and password of somebody who registers. */
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
