import { type ReactNode, useState } from 'react'
import { CurrentPasswordField } from './current-password-field.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { useFactorStep } from './use-factor-step.ts'
import * as wording from './wording.ts'

type ConfirmWithPasswordProps = {
  title: string
  submitLabel: string
  pendingLabel: string
  isDanger?: boolean
  /** Returns recovery codes to show, or null if there are none. */
  onConfirm: (password: string) => Promise<readonly string[] | null>
  onClose: () => void
  children: ReactNode
}

/** The dialog that asks for the password before a change. */
export function ConfirmWithPassword({ onConfirm, onClose, children, ...texts }: ConfirmWithPasswordProps) {
  const [password, setPassword] = useState('')
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const step = useFactorStep()
  const submit = () => {
    if (password === '') return step.complain('password', wording.passwordMissing)
    void step.run(async () => {
      const codes = await onConfirm(password)
      if (codes) setRecoveryCodes(codes)
      else onClose()
    })
  }
  return (
    <FactorDialog
      {...texts}
      isPending={step.isPending}
      complaint={step.complaintOn(null)}
      recoveryCodes={recoveryCodes}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">{children}</p>
      <CurrentPasswordField
        autoFocus
        value={password}
        onChange={setPassword}
        errorMessage={step.complaintOn('password')}
      />
    </FactorDialog>
  )
}
