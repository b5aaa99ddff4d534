import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { maxCodeLength, type SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { finishWithCode, finishWithPasskey, type WaitingLogin } from '../../data/second-step.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LoginAlert } from './login-alert.tsx'
import { loginFailure } from './login-failure.ts'
import * as wording from './wording.ts'

type SecondStepProps = { login: WaitingLogin; onDone: () => void; onStartAgain: (message: string | null) => void }

/** The second step of a login: a code from the app, a passkey, or a recovery code. */
export function SecondStep({ login, onDone, onStartAgain }: SecondStepProps) {
  const [method, setMethod] = useState<SecondFactorMethod>(login.methods[0] ?? 'recovery_code')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const isBusy = useRef(false)
  const input = useRef<HTMLInputElement>(null)

  const run = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsPending(true)
    setFailure(null)
    try {
      await work()
      onDone()
    } catch (error) {
      const { message, isOver } = loginFailure(error, method)
      isBusy.current = false
      setIsPending(false)
      if (isOver) return onStartAgain(message)
      setFailure(message)
      input.current?.focus()
      input.current?.select()
    }
  }
  const askPasskey = () => void run(() => finishWithPasskey(login.challenge))
  const sendCode = () => {
    if (code.trim() === '') {
      setFailure(wording.codeMissing)
      return input.current?.focus()
    }
    void run(() => finishWithCode(login.challenge, code))
  }
  const choose = (chosen: SecondFactorMethod) => {
    setMethod(chosen)
    setCode('')
    setFailure(null)
    if (chosen === 'passkey') askPasskey()
  }

  return (
    <section aria-labelledby="second-step">
      <h2 id="second-step" className="title text-xl">
        {wording.secondStepTitle}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{wording.secondStepHints[method]}</p>
      {failure && <LoginAlert className="mb-5">{failure}</LoginAlert>}
      {method === 'passkey' ? (
        <Button
          autoFocus
          variant="primary"
          size="large"
          icon={KeyRound}
          isPending={isPending}
          pendingLabel={wording.passkeyPendingLabel}
          onPress={askPasskey}
        >
          {wording.methodLabels.passkey}
        </Button>
      ) : (
        <Form key={method} label={wording.secondStepLabel} onSubmit={sendCode} className="gap-5">
          <TextField
            label={method === 'totp' ? wording.codeLabel : wording.recoveryCodeLabel}
            name="code"
            autoComplete="one-time-code"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            spellCheck="false"
            autoFocus
            inputRef={input}
            value={code}
            onChange={setCode}
            maxLength={maxCodeLength}
            placeholder={method === 'totp' ? wording.codePlaceholder : wording.recoveryCodePlaceholder}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              size="large"
              isPending={isPending}
              pendingLabel={wording.loggingInLabel}
            >
              {wording.logInLabel}
            </Button>
          </div>
        </Form>
      )}
      <div className="mt-8 flex flex-col items-start gap-2 border-t border-line pt-6">
        {login.methods
          .filter((one) => one !== method)
          .map((one) => (
            <Button key={one} variant="quiet" icon={icons[one]} isDisabled={isPending} onPress={() => choose(one)}>
              {wording.methodLabels[one]}
            </Button>
          ))}
        <Button variant="quiet" isDisabled={isPending} onPress={() => onStartAgain(null)}>
          {wording.startAgainLabel}
        </Button>
      </div>
    </section>
  )
}

const icons = { totp: Smartphone, passkey: KeyRound, recovery_code: LifeBuoy }
