import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '@sojourn/contract/second-factor'
import { formatWhen } from '../../kit/words/dates.ts'
import { knowsPasskeys } from '../../data/second-step.ts'
import { lacksSecondFactor, readAccount, useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AddAuthenticatorApp } from './add-authenticator-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { ownFactors, removeFactor, renewRecoveryCodes } from './own-factors.ts'
import * as wording from './wording.ts'

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
  if (!query.data) return <Waiting query={query} words={wording.waitingForTwoStep} rows={2} />
  const { factors, recoveryCodesLeft } = query.data
  return (
    <div className="flex flex-col gap-5">
      <SecondFactorRequired />
      {factors.length > 0 ? (
        <ul aria-label={wording.factorsLabel} className="rounded-md border border-line bg-surface">
          {factors.map((factor) => (
            <FactorRow key={factor.uuid} factor={factor} onRemove={() => setOpen(factor)} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{wording.noFactors}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={Smartphone} onPress={() => setOpen('app')}>
          {wording.addAppTitle}
        </Button>
        {knowsPasskeys() && (
          <Button icon={KeyRound} onPress={() => setOpen('passkey')}>
            {wording.addPasskeyTitle}
          </Button>
        )}
      </div>
      {factors.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
          <p className="grow text-sm text-ink-soft">{wording.recoveryCodesLeft({ count: recoveryCodesLeft })}</p>
          <Button size="small" onPress={() => setOpen('codes')}>
            {wording.createCodesTitle}
          </Button>
        </div>
      )}
      {open === 'app' && <AddAuthenticatorApp onAdded={renew} onClose={close} />}
      {open === 'passkey' && <AddPasskey onAdded={renew} onClose={close} />}
      {open === 'codes' && (
        <ConfirmWithPassword
          title={wording.createCodesTitle}
          submitLabel={wording.createCodesLabel}
          pendingLabel={wording.creatingCodesLabel}
          onConfirm={async (password) => {
            const codes = await renewRecoveryCodes(password)
            renew()
            return codes
          }}
          onClose={close}
        >
          {wording.createCodesText}
        </ConfirmWithPassword>
      )}
      {typeof open === 'object' && open !== null && (
        <ConfirmWithPassword
          title={wording.removeFactorTitle({ name: open.name })}
          submitLabel={wording.removeLabel}
          pendingLabel={wording.removingLabel}
          isDanger
          onConfirm={async (password) => {
            client.setQueryData(ownFactors(user).queryKey, await removeFactor(open.uuid, password))
            renew()
            toast({ title: wording.factorRemoved({ name: open.name }), tone: 'success' })
            return null
          }}
          onClose={close}
        >
          {factors.length === 1 ? wording.removeLastFactorText : wording.removeFactorText}
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
      {isOfPlatform
        ? wording.platformNeedsFactor
        : company
          ? wording.companyNeedsFactor({ company })
          : wording.ownCompanyNeedsFactor}
    </output>
  )
}

function FactorRow({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const { kind, name, createdAt, lastUsedAt } = factor
  const Icon = kind === 'totp' ? Smartphone : KeyRound
  const values = { kind: wording.factorKinds[kind], added: formatWhen(createdAt) }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt
            ? wording.usedFactorTimes({ ...values, lastUsed: formatWhen(lastUsedAt) })
            : wording.factorTimes(values)}
        </p>
      </div>
      <Button size="small" aria-label={wording.removeFactorLabelOf({ name })} onPress={onRemove}>
        {wording.removeLabel}
      </Button>
    </li>
  )
}
