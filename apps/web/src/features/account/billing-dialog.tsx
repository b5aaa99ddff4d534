import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { BillingAct } from './billing.ts'
import { troubleInWords } from './billing-words.ts'
import { useBilling } from './use-billing.ts'

type BillingDialogProps = {
  tenant: string
  title: string
  wanted: BillingAct
  confirmLabel: string
  cancelLabel: string
  pendingLabel: string
  isDanger?: boolean
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation before the subscription is changed. Errors, such as a declined card, are shown in it. */
export function BillingDialog(props: BillingDialogProps) {
  const { tenant, title, wanted, confirmLabel, cancelLabel, pendingLabel, isDanger, onClose, children } = props
  const billing = useBilling(tenant, { isInDialog: true })
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button autoFocus onPress={close} isDisabled={billing.isPending}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={billing.isPending}
            pendingLabel={pendingLabel}
            onPress={() => billing.mutate(wanted, { onSuccess: close })}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4 text-ink-soft">
        {children}
        {billing.isError && (
          <p
            role="alert"
            className="rounded-sm border border-danger bg-danger-tint px-4 py-3 wrap-anywhere text-danger"
          >
            {troubleInWords(billing.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
