import { registerInput } from '@sojourn/contract/account'
import { useNavigate } from '@tanstack/react-router'
import { Captcha, captchaLabel, useCaptcha } from '../../kit/captcha/captcha.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { keepDeviceSecret } from '../../kit/login/device-secret.ts'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { useProductName } from '../../data/public-config.ts'
import { linkTo } from '../../kit/words/message-tags.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestPage } from './guest-page.tsx'
import { PersonInputs, personLabels, type Registered } from './person-inputs.tsx'
import * as wording from './wording.ts'

const schema = registerInput.omit({ altcha: true })

/** The page to create an account without a company. */
export function RegisterPage() {
  const product = useProductName()
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const form = useKeptForm({
    name: 'register',
    initial: { name: '', email: readGuestNote().email, password: '', company: { name: '' } },
    labels: { ...personLabels, ...captchaLabel },
    schema,
    secrets: ['password'],
    toInput: ({ name, email, password }) => ({ name, email, password }),
    save: (input) => captcha.send<Registered>('/v1/auth/register', input),
    onSaved: ({ data: { email, deviceSecret } }) => {
      keepDeviceSecret(deviceSecret)
      leaveGuestNote({ email, isAwaited: true })
      void navigate({ href: '/pending-confirm' })
    },
  })
  return (
    <GuestPage
      title={wording.registerTitle}
      lead={
        <>
          <p>{wording.registerText}</p>
          <p>{wording.registerCompanyInstead({ link: linkTo('/register-company') })}</p>
          <p>{wording.logInInstead({ product, link: linkTo('/login') })}</p>
        </>
      }
    >
      <GuestForm
        form={form}
        label={wording.registerLabel}
        failure={wording.registerFailed}
        submitLabel={wording.createAccountLabel}
        pendingLabel={wording.registeringLabel}
      >
        <PersonInputs form={form} hasAutoFocus />
        <Captcha captcha={captcha} />
        <AcceptTerms />
      </GuestForm>
    </GuestPage>
  )
}

/** The terms that the user accepts when registering. */
export function AcceptTerms() {
  return (
    <p className="text-sm text-ink-soft">
      {wording.acceptTerms({ terms: linkTo('/terms'), privacy: linkTo('/privacy') })}
    </p>
  )
}
