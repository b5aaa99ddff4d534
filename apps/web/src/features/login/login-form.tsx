import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useProductName, usePublicConfig } from '../../data/public-config.ts'
import { knowsPasskeys } from '../../data/second-step.ts'
import { device, lastCompanyKey } from '../../data/text-store.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { linkTo } from '../../kit/words/message-tags.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { LoginAlert } from './login-alert.tsx'
import type { LoginFailure } from './login-failure.ts'
import { useLogin } from './use-login.ts'
import * as wording from './wording.ts'

/** The login form with email and password. After the login, the access guard redirects. */
export function LoginForm() {
  const demo = usePublicConfig(({ config }) => config?.demo)
  // Not from the router, because the login page is also shown before there is one (app/start.tsx).
  const search = new URLSearchParams(globalThis.location.search)
  const company = search.get('company')
  const product = useProductName()
  const login = useLogin()
  const { email, password, missing, failure, pending, waiting } = login
  const [isEmailKnown] = useState(email !== '')
  const submitButton = useRef<HTMLButtonElement>(null)

  if (waiting) {
    return <SecondStep login={waiting} onDone={login.forgetNote} onStartAgain={login.startAgain} />
  }

  return (
    <>
      {(company !== null || device.read(lastCompanyKey) !== null) && (
        <CompanyLogin company={company} redirect={search.get('redirect')} />
      )}
      <Form label={wording.formLabel} onSubmit={() => void login.submit()} className="gap-5">
        {failure && <FailureAlert failure={failure} onResend={login.noteEmail} />}
        <TextField
          label={wording.emailLabel}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck="false"
          autoFocus={!isEmailKnown}
          inputRef={login.emailInput}
          value={email}
          onChange={login.setEmail}
          errorMessage={missing.email}
        />
        <PasswordField
          label={wording.passwordLabel}
          name="password"
          autoComplete="current-password"
          autoFocus={isEmailKnown}
          inputRef={login.passwordInput}
          value={password}
          onChange={login.setPassword}
          errorMessage={missing.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button
            ref={submitButton}
            type="submit"
            variant="primary"
            size="large"
            isPending={pending === 'password'}
            pendingLabel={wording.loggingInLabel}
          >
            {wording.logInLabel}
          </Button>
          <Link href="/forgot-password" onPress={login.noteEmail}>
            {wording.forgotPasswordLabel}
          </Link>
        </div>
      </Form>
      {knowsPasskeys() && (
        <Button
          className="mt-5 w-full"
          size="large"
          icon={KeyRound}
          isPending={pending === 'passkey'}
          pendingLabel={wording.passkeyPendingLabel}
          onPress={() => void login.askPasskey()}
        >
          {wording.passkeyLabel}
        </Button>
      )}
      <p className="mt-8 border-t border-line pt-6 text-ink-soft">
        {wording.registerInstead({ product, company: linkTo('/register-company'), person: linkTo('/register') })}
      </p>
      {demo && (
        <DemoAccounts
          demo={demo}
          onChoose={(chosen) => {
            login.choose({ email: chosen, password: demo.password })
            submitButton.current?.focus()
          }}
        />
      )}
    </>
  )
}

function FailureAlert({ failure, onResend }: { failure: LoginFailure; onResend: () => void }) {
  return (
    <LoginAlert>
      {failure.message}
      {failure.mayBeUnconfirmed && (
        <>
          {' '}
          <Link href="/pending-confirm" onPress={onResend}>
            {wording.resendConfirmationLabel}
          </Link>
        </>
      )}
    </LoginAlert>
  )
}

/** Loaded only when needed. */
const CompanyLogin = lazy(async () => (await import('./company-login.tsx')).CompanyLogin)
const SecondStep = lazy(async () => (await import('./second-step/second-step.tsx')).SecondStep)
