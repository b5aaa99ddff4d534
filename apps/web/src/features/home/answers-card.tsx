import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '../../kit/words/dates.ts'
import { useTenant } from '../../data/session.ts'
import { HomeCard, Row, Rows } from './home-card.tsx'
import { answeredRequests } from './queries.ts'
import * as wording from './wording.ts'

/** Support requests that are waiting for the company. Hidden if there are none. */
export function AnswersCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(answeredRequests(tenant))
  if (!query.data || query.data.data.length === 0) return null
  return (
    <HomeCard title={wording.answers} query={query} failure={wording.answersFailed}>
      {({ data }) => (
        <Rows isEmpty={false} empty="">
          {data.map(({ uuid, subject, updatedAt }) => (
            <Row
              key={uuid}
              href={`/support/${uuid}`}
              title={subject}
              note={wording.answered({ when: formatWhen(updatedAt) })}
            />
          ))}
        </Rows>
      )}
    </HomeCard>
  )
}
