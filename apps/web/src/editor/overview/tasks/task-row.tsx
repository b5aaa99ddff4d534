import { Check, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Task } from '@sojourn/contract/task'
import { useTenant } from '../../../data/session.ts'
import { useTaskActions } from '../../../data/tasks.ts'
import { daysBetween, formatDate, todayIn } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** A task, by when it is due or who did it, and the buttons to complete, reopen and delete it. */
export function TaskRow({ task, itinerary }: { task: Task; itinerary: string }) {
  const { isReadOnly } = useItinerary()
  const actions = useTaskActions(itinerary)
  const [isPending, setPending] = useState(false)
  const { uuid, title, doneAt } = task
  const run = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch (error) {
      toast({ title: wording.failed, description: errorMessage(error), tone: 'danger' })
    }
    setPending(false)
  }
  const complete = async () => {
    await actions.complete(uuid)
    toast({ title: wording.completed({ task: title }), undo: () => void run(() => actions.reopen(uuid)) })
  }
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere">
          {title}
        </p>
        <WhenOf task={task} />
      </div>
      {!isReadOnly && (
        <div className="-my-1 flex shrink-0 gap-1">
          {doneAt === null ? (
            <IconButton
              icon={Check}
              label={wording.complete({ task: title })}
              isPending={isPending}
              onPress={() => void run(complete)}
            />
          ) : (
            <IconButton
              icon={Undo2}
              label={wording.reopen({ task: title })}
              isPending={isPending}
              onPress={() => void run(() => actions.reopen(uuid))}
            />
          )}
          <IconButton
            icon={Trash2}
            label={wording.remove({ task: title })}
            isDisabled={isPending}
            onPress={() => void run(() => actions.remove(uuid))}
          />
        </div>
      )}
    </li>
  )
}

function WhenOf({ task: { due, doneAt, doneBy } }: { task: Task }) {
  const { timezone } = useTenant()
  const [today] = useState(() => todayIn(timezone))
  const late = daysBetween(due, today)
  if (doneAt !== null)
    return (
      <p className="text-sm text-ink-soft">
        {doneBy
          ? wording.doneBy({ date: formatDate(doneAt), name: doneBy.name })
          : wording.doneOn({ date: formatDate(doneAt) })}
      </p>
    )
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
      {wording.dueOn({ date: formatDate(due) })}
      {late > 0 && <Badge tone="danger">{wording.daysLate({ count: late })}</Badge>}
      {late === 0 && <Badge tone="warning">{wording.today}</Badge>}
    </p>
  )
}
