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

type Props = { tenant: string; domain: Domain; onChange: (domain: Domain | null) => void }

const states: Record<Domain['state'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting for DNS', tone: 'neutral' },
  verified: { label: 'Verified', tone: 'success' },
  failed: { label: 'Not verified', tone: 'warning' },
}

/** The host of a company: its status, and the DNS records that it needs. */
export function DomainCard({ tenant, domain, onChange }: Props) {
  const [isChecking, setIsChecking] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { host, records, checkedAt } = domain
  const isFailing = domain.state === 'verified' && domain.problem !== null
  const { label, tone } = isFailing ? { label: 'Needs attention', tone: 'warning' as const } : states[domain.state]
  const check = async () => {
    setIsChecking(true)
    try {
      const checked = await checkDomain(tenant)
      onChange(checked)
      if (checked.problem === null) toast({ title: `${host} is verified`, tone: 'success' })
      else toast({ title: 'The records are not right yet', description: checked.reason ?? undefined, tone: 'warning' })
    } catch (error) {
      toast({ title: 'The records were not checked', description: errorMessage(error), tone: 'danger' })
    }
    setIsChecking(false)
  }
  const remove = async () => {
    try {
      await removeDomain(tenant)
      onChange(null)
      toast({ title: `${host} was removed`, tone: 'success' })
    } catch (error) {
      toast({ title: 'The domain was not removed', description: errorMessage(error), tone: 'danger' })
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
          <Button icon={RotateCw} isPending={isChecking} pendingLabel="Checking" onPress={() => void check()}>
            Check now
          </Button>
          <Button variant="quiet" icon={Trash2} onPress={() => setIsRemoving(true)}>
            Remove domain
          </Button>
          {checkedAt && <span className="text-sm text-ink-soft">Last checked {formatWhen(checkedAt)}</span>}
        </div>
      </div>
      <AlertDialog
        title={`Remove ${host}?`}
        confirmLabel="Remove domain"
        isDanger
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={remove}
      >
        {domain.state === 'verified'
          ? 'Links that use this domain will stop working immediately. Your pages will still be available at their standard address.'
          : 'If you add this domain again, you will need a new TXT record.'}
      </AlertDialog>
    </Card>
  )
}

function Explanation({ domain: { host, state, reason, endsAt } }: { domain: Domain }) {
  if (state === 'verified' && reason === null)
    return (
      <p className="text-ink-soft">
        Links to itineraries and to your public site use this domain. Keep both records: we check them every day.
      </p>
    )
  return (
    <>
      {reason !== null && (
        <p className="wrap-anywhere">
          {reason}
          {endsAt && ` Unless you fix this, links to ${host} will stop working on ${formatDate(endsAt.slice(0, 10))}.`}
        </p>
      )}
      {state !== 'verified' && (
        <p className="text-ink-soft">
          Add these two records at your DNS provider, then select Check now.
          {reason === null && ' New records can take up to a day to appear.'}
        </p>
      )}
    </>
  )
}

function RecordRow({ record: { type, name, value } }: { record: DnsRecord }) {
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{type} record</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyField label="Name" value={name} what={`name of the ${type} record`} />
        <CopyField label="Value" value={value} what={`value of the ${type} record`} />
      </div>
    </li>
  )
}
