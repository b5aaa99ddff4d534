import { useEffect, useRef, useState } from 'react'
import type { Question, QuestionMessage } from '@sojourn/contract/question'
import { useCan } from '../../../data/session.ts'
import { formatWhen } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useQuestionActions } from './question-queries.ts'
import * as wording from './wording.ts'

type QuestionViewProps = {
  question: Question
  /** Whether a link has led to this question. */
  isTarget: boolean
}

/** A question with its replies, and how to answer, resolve and reopen it. */
export function QuestionView({ question, isTarget }: QuestionViewProps) {
  const itinerary = useItinerary()
  const mayAnswer = useCan('itineraries:update') && !itinerary.isReadOnly
  const [isAnswering, setAnswering] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isTarget) return
    item.current?.scrollIntoView({ block: 'center' })
    item.current?.focus()
  }, [isTarget])
  return (
    <li ref={item} tabIndex={-1} className="focus-ring flex flex-col gap-3 rounded-sm py-4 outline-none last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 dir="auto" className="min-w-0 font-medium wrap-anywhere">
          {subjectOf(question)}
        </h3>
        <StateBadge question={question} />
      </div>
      <ol className="flex flex-col gap-3">
        {question.messages.map((message) => (
          <Message key={message.uuid} message={message} />
        ))}
      </ol>
      {mayAnswer &&
        (isAnswering ? (
          <AnswerForm
            question={question}
            onDone={() => {
              setAnswering(false)
              item.current?.focus()
            }}
          />
        ) : (
          <div className="flex flex-wrap gap-1.5">
            <Button size="small" onPress={() => setAnswering(true)}>
              {wording.answer}
            </Button>
            <ResolveButton question={question} />
          </div>
        ))}
    </li>
  )
}

const subjectOf = ({ dayNumber: day, title, audience }: Question): string => {
  const subject =
    day === null ? wording.wholeItinerary : title === null ? wording.day({ day }) : wording.titledDay({ day, title })
  return audience === 'agent' ? `${subject} · ${wording.viaAgent}` : subject
}

function StateBadge({ question: { isWaiting, resolvedAt } }: { question: Question }) {
  if (isWaiting) return <Badge tone="warning">{wording.isWaiting}</Badge>
  return resolvedAt === null ? <Badge tone="success">{wording.isAnswered}</Badge> : <Badge>{wording.isResolved}</Badge>
}

function Message({ message: { client, author, createdAt, text } }: { message: QuestionMessage }) {
  const name = client ?? author?.name ?? wording.formerMember
  return (
    <li className="flex gap-2.5">
      <Avatar name={name} size="small" isDecorative />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <span className="text-xs text-ink-soft tabular-nums">{formatWhen(createdAt)}</span>
        </p>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      </div>
    </li>
  )
}

/** Only where it changes something: what is answered waits for nothing. */
function ResolveButton({ question: { uuid, isWaiting, resolvedAt } }: { question: Question }) {
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { resolve } = useQuestionActions(itinerary)
  const [isPending, setPending] = useState(false)
  if (!isWaiting && resolvedAt === null) return null
  const change = async () => {
    setPending(true)
    try {
      await resolve({ uuid, isResolved: resolvedAt === null })
    } catch (failure) {
      toast({ title: errorMessage(failure), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="small" variant="quiet" isPending={isPending} onPress={() => void change()}>
      {resolvedAt === null ? wording.resolve : wording.reopen}
    </Button>
  )
}
