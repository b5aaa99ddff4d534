import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTenant } from '../../../data/session.ts'
import { tasksOf } from '../../../data/tasks.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { TaskForm } from './task-form.tsx'
import { TaskRow } from './task-row.tsx'
import * as wording from './wording.ts'

/** What members have to do for the itinerary, and what they have done. */
export function TasksCard() {
  const { isReadOnly } = useItinerary()
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(tasksOf(tenant, itinerary))
  const open = query.data?.filter(({ doneAt }) => doneAt === null) ?? []
  const done = query.data?.filter(({ doneAt }) => doneAt !== null) ?? []
  const rowsOf = (tasks: typeof open) => (
    <ul className="flex flex-col divide-y divide-line">
      {tasks.map((task) => (
        <TaskRow key={task.uuid} task={task} itinerary={itinerary} />
      ))}
    </ul>
  )
  return (
    <Card title={wording.title}>
      {query.data === undefined ? (
        <Waiting query={query} words={wording.waiting} rows={1} />
      ) : open.length === 0 ? (
        <p className="text-ink-soft">{wording.nothingYet}</p>
      ) : (
        rowsOf(open)
      )}
      {done.length > 0 && <Disclosure title={wording.doneCount({ count: done.length })}>{rowsOf(done)}</Disclosure>}
      {!isReadOnly &&
        (isAdding ? (
          <TaskForm itinerary={itinerary} onDone={() => setAdding(false)} />
        ) : (
          <Button className="mt-4" size="small" icon={Plus} onPress={() => setAdding(true)}>
            {wording.add}
          </Button>
        ))}
    </Card>
  )
}
