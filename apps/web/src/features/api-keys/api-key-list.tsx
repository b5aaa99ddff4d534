import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '@sojourn/contract/api-key'
import { errorMessage } from '../../kit/words/error-message.ts'
import { formatDate, formatWhen } from '../../kit/words/dates.ts'
import { ApiProblem } from '../../data/http.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { apiKeys, revokeApiKey } from './api-key-client.ts'
import { scopesInWords } from './scope-words.ts'
import * as wording from './wording.ts'

/** The keys of a company, each with its scopes, its last use, and a button to revoke it. */
export function ApiKeyList({ tenant, keys }: { tenant: string; keys: readonly ApiKey[] }) {
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey | null>(null)
  const revoke = useRevoke(tenant)
  return (
    <>
      <ul aria-label={wording.keysTitle} className="rounded-md border border-line bg-surface">
        {keys.map((key) => (
          <KeyRow key={key.uuid} apiKey={key} onRevoke={() => setKeyToRevoke(key)} />
        ))}
      </ul>
      <AlertDialog
        title={wording.revokeTitle({ name: keyToRevoke?.name ?? '' })}
        confirmLabel={wording.revokeConfirmLabel}
        isDanger
        isOpen={keyToRevoke !== null}
        onOpenChange={() => setKeyToRevoke(null)}
        onConfirm={async () => {
          if (keyToRevoke) await revoke(keyToRevoke)
        }}
      >
        {wording.revokeText}
      </AlertDialog>
    </>
  )
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, scopes, lastFour, status, createdAt, createdBy, expiresAt, lastUsedAt } = apiKey
  return (
    <li className="flex items-start gap-x-4 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 max-xs:flex-wrap">
      <KeyRound aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-ink-faint max-xs:hidden" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {name}
          <span className="font-mono text-sm font-normal text-ink-soft">…{lastFour}</span>
          {status === 'expired' && <Badge tone="warning">{wording.expiredBadge}</Badge>}
          {status === 'stopped' && <Badge tone="warning">{wording.stoppedBadge}</Badge>}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{scopesInWords(scopes).join(' · ')}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {lastUsedAt ? wording.lastUsed({ when: formatWhen(lastUsedAt) }) : wording.neverUsed} ·{' '}
          {status === 'expired'
            ? wording.expiredOn({ date: formatDate(expiresAt) })
            : wording.expiresOn({ date: formatDate(expiresAt) })}
        </p>
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
          {wording.keyCreated({ name: createdBy.name, when: formatWhen(createdAt) })}
        </p>
        {status === 'stopped' && (
          <p className="mt-1 text-sm text-ink-soft">{wording.stoppedNote({ name: createdBy.name })}</p>
        )}
      </div>
      <Button size="small" aria-label={wording.revokeLabelOf({ name, lastFour })} onPress={onRevoke}>
        {wording.revokeLabel}
      </Button>
    </li>
  )
}

const useRevoke = (tenant: string) => {
  const client = useQueryClient()
  return async ({ uuid, name }: ApiKey): Promise<void> => {
    try {
      await revokeApiKey(tenant, uuid)
      toast({ title: wording.keyRevoked({ name }), tone: 'success' })
    } catch (error) {
      // If the key has been revoked already, that is the desired result.
      if (!(error instanceof ApiProblem && error.status === 404)) {
        toast({ title: wording.keyNotRevoked, description: errorMessage(error), tone: 'danger' })
      }
    }
    await client.invalidateQueries({ queryKey: apiKeys(tenant).queryKey })
  }
}
