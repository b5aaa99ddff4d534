import { maxFactorNameLength } from '@sojourn/contract/kit/second-factor-methods'
import { useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { deviceInWords } from '../../kit/words/device-words.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { addPasskey } from './own-factors.ts'
import { useFactorStep } from './use-factor-step.ts'

/** The dialog to add a passkey, on this device or on a security key. */
export function AddPasskey({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const [name, setName] = useState(() => deviceInWords(navigator.userAgent).slice(0, maxFactorNameLength))
  const [password, setPassword] = useState('')
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const step = useFactorStep()

  const submit = () => {
    if (password === '') return step.complain('password', 'is needed')
    void step.run(async () => {
      const added = await addPasskey({ name: name.trim() || 'Passkey', password })
      onAdded()
      if (added.recoveryCodes) return setRecoveryCodes(added.recoveryCodes)
      toast({ title: 'Your passkey is added', tone: 'success' })
      onClose()
    })
  }

  return (
    <FactorDialog
      title="Add a passkey"
      submitLabel="Add passkey"
      pendingLabel="Waiting for your passkey"
      isPending={step.isPending}
      complaint={step.complaintOn(null) ?? step.complaintOn('code')}
      recoveryCodes={recoveryCodes}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        With a passkey you log in with your fingerprint, face, PIN or security key. Your browser asks for it after you
        have typed your password.
      </p>
      <CurrentPasswordField
        autoFocus
        value={password}
        onChange={setPassword}
        errorMessage={step.complaintOn('password')}
      />
      <TextField
        label="Name of this passkey"
        name="name"
        value={name}
        onChange={setName}
        maxLength={maxFactorNameLength}
        description="So that you can tell it from others."
      />
    </FactorDialog>
  )
}
