import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../kit/http.ts'
import { publicConfig } from '../../kit/public-config.ts'
import { logIn } from '../../kit/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'

/** Email and password. Once they are right the guard takes over and leads on. */
export function LoginForm() {
  const { data: config } = useQuery(publicConfig)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)

  const submit = async () => {
    if (isPending) return
    const gaps = gapsIn(email, password)
    setMissing(gaps)
    setFailure(null)
    if (gaps.email) return emailInput.current?.focus()
    if (gaps.password) return passwordInput.current?.focus()
    setIsPending(true)
    try {
      await logIn(email.trim(), password)
    } catch (error) {
      setFailure(reasonOf(error))
      setIsPending(false)
      passwordInput.current?.focus()
      passwordInput.current?.select()
    }
  }

  return (
    <>
      <Form label="Log in" onSubmit={() => void submit()} className="gap-5">
        {failure && (
          <p role="alert" className="rounded-sm border border-danger bg-danger-tint px-4 py-3 text-ink">
            {failure}
          </p>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck="false"
          autoFocus
          inputRef={emailInput}
          value={email}
          onChange={setEmail}
          errorMessage={missing.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
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
          <Link href="/forgot-password">Forgot your password?</Link>
        </div>
      </Form>
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

const reasonOf = (error: unknown): string => {
  if (!(error instanceof ApiProblem)) throw error
  if (error.status === 0) return 'The server could not be reached. Check your connection and try again.'
  if (error.code === 'too_many_requests') return 'That were too many tries. Wait a minute, then try again.'
  if (error.status >= 500) return 'Something went wrong on our side. Try again in a moment.'
  return 'Wrong email or password, or the address is not confirmed yet.'
}
