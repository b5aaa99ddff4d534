import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDaysDialog } from '../open-dialog.ts'
import * as wording from './wording.ts'

type ActionDialogProps = {
  title: string
  /** The text of the button. */
  action: string
  onAction: () => void
  isDisabled?: boolean
  isPending?: boolean
  children: ReactNode
}

/** A dialog of the days tab with one action, which can be cancelled. */
export function ActionDialog({ title, action, onAction, isDisabled, isPending, children }: ActionDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" isDisabled={isDisabled} isPending={isPending} onPress={onAction}>
            {action}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  )
}
