import { forgotPasswordInput } from '@sojourn/contract/account'
import { useState } from 'react'
import { Captcha, captchaLabel, useCaptcha } from '../../kit/captcha/captcha.tsx'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { Button } from '../../ui/button.tsx'
import { linkTo, strong } from '../../kit/words/message-tags.tsx'
import { DemoEmails } from './demo-emails.tsx'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestPage } from './guest-page.tsx'
import type { Registered } from './person-inputs.tsx'
import * as wording from './wording.ts'

const schema = forgotPasswordInput.omit({ altcha: true })

/** The page to request an email with a link to choose a new password. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <GuestPage
      title={wording.forgotTitle}
      lead={
        <>
          <p>{wording.forgotText}</p>
          <p>{wording.passwordRemembered({ link: linkTo('/login') })}</p>
        </>
      }
    >
      {sentTo === null ? (
        <Ask onSent={setSentTo} />
      ) : (
        <Done title={wording.checkInboxTitle}>
          <p>{wording.linkSentText({ email: sentTo, strong })}</p>
          <DemoEmails />
          <p>{wording.linkSentHint}</p>
          <Button onPress={() => setSentTo(null)}>{wording.requestAnotherLabel}</Button>
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
    labels: { email: wording.emailLabel, ...captchaLabel },
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
      label={wording.forgotFormLabel}
      failure={wording.emailNotSent}
      submitLabel={wording.sendLinkLabel}
      pendingLabel={wording.sendingLabel}
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
