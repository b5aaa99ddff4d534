import { useState } from 'react'
import { taskLimits } from '@sojourn/contract/document/task-limits'
import { useTaskActions } from '../../../data/tasks.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { cleanLine } from '../../fields/clean-text.ts'
import * as wording from './wording.ts'

/** The fields of a new task. */
export function TaskForm({ itinerary, onDone }: { itinerary: string; onDone: () => void }) {
  const { add } = useTaskActions(itinerary)
  const [text, setText] = useState('')
  const [due, setDue] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    const title = cleanLine(text)
    if (isPending) return
    if (title === null || due === null) return setError(wording.incomplete)
    setPending(true)
    setError(null)
    try {
      await add({ title, due })
      announce(wording.added)
      onDone()
    } catch (failure) {
      setError(errorMessage(failure))
      setPending(false)
    }
  }
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={wording.taskLabel}
        autoFocus
        maxLength={taskLimits.titleLength}
        value={text}
        onChange={setText}
        errorMessage={error}
      />
      <DateField label={wording.dueLabel} value={due} onChange={setDue} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" isDisabled={isPending} onPress={onDone}>
          {wording.cancel}
        </Button>
        <Button variant="primary" type="submit" isPending={isPending}>
          {wording.save}
        </Button>
      </div>
    </form>
  )
}
