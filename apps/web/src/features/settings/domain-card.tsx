import { RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { DnsRecord, Domain } from '@sojourn/contract/domain'
import { CopyField } from '../../kit/page/copy-field.tsx'
import { formatDate, formatWhen } from '../../kit/words/dates.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { checkDomain, removeDomain } from './domain-client.ts'
import * as wording from './wording.ts'

type Props = { tenant: string; domain: Domain; onChange: (domain: Domain | null) => void }

const tones: Record<Domain['state'], BadgeTone> = { waiting: 'neutral', verified: 'success', failed: 'warning' }

/** The host of a company: its status, and the DNS records that it needs. */
export function DomainCard({ tenant, domain, onChange }: Props) {
  const [isChecking, setIsChecking] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { host, records, checkedAt } = domain
  const isFailing = domain.state === 'verified' && domain.problem !== null
  const label = isFailing ? wording.needsAttention : wording.domainStates[domain.state]
  const tone = isFailing ? 'warning' : tones[domain.state]
  const check = async () => {
    setIsChecking(true)
    try {
      const checked = await checkDomain(tenant)
      onChange(checked)
      if (checked.problem === null) toast({ title: wording.domainVerified({ host }), tone: 'success' })
      else toast({ title: wording.recordsWrong, description: checked.reason ?? undefined, tone: 'warning' })
    } catch (error) {
      toast({ title: wording.recordsNotChecked, description: errorMessage(error), tone: 'danger' })
    }
    setIsChecking(false)
  }
  const remove = async () => {
    try {
      await removeDomain(tenant)
      onChange(null)
      toast({ title: wording.domainRemoved({ host }), tone: 'success' })
    } catch (error) {
      toast({ title: wording.domainNotRemoved, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <Card title={host} actions={<Badge tone={tone}>{label}</Badge>}>
      <div className="flex flex-col gap-5">
        <Explanation domain={domain} />
        <ul className="flex flex-col gap-5">
          {records.map((record) => (
            <RecordRow key={record.type} record={record} />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button icon={RotateCw} isPending={isChecking} pendingLabel={wording.checking} onPress={() => void check()}>
            {wording.checkNow}
          </Button>
          <Button variant="quiet" icon={Trash2} onPress={() => setIsRemoving(true)}>
            {wording.removeDomain}
          </Button>
          {checkedAt && (
            <span className="text-sm text-ink-soft">{wording.lastChecked({ when: formatWhen(checkedAt) })}</span>
          )}
        </div>
      </div>
      <AlertDialog
        title={wording.removeTitle({ host })}
        confirmLabel={wording.removeDomain}
        isDanger
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={remove}
      >
        {domain.state === 'verified' ? wording.removeVerifiedHint : wording.removeHint}
      </AlertDialog>
    </Card>
  )
}

function Explanation({ domain: { host, state, reason, endsAt } }: { domain: Domain }) {
  if (state === 'verified' && reason === null) return <p className="text-ink-soft">{wording.verifiedHint}</p>
  return (
    <>
      {reason !== null && (
        <p className="wrap-anywhere">
          {endsAt ? wording.reasonWithEnd({ reason, host, date: formatDate(endsAt.slice(0, 10)) }) : reason}
        </p>
      )}
      {state !== 'verified' && (
        <p className="text-ink-soft">{reason === null ? wording.addRecordsFirst : wording.addRecords}</p>
      )}
    </>
  )
}

function RecordRow({ record: { type, name, value } }: { record: DnsRecord }) {
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{wording.recordTitle({ type })}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyField label={wording.recordName} value={name} what={wording.recordNameInSentence({ type })} />
        <CopyField label={wording.recordValue} value={value} what={wording.recordValueInSentence({ type })} />
      </div>
    </li>
  )
}
