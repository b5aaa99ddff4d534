import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { questionLimits } from '@sojourn/contract/question-limits'
import { Back, Field, type FormProblem, Main, Problems, useWords } from '../answer/parts.tsx'
import { visibleParts } from '../visible-parts.ts'
import { dateText } from '../wording/dates.ts'
import * as wording from './wording.ts'

/** A question of a client with its replies, as the page shows it. */
export type ShownQuestion = {
  uuid: string
  /** What it is about: a day, counted from 1, and the title of the day or segment; both null for the whole itinerary. */
  day: number | null
  title: string | null
  isWaiting: boolean
  messages: readonly { uuid: string; isClient: boolean; name: string | null; date: string; text: string }[]
}

/** What was typed into a form. `question` is the one that is replied to; null for a new one. */
export type QuestionForm = { question: string | null; about: string; text: string; name: string; email: string }

export type QuestionProblem = 'text' | 'reply' | 'text_too_long' | 'name' | 'email' | 'subject_gone' | 'busy' | 'full'

export type QuestionsPage = {
  questions: readonly ShownQuestion[]
  form: QuestionForm
  problems: readonly QuestionProblem[]
  /** Sent with each form, so that it counts once if it is sent twice. */
  key: string
}

export type QuestionsProps = {
  publication: Publication
  /** The language of the publication. */
  own: string
  /** The URL of the itinerary's page. */
  pageUrl: string
  page: QuestionsPage
}

const problemOf = (problem: QuestionProblem): FormProblem =>
  ({
    text: { text: wording.textMissing, field: 'text' },
    reply: { text: wording.replyMissing, field: 'text' },
    text_too_long: { text: wording.textTooLong({ max: questionLimits.textLength }), field: 'text' },
    name: { text: wording.nameMissing({ max: questionLimits.nameLength }), field: 'name' },
    email: { text: wording.emailWrong, field: 'email' },
    subject_gone: { text: wording.subjectGone, field: 'about' },
    busy: { text: wording.busy, field: null },
    full: { text: wording.full, field: null },
  })[problem]

export function QuestionsBody({ publication, own, pageUrl, page }: QuestionsProps) {
  const { questions, form, problems } = page
  return (
    <Main publication={publication} own={own} heading={wording.title}>
      {problems.length > 0 && <Problems lead={wording.fixProblems} problems={problems.map(problemOf)} />}
      <p>{wording.lead}</p>
      {questions.map((question) => (
        <Thread
          key={question.uuid}
          question={question}
          publication={publication}
          pageUrl={pageUrl}
          page={page}
          isOpen={form.question === question.uuid}
        />
      ))}
      <Ask publication={publication} pageUrl={pageUrl} page={page} />
      <Back pageUrl={pageUrl} />
    </Main>
  )
}

type FormProps = Pick<QuestionsProps, 'publication' | 'pageUrl' | 'page'>

function Thread({
  question,
  publication,
  pageUrl,
  page,
  isOpen,
}: FormProps & { question: ShownQuestion; isOpen: boolean }) {
  const words = useWords()
  const { uuid, title, isWaiting, messages } = question
  const { key } = page
  const company = publication.company.name
  return (
    <section className="question" id={`question-${uuid}`} aria-labelledby={`about-${uuid}`}>
      <h2 id={`about-${uuid}`} {...(title === null ? {} : words(title))}>
        {subjectOf(question)}
      </h2>
      <ol>
        {messages.map(({ uuid: message, isClient, name, date, text }) => (
          <li key={message} id={`message-${message}`} className={isClient ? 'client' : 'company-reply'}>
            <p className="small">
              <Author isClient={isClient} name={name} company={company} /> · {dateText(date)}
            </p>
            <p className="written" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      {isWaiting && <p className="small">{wording.waiting}</p>}
      <details open={isOpen}>
        <summary>{wording.reply}</summary>
        <form method="post" action={belowUrl(pageUrl, '/questions')} noValidate>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="question" value={uuid} />
          <MessageFields page={page} of={uuid} isSent={isOpen} label={wording.replyText} />
          <button type="submit" className="button">
            {wording.sendReply}
          </button>
        </form>
      </details>
    </section>
  )
}

/** Who wrote: a client by name, a member by name and company, a former member by company. */
function Author({ isClient, name, company }: { isClient: boolean; name: string | null; company: string }) {
  if (isClient || name === null) return <bdi>{name ?? company}</bdi>
  return (
    <>
      <bdi>{name}</bdi> (<bdi>{company}</bdi>)
    </>
  )
}

const subjectOf = ({ day, title }: Pick<ShownQuestion, 'day' | 'title'>): string => {
  if (day === null) return wording.whole
  return title === null ? wording.day({ day }) : wording.titledDay({ day, title })
}

function Ask({ publication, pageUrl, page }: FormProps) {
  const { form, key } = page
  const isSent = form.question === null
  const problems = isSent ? page.problems.map(problemOf) : []
  return (
    <form id="ask" method="post" action={belowUrl(pageUrl, '/questions')} noValidate>
      <h2>{wording.askTitle}</h2>
      <input type="hidden" name="key" value={key} />
      <p className="field">
        <label htmlFor="about">{wording.about}</label>
        <select id="about" name="about" defaultValue={form.about}>
          <option value="">{wording.whole}</option>
          {visibleParts(publication).days.map(({ n, title, place, segments }) => (
            <Subjects key={n} day={n} title={title ?? place} segments={segments} />
          ))}
        </select>
      </p>
      <MessageFields page={page} of="question" isSent={isSent} label={wording.text} />
      <Field
        id="email"
        label={wording.email}
        hint={wording.emailHint}
        value={form.email}
        type="email"
        autoComplete="email"
        isRequired={false}
        maxLength={acceptanceLimits.emailLength}
        problems={problems}
      />
      <button type="submit" className="button">
        {wording.send}
      </button>
    </form>
  )
}

type MessageFieldsProps = Pick<QuestionsProps, 'page'> & {
  /** Makes the IDs of the fields different from those of the other forms. */
  of: string
  /** Whether this form was sent, and is shown again with its problems, which link to its fields. */
  isSent: boolean
  label: string
}

/** The text and the name in a form. */
function MessageFields({ page: { form, problems: all }, of, isSent, label }: MessageFieldsProps) {
  const problems = isSent ? all.map(problemOf) : []
  return (
    <>
      <Field
        id={isSent ? 'text' : `text-${of}`}
        name="text"
        label={label}
        hint=""
        value={isSent ? form.text : ''}
        type="area"
        maxLength={questionLimits.textLength}
        problems={problems}
      />
      <Field
        id={isSent ? 'name' : `name-${of}`}
        name="name"
        label={wording.name}
        hint=""
        value={form.name}
        type="text"
        autoComplete="name"
        maxLength={questionLimits.nameLength}
        problems={problems}
      />
    </>
  )
}

type SubjectsProps = { day: number; title: string | null; segments: Publication['days'][number]['segments'] }

/** A day and its segments in the list of what a question can be about. */
function Subjects({ day, title, segments }: SubjectsProps) {
  return (
    <>
      <option value={`day-${day}`}>{subjectOf({ day, title })}</option>
      {segments.map(({ uuid, title: segment }) => (
        <option key={uuid} value={uuid}>
          {subjectOf({ day, title: segment })}
        </option>
      ))}
    </>
  )
}
