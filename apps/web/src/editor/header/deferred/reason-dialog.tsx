import { maxStatusReasonLength } from '@sojourn/contract/document/document-limits'
import type { Status } from '@sojourn/contract/document/statuses'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { STATUS_LOOKS } from '../../../ui/status-badge.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { cleanProse } from '../../fields/clean-text.ts'
import * as wording from './wording.ts'

/** Asks for the reason of a change of status that requires one. */
export function ReasonDialog({
  status,
  onGiven,
  onClose,
}: {
  status: Status
  onGiven: (reason: string) => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const reason = cleanProse(text)
  return (
    <Dialog
      title={wording.reasonTitle({ status: STATUS_LOOKS[status].label })}
      isOpen
      isDismissable={text === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" isDisabled={reason === null} onPress={() => reason && onGiven(reason)}>
            {wording.changeStatus}
          </Button>
        </>
      )}
    >
      <TextArea
        label={wording.reasonLabel}
        description={wording.reasonHint}
        autoFocus
        maxLength={maxStatusReasonLength}
        value={text}
        onChange={setText}
      />
    </Dialog>
  )
}
