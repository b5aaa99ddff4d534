import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import * as wording from './wording.ts'

export interface AlertDialogProps {
  title: string
  /** What will happen, in one or two sentences. */
  children: ReactNode
  /** The verb on the button, e.g. "Delete itinerary". */
  confirmLabel: string
  cancelLabel?: string
  /** While this runs, the dialog is busy; it stays open if it rejects. */
  onConfirm: () => void | Promise<void>
  isDanger?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Asks for confirmation of something that cannot be undone. The focus starts on Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel = wording.cancel,
    onConfirm,
    isDanger,
    isOpen,
    onOpenChange,
  } = props
  const [isPending, setIsPending] = useState(false)

  const confirm = async (close: () => void) => {
    setIsPending(true)
    try {
      await onConfirm()
      close()
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button autoFocus onPress={close} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={() => void confirm(close)}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div className="text-ink-soft">{children}</div>
    </Dialog>
  )
}
