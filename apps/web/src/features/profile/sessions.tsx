import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import type { Session } from '@sojourn/contract/account'
import { errorMessage } from '../../kit/words/error-message.ts'
import { formatWhen } from '../../kit/words/dates.ts'
import { ApiProblem } from '../../data/http.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { deviceInWords, isHandheld } from '../../kit/words/device-words.ts'
import { endSessions, ownSessions } from './own-sessions.ts'
import * as wording from './wording.ts'

/** The sessions of the user, with buttons to end them. */
export function Sessions({ user }: { user: string }) {
  const client = useQueryClient()
  const query = useQuery(ownSessions(user))
  const end = useMutation({
    mutationFn: endSessions,
    onSuccess: (_answer, uuid) =>
      client.setQueryData(ownSessions(user).queryKey, (sessions) =>
        sessions?.filter((one) => one.isCurrent || (uuid !== null && one.uuid !== uuid)),
      ),
    onError: (error) => {
      // If the session has ended already, that is the desired result.
      if (error instanceof ApiProblem && error.status === 404) return
      toast({ title: wording.sessionNotEnded, description: errorMessage(error), tone: 'danger' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownSessions(user).queryKey }),
  })
  if (!query.data) return <Waiting query={query} words={wording.waitingForSessions} rows={3} />
  const hasOthers = query.data.some((one) => !one.isCurrent)
  const endOne = (session: Session) =>
    end.mutate(session.uuid, {
      onSuccess: () => void toast({ title: wording.sessionEnded({ device: deviceInWords(session.userAgent) }) }),
    })
  return (
    <>
      <ul className="rounded-md border border-line bg-surface">
        {query.data.map((session) => (
          <SessionRow key={session.uuid} session={session} onEnd={() => endOne(session)} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          isDisabled={!hasOthers}
          isPending={end.isPending && end.variables === null}
          pendingLabel={wording.endingOthersLabel}
          onPress={() => end.mutate(null, { onSuccess: () => void toast({ title: wording.othersEnded }) })}
        >
          {wording.endOthersLabel}
        </Button>
        {!hasOthers && <p className="text-sm text-ink-soft">{wording.noOtherSessions}</p>}
      </div>
    </>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { userAgent, createdAt, seenAt, isCurrent } = session
  const device = deviceInWords(userAgent)
  const loggedIn = formatWhen(createdAt)
  const Icon = isHandheld(userAgent) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {device}
          {isCurrent && <Badge tone="success">{wording.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {isCurrent
            ? wording.currentSessionTimes({ loggedIn })
            : wording.sessionTimes({ loggedIn, lastUsed: formatWhen(seenAt) })}
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" aria-label={wording.endSessionLabelOf({ device, loggedIn })} onPress={onEnd}>
          {wording.endSessionLabel}
        </Button>
      )}
    </li>
  )
}
