import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Deadline } from '@sojourn/contract/deadlines'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { useCan, useTenant } from '../../data/session.ts'
import { useTaskActions } from '../../data/tasks.ts'
import { daysBetween, today } from '../../kit/words/dates.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.ts'
import { DayOfMonth } from './day-of-month.tsx'
import { HomeCard, Rows } from './home-card.tsx'
import { inDays } from './overview.ts'
import { deadlinesAhead } from './queries.ts'
import * as wording from './wording.ts'

const maxVisible = 6
/** From so many days on, a deadline is not marked as near. */
const near = 7

/** What is due in the next 30 days: departures, options, payments, services and tasks, also overdue ones; the next one first. */
export function DeadlinesCard({ owner }: { owner: string | undefined }) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(deadlinesAhead(tenant, owner))
  const [showsAll, setShowsAll] = useState(false)
  return (
    <HomeCard title={wording.deadlines} query={query} failure={wording.deadlinesFailed} rows={4}>
      {(deadlines) => (
        <>
          <Rows isEmpty={deadlines.length === 0} empty={wording.noDeadlines}>
            {deadlines.slice(0, showsAll ? undefined : maxVisible).map((deadline, place) => (
              <DeadlineRow key={deadline.task ?? `${deadline.itinerary} ${place}`} deadline={deadline} />
            ))}
          </Rows>
          {deadlines.length > maxVisible && !showsAll && (
            <p className="border-t border-line px-6 py-2">
              <Button variant="quiet" size="small" onPress={() => setShowsAll(true)}>
                {wording.showDeadlines({ count: deadlines.length })}
              </Button>
            </p>
          )}
        </>
      )}
    </HomeCard>
  )
}

function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { date, itinerary, title, clientName, amount, task } = deadline
  const days = daysBetween(today(), date)
  const isLate = days < 0 && task !== null
  const mayUpdate = useCan('itineraries:update')
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
      <DayOfMonth date={date} />
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-3">
          <Link
            href={`/itineraries/${itinerary}${task === null ? '' : '?tab=overview'}`}
            variant="plain"
            className="min-w-0 font-medium wrap-anywhere"
          >
            {title}
          </Link>
          <span className="shrink-0">
            <Badge tone={isLate ? 'danger' : days < near ? 'warning' : 'neutral'}>
              {isLate ? wording.daysLate({ count: -days }) : inDays(Math.max(0, days))}
            </Badge>
          </span>
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {whatIsDue(deadline)}
          </span>
          {amount && <span className="ms-auto text-ink tabular-nums">{moneyInWords(amount, 'short')}</span>}
        </p>
        {clientName && <p className="text-sm wrap-anywhere text-ink-soft">{clientName}</p>}
      </div>
      {task !== null && mayUpdate && <CompleteTask itinerary={itinerary} task={task} label={deadline.label ?? ''} />}
    </li>
  )
}

function CompleteTask({ itinerary, task, label }: { itinerary: string; task: string; label: string }) {
  const { complete, reopen } = useTaskActions(itinerary)
  const [isPending, setPending] = useState(false)
  const fail = (error: unknown) =>
    toast({ title: wording.taskFailed, description: errorMessage(error), tone: 'danger' })
  const press = async () => {
    setPending(true)
    try {
      await complete(task)
      toast({ title: wording.taskDone({ task: label }), undo: () => void reopen(task).catch(fail) })
    } catch (error) {
      fail(error)
      setPending(false)
    }
  }
  return (
    <IconButton
      icon={Check}
      label={wording.completeTask({ task: label })}
      className="-my-1 shrink-0"
      isPending={isPending}
      onPress={() => void press()}
    />
  )
}

const whatIsDue = ({ kind, label }: Deadline): string => {
  switch (kind) {
    case 'departure':
      return wording.departure
    case 'option':
      return wording.optionExpires
    case 'payment':
      return label === null ? wording.depositDue : wording.paymentDue({ payment: label })
    case 'service':
      return wording.serviceDue({ service: label ?? '' })
    case 'ticketing':
      return wording.ticketingDue({ journey: label ?? '' })
    case 'task':
      return label ?? ''
  }
}
