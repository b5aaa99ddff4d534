import { errorMessage } from '../../kit/words/error-message.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { useMoveTo } from './support-client.ts'
import { optionsOf, statusWords, type SupportRequest } from './support-words.ts'
import * as wording from './wording.ts'

type MoveRequestProps = { request: SupportRequest; tenant: string; isStaff: boolean }

/** The requester can close and reopen a request; the platform's staff can set its status. */
export function MoveRequest({ request, tenant, isStaff }: MoveRequestProps) {
  const { mutate, isPending } = useMoveTo(tenant, request.uuid)
  const moveTo = (status: SupportRequest['status']) =>
    mutate(status, {
      onSuccess: () => announce(wording.statusChanged({ status: statusWords(isStaff)[status] })),
      onError: (error) =>
        void toast({ title: wording.statusNotChanged, description: errorMessage(error), tone: 'danger' }),
    })
  if (isStaff) {
    return (
      <Select
        label={wording.statusLabel}
        isLabelHidden
        className="w-48"
        isDisabled={isPending}
        options={optionsOf(statusWords(true))}
        value={request.status}
        onChange={(status) => {
          if (status !== request.status) moveTo(status)
        }}
      />
    )
  }
  const isOver = request.status === 'closed'
  return (
    <>
      {(isOver || request.status === 'resolved') && (
        <Button isPending={isPending} onPress={() => moveTo('open')}>
          {wording.reopenLabel}
        </Button>
      )}
      {!isOver && (
        <Button isPending={isPending} onPress={() => moveTo('closed')}>
          {wording.closeLabel}
        </Button>
      )}
    </>
  )
}
