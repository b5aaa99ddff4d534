import { maxFactorNameLength } from '@sojourn/contract/kit/second-factor-methods'
import { useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { deviceInWords } from '../../kit/words/device-words.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { addPasskey } from './own-factors.ts'
import { useFactorStep } from './use-factor-step.ts'
import * as wording from './wording.ts'

/** The dialog to add a passkey, on this device or on a security key. */
export function AddPasskey({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const [name, setName] = useState(() => deviceInWords(navigator.userAgent).slice(0, maxFactorNameLength))
  const [password, setPassword] = useState('')
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const step = useFactorStep()

  const submit = () => {
    if (password === '') return step.complain('password', wording.passwordMissing)
    void step.run(async () => {
      const added = await addPasskey({ name: name.trim() || wording.passkeyDefaultName, password })
      onAdded()
      if (added.recoveryCodes) return setRecoveryCodes(added.recoveryCodes)
      toast({ title: wording.passkeyAdded, tone: 'success' })
      onClose()
    })
  }

  return (
    <FactorDialog
      title={wording.addPasskeyTitle}
      submitLabel={wording.addPasskeySubmitLabel}
      pendingLabel={wording.addPasskeyPendingLabel}
      isPending={step.isPending}
      complaint={step.complaintOn(null) ?? step.complaintOn('code')}
      recoveryCodes={recoveryCodes}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">{wording.addPasskeyText}</p>
      <CurrentPasswordField
        autoFocus
        value={password}
        onChange={setPassword}
        errorMessage={step.complaintOn('password')}
      />
      <TextField
        label={wording.passkeyNameLabel}
        name="name"
        value={name}
        onChange={setName}
        maxLength={maxFactorNameLength}
        description={wording.factorNameHint}
      />
    </FactorDialog>
  )
}
