import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type FactorDialogProps = {
  title: string
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  isDanger?: boolean
  /** Nothing can be sent yet. */
  isDisabled?: boolean
  /** What went wrong, where no field is to blame. */
  complaint: string | undefined
  /** Once they are here, they are all that is shown. */
  recoveryCodes?: readonly string[] | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A step of the two-step login in a dialog; where it brings recovery codes, those come after it. */
export function FactorDialog(props: FactorDialogProps) {
  const { title, submitLabel, pendingLabel, isPending, isDanger, isDisabled, complaint, recoveryCodes } = props
  const { onSubmit, onClose, children } = props
  const id = useId()
  if (recoveryCodes) {
    return (
      <Dialog
        title="Save your recovery codes"
        isOpen
        onOpenChange={onClose}
        isDismissable={false}
        renderFooter={(close) => (
          <Button variant="primary" onPress={close}>
            I have saved them
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
          <Button onPress={close}>Cancel</Button>
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
