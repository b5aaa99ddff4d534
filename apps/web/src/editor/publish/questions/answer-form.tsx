import { useState } from 'react'
import type { Question } from '@sojourn/contract/question'
import { questionLimits } from '@sojourn/contract/question-limits'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { useQuestionActions } from './question-queries.ts'
import * as wording from './wording.ts'

/** A field for the answer to a question. Ctrl + Enter (⌘ + Enter) sends it: a client reads it, so Enter alone starts a new line. */
export function AnswerForm({ question, onDone }: { question: Question; onDone: () => void }) {
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { reply } = useQuestionActions(itinerary)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const client = question.messages.findLast((message) => message.client !== null)?.client ?? ''
  const send = async () => {
    if (isPending) return
    if (!text.trim()) return setError(wording.emptyText)
    setPending(true)
    setError(null)
    try {
      await reply({ uuid: question.uuid, text })
      announce(wording.sent)
      onDone()
    } catch (failure) {
      setError(errorMessage(failure))
      setPending(false)
    }
  }
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={wording.answerTo({ name: client })}
        autoFocus
        value={text}
        maxLength={questionLimits.textLength}
        description={question.email === null ? wording.onPageOnly : wording.emailedTo({ email: question.email })}
        {...(error !== null && { errorMessage: error })}
        onChange={setText}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" isDisabled={isPending} onPress={onDone}>
          {wording.cancel}
        </Button>
        <Button size="small" variant="primary" isPending={isPending} onPress={() => void send()}>
          {wording.send}
        </Button>
      </div>
    </div>
  )
}
