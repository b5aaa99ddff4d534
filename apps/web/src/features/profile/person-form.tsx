import { type AccountUser, accountInput } from '@sojourn/contract/account'
import { TextInput } from '../../kit/form/inputs.tsx'
import { SmallForm } from '../../kit/form/small-form.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { toast } from '../../ui/toast.ts'
import { PictureForm } from './picture-form.tsx'
import { updateAccount } from './update-account.ts'

const labels = { name: 'Name', jobTitle: 'Job title', phone: 'Phone' }

/** The user's details that other members see. */
export function PersonForm({ user }: { user: AccountUser }) {
  const { name, jobTitle, phone } = user
  const form = useKeptForm({
    name: 'profile',
    initial: { name, jobTitle, phone },
    labels,
    schema: accountInput,
    save: updateAccount,
    onSaved: () => void toast({ title: 'Your profile is saved', tone: 'success' }),
  })
  return (
    <>
      <PictureForm user={user} />
      <SmallForm form={form} label="You" saveLabel="Save profile">
        <TextInput form={form} name="name" isRequired autoComplete="name" />
        <TextInput form={form} name="jobTitle" isNullable autoComplete="organization-title" />
        <TextInput
          form={form}
          name="phone"
          isNullable
          type="tel"
          autoComplete="tel"
          description="With the country’s code, e.g. +27215550100."
        />
      </SmallForm>
    </>
  )
}
