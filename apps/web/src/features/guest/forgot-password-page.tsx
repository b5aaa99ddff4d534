import { forgotPasswordInput } from '@sojourn/contract/account'
import { useState } from 'react'
import { Captcha, captchaLabel, useCaptcha } from '../../kit/captcha/captcha.tsx'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { DemoEmails } from './demo-emails.tsx'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestPage } from './guest-page.tsx'
import type { Registered } from './person-inputs.tsx'

const schema = forgotPasswordInput.omit({ altcha: true })

/** The page to request an email with a link to choose a new password. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <GuestPage
      title="Forgot your password?"
      lead={
        <>
          <p>Say which address you log in with. We send a letter with a link to choose a new password.</p>
          <p>
            Did you remember it? <Link href="/login">Log in</Link>
          </p>
        </>
      }
    >
      {sentTo === null ? (
        <Ask onSent={setSentTo} />
      ) : (
        <Done title="Look into your mail">
          <p>
            If <strong className="font-medium text-ink">{sentTo}</strong> belongs to an account, a letter is on its way
            to it. Its link works once, within one hour.
          </p>
          <DemoEmails />
          <p>Nothing there after some minutes? Look among the unwanted mail, or ask again.</p>
          <Button onPress={() => setSentTo(null)}>Ask again</Button>
        </Done>
      )}
    </GuestPage>
  )
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const captcha = useCaptcha()
  const form = useKeptForm({
    name: 'forgot-password',
    initial: { email: readGuestNote().email },
    labels: { email: 'Email', ...captchaLabel },
    schema,
    save: (input) => captcha.send<Registered>('/v1/auth/forgot-password', input),
    onSaved: ({ data: { email } }) => {
      leaveGuestNote({ email })
      onSent(email)
    },
  })
  return (
    <GuestForm
      form={form}
      label="Forgotten password"
      failure="No letter was sent yet"
      submitLabel="Send the letter"
      pendingLabel="Sending"
    >
      <TextInput
        form={form}
        name="email"
        type="email"
        autoComplete="username"
        spellCheck="false"
        autoFocus
        isRequired
      />
      <Captcha captcha={captcha} />
    </GuestForm>
  )
}
