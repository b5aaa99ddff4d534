import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { type AccountUser, accountInput } from '@sojourn/contract/account'
import { TextInput } from '../../kit/form/inputs.tsx'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { SmallForm } from '../../kit/form/small-form.tsx'
import { type KeptForm, useKeptForm } from '../../kit/form/use-kept-form.ts'
import { readAccount } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { updateAccount } from './update-account.ts'
import * as wording from './wording.ts'

type Values = { email: string; currentPassword: string }

const labels = { email: wording.newEmailLabel, currentPassword: wording.currentPasswordLabel }
const schema = accountInput.refine(({ currentPassword }) => Boolean(currentPassword), {
  path: ['currentPassword'],
  message: wording.passwordNeededForEmail,
})

/** The email address for logging in. A new one takes effect once it is confirmed with the link sent to it. */
export function EmailForm({ user }: { user: AccountUser }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere">
        <span className="eyebrow block">{wording.emailLabel}</span>
        {user.email}
      </p>
      {user.pendingEmail && <Pending address={user.pendingEmail} present={user.email} />}
      {isOpen ? (
        <Fields user={user} onClose={() => setIsOpen(false)} />
      ) : (
        <Button className="self-start" onPress={() => setIsOpen(true)}>
          {user.pendingEmail ? wording.changePendingEmailLabel : wording.changeEmailLabel}
        </Button>
      )}
    </div>
  )
}

function Pending({ address, present }: { address: string; present: string }) {
  const [isLooking, setIsLooking] = useState(false)
  const look = async () => {
    setIsLooking(true)
    try {
      const { email } = await readAccount()
      toast(
        email === present
          ? { title: wording.stillUnconfirmed }
          : { title: wording.emailConfirmed({ email }), tone: 'success' },
      )
    } catch {
      toast({ title: wording.serverUnreachable, description: wording.tryAgainHint, tone: 'danger' })
    } finally {
      setIsLooking(false)
    }
  }
  return (
    <div className="flex max-w-140 gap-3 rounded-md border border-line bg-info-tint p-4">
      <MailQuestion aria-hidden size={20} className="mt-0.5 shrink-0 text-info" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{wording.emailPendingTitle({ email: address })}</p>
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {wording.emailPendingText({
            current: present,
          })}
        </p>
        <Button
          size="small"
          className="mt-3"
          onPress={() => void look()}
          isPending={isLooking}
          pendingLabel={wording.checkingConfirmationLabel}
        >
          {wording.checkConfirmationLabel}
        </Button>
      </div>
    </div>
  )
}

function Fields({ user, onClose }: { user: AccountUser; onClose: () => void }) {
  const form: KeptForm<Values> = useKeptForm<Values, AccountUser>({
    name: 'profile.email',
    initial: { email: user.pendingEmail ?? '', currentPassword: '' },
    labels,
    schema,
    isSecret: true,
    save: updateAccount,
    onSaved: ({ pendingEmail, email }) => {
      onClose()
      toast(
        pendingEmail
          ? {
              title: wording.confirmationSent,
              description: wording.confirmationSentHint({ email: pendingEmail }),
              tone: 'success',
            }
          : { title: wording.emailUnchanged({ email }) },
      )
    },
  })
  return (
    <SmallForm
      form={form}
      label={wording.emailLabel}
      saveLabel={wording.sendConfirmationLabel}
      savingLabel={wording.sendingLabel}
      actions={<Button onPress={onClose}>{wording.cancelLabel}</Button>}
    >
      <TextInput
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        autoFocus
        description={wording.newEmailHint}
      />
      <PasswordInput form={form} name="currentPassword" isRequired />
    </SmallForm>
  )
}
