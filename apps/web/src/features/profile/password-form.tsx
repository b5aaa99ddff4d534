import { useQueryClient } from '@tanstack/react-query'
import { type AccountUser, accountInput } from '@sojourn/contract/account'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { SmallForm } from '../../kit/form/small-form.tsx'
import { type KeptForm, useKeptForm } from '../../kit/form/use-kept-form.ts'
import { useProductName } from '../../data/public-config.ts'
import { toast } from '../../ui/toast.ts'
import { ownSessions } from './own-sessions.ts'
import { updateAccount } from './update-account.ts'
import * as wording from './wording.ts'

type Values = { currentPassword: string; password: string }

const labels = { currentPassword: wording.currentPasswordLabel, password: wording.newPasswordLabel }
const schema = accountInput.refine(({ currentPassword }) => Boolean(currentPassword), {
  path: ['currentPassword'],
  message: wording.passwordNeededForPassword,
})

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ user }: { user: AccountUser }) {
  const client = useQueryClient()
  const product = useProductName()
  const form: KeptForm<Values> = useKeptForm<Values, AccountUser>({
    name: 'profile.password',
    initial: { currentPassword: '', password: '' },
    labels,
    schema,
    isSecret: true,
    save: updateAccount,
    onSaved: () => {
      form.startAfresh()
      void client.invalidateQueries({ queryKey: ownSessions(user.uuid).queryKey })
      toast({
        title: wording.passwordChanged,
        description: wording.passwordChangedHint,
        tone: 'success',
      })
    },
  })
  return (
    <SmallForm
      form={form}
      label={wording.passwordTitle}
      saveLabel={wording.changePasswordLabel}
      savingLabel={wording.changingPasswordLabel}
    >
      <PasswordInput form={form} name="currentPassword" isRequired />
      <PasswordInput form={form} name="password" isRequired personal={[user.name, user.email, product]} />
    </SmallForm>
  )
}
