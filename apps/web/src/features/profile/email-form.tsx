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

type Values = { email: string; currentPassword: string }

const labels = { email: 'New email', currentPassword: 'Current password' }
const schema = accountInput.refine(({ currentPassword }) => Boolean(currentPassword), {
  path: ['currentPassword'],
  message: 'is needed to change the address',
})

/** The email address for logging in. A new one takes effect once it is confirmed with the link sent to it. */
export function EmailForm({ user }: { user: AccountUser }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere">
        <span className="eyebrow block">Email</span>
        {user.email}
      </p>
      {user.pendingEmail && <Pending address={user.pendingEmail} present={user.email} />}
      {isOpen ? (
        <Fields user={user} onClose={() => setIsOpen(false)} />
      ) : (
        <Button className="self-start" onPress={() => setIsOpen(true)}>
          {user.pendingEmail ? 'Send the letter again, or to another address' : 'Change email'}
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
          ? { title: 'The letter is not answered yet' }
          : { title: `You log in with ${email} from now on`, tone: 'success' },
      )
    } catch {
      toast({ title: 'The server could not be reached', description: 'Try again in a moment.', tone: 'danger' })
    } finally {
      setIsLooking(false)
    }
  }
  return (
    <div className="flex max-w-140 gap-3 rounded-md border border-line bg-info-tint p-4">
      <MailQuestion aria-hidden size={20} className="mt-0.5 shrink-0 text-info" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{address} waits for your answer</p>
        <p className="mt-1 text-sm text-ink-soft">
          We sent a letter there. Open its link within 48 hours to use that address; until then you log in with{' '}
          <span className="wrap-anywhere">{present}</span>. To keep the old one, do nothing.
        </p>
        <Button
          size="small"
          className="mt-3"
          onPress={() => void look()}
          isPending={isLooking}
          pendingLabel="Looking again"
        >
          I have answered it
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
          ? { title: 'A letter is on its way', description: `Answer it to use ${pendingEmail}.`, tone: 'success' }
          : { title: `Your address is ${email}` },
      )
    },
  })
  return (
    <SmallForm
      form={form}
      label="Email"
      saveLabel="Send the letter"
      savingLabel="Sending"
      actions={<Button onPress={onClose}>Cancel</Button>}
    >
      <TextInput
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        autoFocus
        description="We send a letter there. The address counts once you open its link."
      />
      <PasswordInput form={form} name="currentPassword" isRequired />
    </SmallForm>
  )
}
