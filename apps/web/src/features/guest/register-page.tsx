import { registerInput } from '@sojourn/contract/account'
import { useNavigate } from '@tanstack/react-router'
import { Captcha, captchaLabel, useCaptcha } from '../../kit/captcha/captcha.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { keepDeviceSecret } from '../../kit/login/device-secret.ts'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { useProductName } from '../../data/public-config.ts'
import { Link } from '../../ui/link.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestPage } from './guest-page.tsx'
import { PersonInputs, personLabels, type Registered } from './person-inputs.tsx'

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
      title="Create your account"
      lead={
        <>
          <p>
            For one person. You can accept invitations of companies with it, or create a company of your own later. We
            send a letter to your address; with the link in it you confirm that it is yours.
          </p>
          <p>
            Are you bringing a company? <Link href="/register-company">Register a company</Link>
          </p>
          <p>
            Do you have an account with {product}? <Link href="/login">Log in</Link>
          </p>
        </>
      }
    >
      <GuestForm
        form={form}
        label="Register"
        failure="You are not registered yet"
        submitLabel="Create account"
        pendingLabel="Registering"
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
      By registering you accept the <Link href="/terms">terms</Link>. How your data is treated is said in{' '}
      <Link href="/privacy">privacy</Link>.
    </p>
  )
}
