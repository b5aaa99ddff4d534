import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { publicConfig, useProductName } from '../../data/public-config.ts'
import { knowsPasskeys, logInWithPasskey, type WaitingLogin, waitingLoginIn } from '../../data/second-step.ts'
import { logIn } from '../../data/session.ts'
import { device, lastCompanyKey } from '../../data/text-store.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { LoginAlert } from './login-alert.tsx'
import { loginFailure, type LoginFailure } from './login-failure.ts'

/** Email and password. Once they are right the guard takes over and leads on. */
export function LoginForm() {
  const { data: config } = useQuery(publicConfig)
  const { company, redirect }: { company?: string; redirect?: string } = useSearch({ strict: false })
  const product = useProductName()
  const [email, setEmail] = useState(() => readGuestNote().email)
  const [isEmailKnown] = useState(email !== '')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<LoginFailure | null>(null)
  const [pending, setPending] = useState<'password' | 'passkey' | null>(null)
  const [waiting, setWaiting] = useState<WaitingLogin | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)

  const noteEmail = () => leaveGuestNote({ email: email.trim(), message: null })
  const forgetNote = () => leaveGuestNote({ email: '', message: null })
  const isBusy = useRef(false)
  const submit = async () => {
    if (isBusy.current) return
    const gaps = gapsIn(email, password)
    setMissing(gaps)
    setFailure(null)
    if (gaps.email) return emailInput.current?.focus()
    if (gaps.password) return passwordInput.current?.focus()
    isBusy.current = true
    setPending('password')
    try {
      await logIn(email.trim(), password)
      forgetNote()
    } catch (error) {
      const next = waitingLoginIn(error)
      isBusy.current = false
      setPending(null)
      if (next) return setWaiting(next)
      setFailure(loginFailure(error, 'password'))
      passwordInput.current?.focus()
      passwordInput.current?.select()
    }
  }
  const askPasskey = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setMissing({})
    setFailure(null)
    setPending('passkey')
    try {
      await logInWithPasskey()
      forgetNote()
    } catch (error) {
      isBusy.current = false
      setPending(null)
      setFailure(loginFailure(error, 'passkey'))
    }
  }

  if (waiting) {
    return (
      <SecondStep
        login={waiting}
        onDone={forgetNote}
        onStartAgain={(message) => {
          setWaiting(null)
          setPassword('')
          setFailure(message === null ? null : { message })
        }}
      />
    )
  }

  return (
    <>
      {(company !== undefined || device.read(lastCompanyKey) !== null) && (
        <CompanyLogin company={company} redirect={redirect} />
      )}
      <Form label="Log in" onSubmit={() => void submit()} className="gap-5">
        {failure && (
          <LoginAlert>
            {failure.message}
            {failure.mayBeUnconfirmed && (
              <>
                {' '}
                <Link href="/pending-confirm" onPress={noteEmail}>
                  Send the letter to confirm it again
                </Link>
              </>
            )}
          </LoginAlert>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck="false"
          autoFocus={!isEmailKnown}
          inputRef={emailInput}
          value={email}
          onChange={setEmail}
          errorMessage={missing.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          autoFocus={isEmailKnown}
          inputRef={passwordInput}
          value={password}
          onChange={setPassword}
          errorMessage={missing.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button
            ref={submitButton}
            type="submit"
            variant="primary"
            size="large"
            isPending={pending === 'password'}
            pendingLabel="Logging in"
          >
            Log in
          </Button>
          <Link href="/forgot-password" onPress={noteEmail}>
            Forgot your password?
          </Link>
        </div>
      </Form>
      {knowsPasskeys() && (
        <Button
          className="mt-5 w-full"
          size="large"
          icon={KeyRound}
          isPending={pending === 'passkey'}
          pendingLabel="Waiting for your passkey"
          onPress={() => void askPasskey()}
        >
          Log in with a passkey
        </Button>
      )}
      <p className="mt-8 border-t border-line pt-6 text-ink-soft">
        New to {product}? <Link href="/register-company">Register your company</Link> or{' '}
        <Link href="/register">yourself only</Link>.
      </p>
      {config?.demo && (
        <DemoAccounts
          demo={config.demo}
          onChoose={(chosen) => {
            setEmail(chosen)
            setPassword(config.demo?.password ?? '')
            setMissing({})
            setFailure(null)
            submitButton.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** Loaded only when needed. */
const CompanyLogin = lazy(async () => (await import('./company-login.tsx')).CompanyLogin)
const SecondStep = lazy(async () => (await import('./second-step.tsx')).SecondStep)

const gapsIn = (email: string, password: string) => ({
  ...(/^\S+@\S+$/.test(email.trim()) ? {} : { email: 'Type your email address, such as ana@example.com.' }),
  ...(password === '' ? { password: 'Type your password.' } : {}),
})
