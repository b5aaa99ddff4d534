import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { ApiProblem, request } from '../../data/http.ts'
import { readAccount, useSession } from '../../data/session.ts'
import { colleagues } from '../../kit/notices/ask-owner-notice.tsx'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

/** Makes another member the owner of the company. */
export function HandOver({ tenant }: { tenant: TenantOfMember }) {
  const [isOpen, setIsOpen] = useState(false)
  const isWorking = tenant.isSubscribed || tenant.isParentSubscribed
  return (
    <div className="flex max-w-160 flex-col items-start gap-4">
      <p className="wrap-anywhere text-ink-soft">
        You own {tenant.name}. The owner is always an Admin, cannot be removed, and is asked for the plan when none
        runs.
      </p>
      {isWorking ? (
        <Button onPress={() => setIsOpen(true)}>Hand over ownership</Button>
      ) : (
        <p className="text-ink-soft">It can be handed over once a plan runs.</p>
      )}
      {isOpen && <HandOverDialog tenant={tenant} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function HandOverDialog({ tenant, onClose }: { tenant: TenantOfMember; onClose: () => void }) {
  const client = useQueryClient()
  const self = useSession(({ user }) => user?.uuid)
  const query = useQuery(colleagues(tenant.uuid, { state: 'active' }))
  const heirs = query.data?.data.filter(({ uuid }) => uuid !== self) ?? []
  const [heirId, setHeirId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [complaint, setComplaint] = useState<string | null>(null)
  const heir = heirs.find(({ uuid }) => uuid === heirId)
  const isConfirmed = typed.trim() === tenant.name

  const handOver = async () => {
    if (!heir) return
    setIsSending(true)
    setComplaint(null)
    try {
      await request('PUT', `/v1/${tenant.uuid}/users/${heir.uuid}`, { body: { isOwner: true }, rev: heir.rev })
      await Promise.allSettled([readAccount(), client.invalidateQueries({ queryKey: [tenant.uuid, 'users'] })])
      onClose()
      toast({ title: `${heir.name} owns ${tenant.name} now`, description: 'You are still an Admin.', tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setComplaint(`${error.message}. Nothing was changed; look at the list again.`)
      void query.refetch()
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Dialog
      title="Hand over ownership"
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            variant="danger"
            isDisabled={!heir || !isConfirmed}
            isPending={isSending}
            pendingLabel="Handing over"
            onPress={() => void handOver()}
          >
            Hand over
          </Button>
        </>
      )}
    >
      {!query.data ? (
        <Waiting query={query} what="your colleagues" rows={3} />
      ) : heirs.length === 0 ? (
        <p className="text-ink-soft">
          You are alone in {tenant.name}. Invite somebody on the page <Link href="/users">Users</Link>; once they have
          accepted, they can become the owner.
        </p>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-ink-soft">
            The new owner becomes an Admin, and only they can hand the company over again. You stay an Admin until they
            decide otherwise. You cannot take this back yourself.
          </p>
          <Select
            label="New owner"
            options={heirs.map(({ uuid, name, roles }) => ({
              id: uuid,
              label: name,
              description: roles.map((role) => role.name).join(', '),
            }))}
            value={heirId}
            onChange={setHeirId}
            placeholder="Choose a colleague"
          />
          <TextField
            label={`Type “${tenant.name}” to confirm`}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
          />
          {complaint && (
            <p role="alert" className="text-sm text-danger">
              {complaint}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
