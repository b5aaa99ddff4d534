import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { ApiProblem, request } from '../../data/http.ts'
import { readAccount, useSession } from '../../data/session.ts'
import { colleagues } from '../../kit/notices/ask-owner-notice.tsx'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { linkTo } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

/** Makes another member the owner of the company. */
export function HandOver({ tenant }: { tenant: TenantOfMember }) {
  const [isOpen, setIsOpen] = useState(false)
  const isWorking = tenant.isSubscribed || tenant.isParentSubscribed
  return (
    <div className="flex max-w-160 flex-col items-start gap-4">
      <p className="wrap-anywhere text-ink-soft">{wording.ownerText({ company: tenant.name })}</p>
      {isWorking ? (
        <Button onPress={() => setIsOpen(true)}>{wording.handOver}</Button>
      ) : (
        <p className="text-ink-soft">{wording.handOverNeedsPlan}</p>
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
      toast({
        title: wording.handedOver({ name: heir.name, company: tenant.name }),
        description: wording.stillAdmin,
        tone: 'success',
      })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setComplaint(wording.notHandedOver({ problem: error.message }))
      void query.refetch()
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Dialog
      title={wording.handOver}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button
            variant="danger"
            isDisabled={!heir || !isConfirmed}
            isPending={isSending}
            pendingLabel={wording.handingOver}
            onPress={() => void handOver()}
          >
            {wording.confirmHandOver}
          </Button>
        </>
      )}
    >
      {!query.data ? (
        <Waiting query={query} words={wording.waitingForMembers} rows={3} />
      ) : heirs.length === 0 ? (
        <p className="text-ink-soft">
          {wording.noOtherMembers({
            company: tenant.name,
            link: linkTo('/users'),
          })}
        </p>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-ink-soft">{wording.handOverText}</p>
          <Select
            label={wording.newOwner}
            options={heirs.map(({ uuid, name, roles }) => ({
              id: uuid,
              label: name,
              description: roles.map((role) => role.name).join(', '),
            }))}
            value={heirId}
            onChange={setHeirId}
            placeholder={wording.chooseUser}
          />
          <TextField
            label={wording.typeToConfirm({ company: tenant.name })}
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
