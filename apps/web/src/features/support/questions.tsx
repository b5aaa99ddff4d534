import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { plainText } from '@sojourn/contract/kit/plain-text'
import type { faq } from '@sojourn/contract/resources/faq'
import { CircleHelp, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { clients } from '../../data/clients.ts'
import { useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { groupedQuestions } from './grouped-questions.ts'
import * as wording from './wording.ts'

type Faq = Read<typeof faq>

const published = clients.faqs.list('platform', {
  perPage: '96',
  sort: 'order',
})

/** Frequently asked questions by category, filtered while typing. `#faq-<uuid>` opens one. */
export function Questions() {
  const query = useQuery(published)
  const isStaff = useSession(({ user }) => user?.is_god ?? false)
  const [text, setText] = useState('')
  const found = query.data
    ? groupedQuestions(query.data.data, text, (one) => `${one.question} ${plainText(one.answer)}`)
    : []
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <section aria-labelledby="questions" className="min-w-0">
      <h2 id="questions" className="sr-only">
        {wording.questionsTitle}
      </h2>
      <SearchField label={wording.questionsSearchLabel} value={text} onChange={setText} className="mb-6" />
      <output className="sr-only">{text.trim() && query.data ? wording.questionsFound({ count }) : ''}</output>
      {query.data ? (
        query.data.data.length === 0 ? (
          <EmptyState
            icon={CircleHelp}
            title={wording.noQuestionsTitle}
            actions={
              isStaff && (
                <ButtonLink variant="primary" href="/faqs/create">
                  {wording.addQuestionLabel}
                </ButtonLink>
              )
            }
          >
            {wording.noQuestionsText}
          </EmptyState>
        ) : count === 0 ? (
          <EmptyState
            icon={SearchX}
            title={wording.nothingFoundTitle}
            actions={<Button onPress={() => setText('')}>{wording.allQuestionsLabel}</Button>}
          >
            {wording.nothingFoundText}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-8">
            {found.map(({ category, questions }) => (
              <section key={category} aria-label={category}>
                <h3 className="title mb-1 text-xl">{category}</h3>
                {questions.map((one) => (
                  <Question key={one.uuid} question={one} isFound={text.trim().length > 2 && count <= 3} />
                ))}
              </section>
            ))}
          </div>
        )
      ) : (
        <Waiting query={query} words={wording.waitingForQuestions} rows={8} />
      )}
    </section>
  )
}

/** A question that opens if its link is followed or few questions match a search, or when the user opens it. */
function Question({ question: { uuid, question, answer }, isFound }: { question: Faq; isFound: boolean }) {
  const id = `faq-${uuid}`
  const isTarget = useLocation({ select: ({ hash }) => hash === id })
  const [isOpen, setIsOpen] = useState(false)
  const [wasTarget, setWasTarget] = useState(false)
  if (isTarget !== wasTarget) {
    setWasTarget(isTarget)
    if (isTarget) setIsOpen(true)
  }
  useEffect(() => {
    if (!isTarget) return
    const place = document.getElementById(id)
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [isTarget, id])
  return (
    <div id={id} className="scroll-mt-20">
      <Disclosure title={question} level={4} isOpen={isOpen || isFound} onOpenChange={setIsOpen}>
        <RichTextView value={answer} className="max-w-prose text-ink" />
        <p className="mt-3">
          <a href={`#${id}`} className="text-sm text-ink-soft underline underline-offset-[0.2em]">
            {wording.answerLinkLabel}
          </a>
        </p>
      </Disclosure>
    </div>
  )
}
