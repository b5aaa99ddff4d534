import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { leaveGuestNote, readGuestNote } from '../../kit/guest-note.ts'
import { ApiProblem } from '../../kit/http.ts'
import { publicConfig, useProductName } from '../../kit/public-config.ts'
import { logIn } from '../../kit/session.ts'
import { tooManyAttempts } from '../../kit/words.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'

/** Email and password. Once they are right the guard takes over and leads on. */
export function LoginForm() {
  const { data: config } = useQuery(publicConfig)
  const product = useProductName()
  const [email, setEmail] = useState(() => readGuestNote().email)
  const [isEmailKnown] = useState(email !== '')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isPending, setIsPending] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)

  const noteEmail = () => leaveGuestNote({ email: email.trim(), message: null })
  const isBusy = useRef(false)
  const submit = async () => {
    if (isBusy.current) return
    const gaps = gapsIn(email, password)
    setMissing(gaps)
    setFailure(null)
    if (gaps.email) return emailInput.current?.focus()
    if (gaps.password) return passwordInput.current?.focus()
    isBusy.current = true
    setIsPending(true)
    try {
      await logIn(email.trim(), password)
      leaveGuestNote({ email: '', message: null })
    } catch (error) {
      setFailure(reasonOf(error))
      setIsPending(false)
      isBusy.current = false
      passwordInput.current?.focus()
      passwordInput.current?.select()
    }
  }

  return (
    <>
      <Form label="Log in" onSubmit={() => void submit()} className="gap-5">
        {failure && (
          <p role="alert" className="rounded-sm border border-danger bg-danger-tint px-4 py-3 text-ink">
            {failure.message}
            {failure.mayBeUnconfirmed && (
              <>
                {' '}
                <Link href="/pending-confirm" onPress={noteEmail}>
                  Send the letter to confirm it again
                </Link>
              </>
            )}
          </p>
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
            isPending={isPending}
            pendingLabel="Logging in"
          >
            Log in
          </Button>
          <Link href="/forgot-password" onPress={noteEmail}>
            Forgot your password?
          </Link>
        </div>
      </Form>
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

const gapsIn = (email: string, password: string) => ({
  ...(/^\S+@\S+$/.test(email.trim()) ? {} : { email: 'Type your email address, such as ana@example.com.' }),
  ...(password === '' ? { password: 'Type your password.' } : {}),
})

type Failure = { message: string; mayBeUnconfirmed?: boolean }

const reasonOf = (error: unknown): Failure => {
  if (!(error instanceof ApiProblem)) throw error
  if (error.status === 0) return { message: 'The server could not be reached. Check your connection and try again.' }
  if (error.code === 'too_many_requests') return { message: tooManyAttempts(error.retryAfter) }
  if (error.status >= 500) return { message: 'Something went wrong on our side. Try again in a moment.' }
  return { message: 'Wrong email or password, or the address is not confirmed yet.', mayBeUnconfirmed: true }
}
