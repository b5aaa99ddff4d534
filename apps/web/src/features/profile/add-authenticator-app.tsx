import { maxCodeLength, maxFactorNameLength } from '@sojourn/contract/kit/second-factor-methods'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../kit/page/copy-text.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { beginTotp, confirmTotp } from './own-factors.ts'
import { QrCode } from './qr-code.tsx'
import { useFactorStep } from './use-factor-step.ts'
import * as wording from './wording.ts'

type AddAuthenticatorAppProps = { onAdded: () => void; onClose: () => void }

/** Adds an authenticator app: the user scans or types the secret, then confirms with a code and the password. */
export function AddAuthenticatorApp({ onAdded, onClose }: AddAuthenticatorAppProps) {
  const query = useQuery({
    queryKey: ['account', 'totp-setup'] as const,
    queryFn: beginTotp,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const [name, setName] = useState(wording.appDefaultName)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const step = useFactorStep()
  const { data: setup } = query

  const submit = () => {
    if (!setup) return
    if (code.trim() === '') return step.complain('code', wording.codeMissing)
    if (password === '') return step.complain('password', wording.passwordMissing)
    void step.run(async () => {
      const added = await confirmTotp({
        setup: setup.setup,
        code,
        password,
        name: name.trim() || wording.appDefaultName,
      })
      onAdded()
      if (added.recoveryCodes) return setRecoveryCodes(added.recoveryCodes)
      toast({ title: wording.appAdded, tone: 'success' })
      onClose()
    })
  }

  return (
    <FactorDialog
      title={wording.addAppTitle}
      submitLabel={wording.addAppSubmitLabel}
      pendingLabel={wording.addingLabel}
      isPending={step.isPending}
      isDisabled={!setup}
      complaint={step.complaintOn(null)}
      recoveryCodes={recoveryCodes}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">{wording.addAppText}</p>
      {setup ? (
        <>
          <QrCode text={setup.uri} label={wording.appQrLabel} />
          <SecretText secret={setup.secret} />
        </>
      ) : (
        <Waiting query={query} words={wording.waitingForAppSetup} rows={3} />
      )}
      <TextField
        label={wording.appCodeLabel}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck="false"
        value={code}
        onChange={setCode}
        maxLength={maxCodeLength}
        isRequired
        errorMessage={step.complaintOn('code')}
      />
      <CurrentPasswordField value={password} onChange={setPassword} errorMessage={step.complaintOn('password')} />
      <TextField
        label={wording.appNameLabel}
        name="name"
        value={name}
        onChange={setName}
        maxLength={maxFactorNameLength}
        description={wording.factorNameHint}
      />
    </FactorDialog>
  )
}

/** The secret as text, for users who cannot scan the code. */
function SecretText({ secret }: { secret: string }) {
  const copy = async () => {
    const isCopied = await copyText(secret, null)
    toast(
      isCopied ? { title: wording.secretCopied, tone: 'success' } : { title: wording.copyNotAllowed, tone: 'danger' },
    )
  }
  return (
    <div>
      <p className="text-sm font-medium">{wording.appSecretLabel}</p>
      <p className="mt-1 flex items-center gap-2">
        <code className="font-mono text-[0.9375rem] wrap-anywhere">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        <IconButton icon={Copy} label={wording.copySecretLabel} size="small" onPress={() => void copy()} />
      </p>
    </div>
  )
}
