import { type AccountUser, accountInput } from '@sojourn/contract/account'
import { TextInput } from '../../kit/form/inputs.tsx'
import { SmallForm } from '../../kit/form/small-form.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { toast } from '../../ui/toast.ts'
import { PictureForm } from './picture-form.tsx'
import { updateAccount } from './update-account.ts'
import * as wording from './wording.ts'

const labels = { name: wording.nameLabel, jobTitle: wording.jobTitleLabel, phone: wording.phoneLabel }

/** The user's details that other members see. */
export function PersonForm({ user }: { user: AccountUser }) {
  const { name, jobTitle, phone } = user
  const form = useKeptForm({
    name: 'profile',
    initial: { name, jobTitle, phone },
    labels,
    schema: accountInput,
    save: updateAccount,
    onSaved: () => void toast({ title: wording.profileSaved, tone: 'success' }),
  })
  return (
    <>
      <PictureForm user={user} />
      <SmallForm form={form} label={wording.personTitle} saveLabel={wording.saveProfileLabel}>
        <TextInput form={form} name="name" isRequired autoComplete="name" />
        <TextInput form={form} name="jobTitle" isNullable autoComplete="organization-title" />
        <TextInput form={form} name="phone" isNullable type="tel" autoComplete="tel" description={wording.phoneHint} />
      </SmallForm>
    </>
  )
}
