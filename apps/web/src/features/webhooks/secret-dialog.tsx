import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { oldSecretHours } from '@sojourn/contract/webhooks'
import { copyText } from '../../kit/page/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

type SecretDialogProps = {
  secret: string
  /** Whether the secret replaces an earlier one. */
  isRotated?: boolean
  onClose: () => void
}

/** Shows the secret of a webhook, this one time. */
export function SecretDialog({ secret, isRotated, onClose }: SecretDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(secret, field.current)) return toast({ title: wording.secretCopied, tone: 'success' })
    return toast({ title: wording.secretSelected, tone: 'warning' })
  }
  return (
    <Dialog
      title={wording.secretTitle}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button icon={Copy} onPress={() => void copy()}>
            {wording.copySecretLabel}
          </Button>
          <Button variant="primary" onPress={close}>
            {wording.doneLabel}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          {isRotated ? wording.rotatedSecretText({ hours: oldSecretHours }) : wording.secretText}
        </p>
        <TextField label={wording.secretLabel} isReadOnly inputRef={field} value={secret} />
      </div>
    </Dialog>
  )
}
