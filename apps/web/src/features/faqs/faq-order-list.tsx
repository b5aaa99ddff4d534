import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Badge } from '../../ui/badge.tsx'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import { toast } from '../../ui/toast.ts'
import { everyFaq } from './every-faq.ts'
import { clients } from '../../data/clients.ts'
import type { Faq } from './faq-form.tsx'
import { groupsOf, type Placing, placingsFor } from './faq-order.ts'
import * as wording from './wording.ts'

type Question = Pick<Faq, 'uuid' | 'rev' | 'question' | 'category' | 'order' | 'status'>

const idOf = ({ uuid }: Question) => uuid
const nameOf = ({ question }: Question) => question
/** The key of the group without a category. Users cannot type this as a name. */
const withoutCategory = '\0'

/** All questions as shown on the Help page, to be sorted. Each move is saved at once. */
export function FaqOrderList() {
  const query = useQuery(everyFaq)
  const move = useMove()
  const questions = query.data?.data
  const groups = useMemo(
    () =>
      groupsOf<Question>(questions ?? []).map(({ category, questions: items }) => ({
        id: category ?? withoutCategory,
        title: category ?? wording.withoutCategory,
        header: <h2 className="title text-lg">{category ?? wording.withoutCategory}</h2>,
        items,
      })),
    [questions],
  )
  if (!questions) return <Waiting query={query} words={wording.waitingForQuestions} rows={8} />
  return (
    <>
      <p className="mb-6 text-ink-soft">{wording.orderHint}</p>
      <SortableList
        label={wording.orderTitle}
        groups={groups}
        itemId={idOf}
        itemName={nameOf}
        renderItem={renderQuestion}
        onMove={(uuid, { group, index }) => move(uuid, { category: group === withoutCategory ? null : group, index })}
      />
    </>
  )
}

/** Moves a question: on screen at once, then on the server, one request after the other. */
const useMove = () => {
  const client = useQueryClient()
  const { mutateAsync: update } = clients.faqs.useUpdate()
  const writing = useRef(Promise.resolve())
  const present = useCallback(() => client.getQueryData(everyFaq.queryKey)?.data ?? [], [client])
  const write = async ({ uuid, changes }: Placing): Promise<void> => {
    const rev = present().find((one) => one.uuid === uuid)?.rev
    if (rev !== undefined) await update({ uuid, rev, changes })
  }
  return (uuid: string, to: { category: string | null; index: number }): void => {
    const placings = placingsFor(present(), uuid, to)
    const changes = new Map(placings.map((one) => [one.uuid, one.changes]))
    client.setQueryData(
      everyFaq.queryKey,
      (page) => page && { ...page, data: page.data.map((one) => ({ ...one, ...changes.get(one.uuid) })) },
    )
    writing.current = placings
      .reduce((before, placing) => before.then(() => write(placing)), writing.current)
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : wording.somethingWentWrong
        toast({ title: wording.orderNotSaved, description: wording.orderNotSavedHint({ problem }), tone: 'danger' })
        return client.invalidateQueries({ queryKey: everyFaq.queryKey })
      })
  }
}

const renderQuestion = ({ question, status }: Question) => (
  <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-1">
    <span className="min-w-0 wrap-anywhere">{question}</span>
    {status === 'draft' && <Badge>{wording.statusNames[status]}</Badge>}
  </span>
)
