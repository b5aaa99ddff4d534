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
  const [name, setName] = useState('Authenticator app')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const step = useFactorStep()
  const { data: setup } = query

  const submit = () => {
    if (!setup) return
    if (code.trim() === '') return step.complain('code', 'is needed')
    if (password === '') return step.complain('password', 'is needed')
    void step.run(async () => {
      const added = await confirmTotp({ setup: setup.setup, code, password, name: name.trim() || 'Authenticator app' })
      onAdded()
      if (added.recoveryCodes) return setRecoveryCodes(added.recoveryCodes)
      toast({ title: 'Your authenticator app is added', tone: 'success' })
      onClose()
    })
  }

  return (
    <FactorDialog
      title="Add an authenticator app"
      submitLabel="Add app"
      pendingLabel="Adding"
      isPending={step.isPending}
      isDisabled={!setup}
      complaint={step.complaintOn(null)}
      recoveryCodes={recoveryCodes}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Scan this code with an app such as Google Authenticator, Microsoft Authenticator or 1Password. Then type the
        code that it shows.
      </p>
      {setup ? (
        <>
          <QrCode text={setup.uri} label="QR code for your authenticator app" />
          <SecretText secret={setup.secret} />
        </>
      ) : (
        <Waiting query={query} what="the code" rows={3} />
      )}
      <TextField
        label="Code from the app"
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
        label="Name of this app"
        name="name"
        value={name}
        onChange={setName}
        maxLength={maxFactorNameLength}
        description="So that you can tell it from others."
      />
    </FactorDialog>
  )
}

/** The secret as text, for users who cannot scan the code. */
function SecretText({ secret }: { secret: string }) {
  const copy = async () => {
    const isCopied = await copyText(secret, null)
    toast(
      isCopied
        ? { title: 'Key copied', tone: 'success' }
        : { title: 'The browser does not allow copying', tone: 'danger' },
    )
  }
  return (
    <div>
      <p className="text-sm font-medium">Or type this key</p>
      <p className="mt-1 flex items-center gap-2">
        <code className="font-mono text-[0.9375rem] wrap-anywhere">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        <IconButton icon={Copy} label="Copy key" size="small" onPress={() => void copy()} />
      </p>
    </div>
  )
}
