import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import * as wording from './wording.ts'

type FactorDialogProps = {
  title: string
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  isDanger?: boolean
  /** Whether the form cannot be submitted yet. */
  isDisabled?: boolean
  /** The error message, if the error belongs to no field. */
  complaint: string | undefined
  /** Once they are set, the dialog shows only them. */
  recoveryCodes?: readonly string[] | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog for a change to the two-step login. If the change returns recovery codes, they are shown after it. */
export function FactorDialog(props: FactorDialogProps) {
  const { title, submitLabel, pendingLabel, isPending, isDanger, isDisabled, complaint, recoveryCodes } = props
  const { onSubmit, onClose, children } = props
  const id = useId()
  if (recoveryCodes) {
    return (
      <Dialog
        title={wording.saveCodesTitle}
        isOpen
        onOpenChange={onClose}
        isDismissable={false}
        renderFooter={(close) => (
          <Button variant="primary" onPress={close}>
            {wording.codesSavedLabel}
          </Button>
        )}
      >
        <RecoveryCodes codes={recoveryCodes} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancelLabel}</Button>
          <Button
            type="submit"
            form={id}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={isDisabled}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      )}
    >
      <Form id={id} label={title} onSubmit={onSubmit} className="gap-5">
        {complaint && (
          <p role="alert" className="rounded-sm border border-danger bg-danger-tint px-4 py-3 text-ink">
            {complaint}
          </p>
        )}
        {children}
      </Form>
    </Dialog>
  )
}
