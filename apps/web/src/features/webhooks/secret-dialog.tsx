import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { oldSecretHours } from '@sojourn/contract/webhooks'
import { copyText } from '../../kit/page/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

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
    if (await copyText(secret, field.current)) return toast({ title: 'Secret copied', tone: 'success' })
    return toast({ title: 'The secret is selected; copy it with Ctrl+C', tone: 'warning' })
  }
  return (
    <Dialog
      title="Signing secret"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button icon={Copy} onPress={() => void copy()}>
            Copy secret
          </Button>
          <Button variant="primary" onPress={close}>
            Done
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          Copy it now: it is not shown again. Your receiver checks with it that a request comes from here.
          {isRotated && ` For ${oldSecretHours} hours requests are signed with the old secret too.`}
        </p>
        <TextField label="Secret" isReadOnly inputRef={field} value={secret} />
      </div>
    </Dialog>
  )
}
