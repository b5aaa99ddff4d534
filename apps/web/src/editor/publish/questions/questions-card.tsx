import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { questionsOf } from './question-queries.ts'
import { QuestionView } from './question-view.tsx'
import * as wording from './wording.ts'

/** What clients asked about the itinerary. A link with `?question=` leads to one. */
export function QuestionsCard() {
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const query = useQuery(questionsOf(tenant, itinerary))
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const waiting = query.data?.filter(({ isWaiting }) => isWaiting).length ?? 0
  return (
    <Card
      title={wording.title}
      actions={waiting > 0 && <Badge tone="warning">{wording.waitingCount({ count: waiting })}</Badge>}
    >
      {query.data === undefined ? (
        <Waiting query={query} words={wording.waiting} rows={2} />
      ) : query.data.length === 0 ? (
        <p className="text-ink-soft">{wording.nothingYet}</p>
      ) : (
        <ul className="-mt-2 flex flex-col divide-y divide-line">
          {query.data.map((question) => (
            <QuestionView key={question.uuid} question={question} isTarget={question.uuid === search['question']} />
          ))}
        </ul>
      )}
    </Card>
  )
}
