import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '@sojourn/contract/second-factor'
import { formatWhen } from '../../kit/words/dates.ts'
import { knowsPasskeys } from '../../data/second-step.ts'
import { lacksSecondFactor, readAccount, useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { countOf } from '../../kit/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AddAuthenticatorApp } from './add-authenticator-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { ownFactors, removeFactor, renewRecoveryCodes } from './own-factors.ts'

type Open = 'app' | 'passkey' | 'codes' | SecondFactor | null

/** The user's second factors: authenticator apps, passkeys and recovery codes. */
export function TwoStepLogin({ user }: { user: string }) {
  const client = useQueryClient()
  const query = useQuery(ownFactors(user))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const renew = () => {
    void client.invalidateQueries({ queryKey: ownFactors(user).queryKey })
    // The account says whether the user has a second factor. If it cannot be fetched now, the next page fetches it.
    readAccount().catch((error: unknown) => console.error('Could not read the account', error))
  }
  if (!query.data) return <Waiting query={query} what="your two-step login" rows={2} />
  const { factors, recoveryCodesLeft } = query.data
  return (
    <div className="flex flex-col gap-5">
      <SecondFactorRequired />
      {factors.length > 0 ? (
        <ul aria-label="Your second steps" className="rounded-md border border-line bg-surface">
          {factors.map((factor) => (
            <FactorRow key={factor.uuid} factor={factor} onRemove={() => setOpen(factor)} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">Your password alone logs you in. Add a second step to keep others out.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={Smartphone} onPress={() => setOpen('app')}>
          Add an authenticator app
        </Button>
        {knowsPasskeys() && (
          <Button icon={KeyRound} onPress={() => setOpen('passkey')}>
            Add a passkey
          </Button>
        )}
      </div>
      {factors.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
          <p className="grow text-sm text-ink-soft">
            {recoveryCodesLeft === 0
              ? 'No recovery codes are left.'
              : `${countOf(recoveryCodesLeft, 'recovery code')} left.`}
          </p>
          <Button size="small" onPress={() => setOpen('codes')}>
            Make new recovery codes
          </Button>
        </div>
      )}
      {open === 'app' && <AddAuthenticatorApp onAdded={renew} onClose={close} />}
      {open === 'passkey' && <AddPasskey onAdded={renew} onClose={close} />}
      {open === 'codes' && (
        <ConfirmWithPassword
          title="Make new recovery codes"
          submitLabel="Make new codes"
          pendingLabel="Making codes"
          onConfirm={async (password) => {
            const codes = await renewRecoveryCodes(password)
            renew()
            return codes
          }}
          onClose={close}
        >
          The codes that you have now stop working.
        </ConfirmWithPassword>
      )}
      {typeof open === 'object' && open !== null && (
        <ConfirmWithPassword
          title={`Remove “${open.name}”`}
          submitLabel="Remove"
          pendingLabel="Removing"
          isDanger
          onConfirm={async (password) => {
            client.setQueryData(ownFactors(user).queryKey, await removeFactor(open.uuid, password))
            renew()
            toast({ title: `“${open.name}” is removed`, tone: 'success' })
            return null
          }}
          onClose={close}
        >
          {factors.length === 1
            ? 'It is your only second step: your password alone will log you in, and your recovery codes stop working.'
            : 'You can no longer log in with it.'}
        </ConfirmWithPassword>
      )}
    </div>
  )
}

/** Explains that a user must set up a second factor before anything else. */
function SecondFactorRequired() {
  const isLacking = useSession(lacksSecondFactor)
  const isOfPlatform = useSession(({ user }) => user?.mustAddSecondFactor === true)
  const company = useSession(({ user, tenant }) => user?.tenants[tenant.index]?.name)
  if (!isLacking) return null
  return (
    <output className="block rounded-sm border border-line bg-info-tint px-4 py-3 text-info">
      {isOfPlatform ? 'Super admins need' : `${company ?? 'Your company'} asks its members for`} a second step when they
      log in. Add an authenticator app or a passkey here to go on.
    </output>
  )
}

function FactorRow({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const { kind, name, createdAt, lastUsedAt } = factor
  const Icon = kind === 'totp' ? Smartphone : KeyRound
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {kind === 'totp' ? 'Authenticator app' : 'Passkey'}, added {formatWhen(createdAt)}
          {lastUsedAt && `, last used ${formatWhen(lastUsedAt)}`}
        </p>
      </div>
      <Button size="small" aria-label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </li>
  )
}
