import { limitsAt } from '../../kit/form/field-limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { apiKeyCreate, type ApiKeyScope, type ApiKeyWithSecret } from '@sojourn/contract/api-key'
import { errorMessage } from '../../kit/words/error-message.ts'
import { copyText } from '../../kit/page/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { apiKeys, createApiKey } from './api-key-client.ts'
import { ScopesInput } from './scopes-input.tsx'
import * as wording from './wording.ts'

const expiries = [
  { id: '30', label: wording.expiryOptions.days30 },
  { id: '90', label: wording.expiryOptions.days90 },
  { id: '365', label: wording.expiryOptions.year },
  { id: '730', label: wording.expiryOptions.twoYears },
] as const
const dayMs = 86_400_000

/** The dialog that creates a key and shows its secret, this one time. */
export function CreateKeyDialog({ tenant, onClose }: { tenant: string; onClose: () => void }) {
  const [createdKey, setCreatedKey] = useState<ApiKeyWithSecret | null>(null)
  return createdKey ? (
    <SecretDialog createdKey={createdKey} onClose={onClose} />
  ) : (
    <FormDialog {...{ tenant, onClose }} onMade={setCreatedKey} />
  )
}

type FormDialogProps = { tenant: string; onClose: () => void; onMade: (key: ApiKeyWithSecret) => void }

function FormDialog({ tenant, onClose, onMade }: FormDialogProps) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiKeyScope[]>([])
  const [days, setDays] = useState<(typeof expiries)[number]['id']>('365')
  const [isTried, setIsTried] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const isNamed = name.trim() !== ''
  const create = async () => {
    setIsTried(true)
    if (!isNamed || scopes.length === 0) return
    setIsPending(true)
    try {
      const expiresAt = new Date(Date.now() + Number(days) * dayMs).toISOString()
      onMade(await createApiKey(tenant, { name: name.trim(), scopes, expiresAt }))
      await client.invalidateQueries({ queryKey: apiKeys(tenant).queryKey })
    } catch (error) {
      toast({ title: wording.keyNotCreated, description: errorMessage(error), tone: 'danger' })
      setIsPending(false)
    }
  }
  return (
    <Dialog
      title={wording.createKeyTitle}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancelLabel}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={wording.creatingLabel}
            onPress={() => void create()}
          >
            {wording.createKeyLabel}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={wording.nameLabel}
          description={wording.nameHint}
          placeholder={wording.namePlaceholder}
          value={name}
          onChange={setName}
          {...limitsAt(apiKeyCreate, 'name')}
          isRequired
          autoFocus
          errorMessage={isTried && !isNamed ? wording.nameMissing : undefined}
        />
        <Select label={wording.expiryLabel} options={expiries} value={days} onChange={setDays} />
        <ScopesInput
          value={scopes}
          onChange={setScopes}
          errorMessage={isTried && scopes.length === 0 ? wording.scopesMissing : undefined}
        />
      </div>
    </Dialog>
  )
}

function SecretDialog({ createdKey, onClose }: { createdKey: ApiKeyWithSecret; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const secret = createdKey.secret ?? ''
  const copy = async () => {
    if (await copyText(secret, field.current)) toast({ title: wording.keyCopied, tone: 'success' })
    else toast({ title: wording.keySelected, tone: 'warning' })
  }
  return (
    <Dialog
      title={wording.secretTitle}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.doneLabel}</Button>
          <Button variant="primary" icon={Copy} autoFocus onPress={() => void copy()}>
            {wording.copyKeyLabel}
          </Button>
        </>
      )}
    >
      <p className="mb-5 text-ink-soft">{wording.secretText({ name: createdKey.name })}</p>
      <TextField label={wording.secretLabel} isReadOnly inputRef={field} value={secret} spellCheck={false} />
    </Dialog>
  )
}
