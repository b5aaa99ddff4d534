import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { questionLimits } from '@sojourn/contract/question-limits'
import { Back, Field, type FormProblem, Main, Problems, useContent } from '../answer/parts.tsx'
import { visibleParts } from '../visible-parts.ts'
import type { Words } from '../languages/words.ts'
import { useWords } from '../page/written.tsx'

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

const problemOf = (problem: QuestionProblem, { questions }: Words): FormProblem =>
  ({
    text: { text: questions.textMissing, field: 'text' },
    reply: { text: questions.replyMissing, field: 'text' },
    text_too_long: { text: questions.textTooLong({ max: questionLimits.textLength }), field: 'text' },
    name: { text: questions.nameMissing({ max: questionLimits.nameLength }), field: 'name' },
    email: { text: questions.emailWrong, field: 'email' },
    subject_gone: { text: questions.subjectGone, field: 'about' },
    busy: { text: questions.busy, field: null },
    full: { text: questions.full, field: null },
  })[problem]

export function QuestionsBody(props: QuestionsProps) {
  return (
    <Main publication={props.publication} own={props.own} heading={(words) => words.questions.title}>
      <Content {...props} />
    </Main>
  )
}

function Content({ publication, pageUrl, page }: QuestionsProps) {
  const words = useWords()
  const { questions, form, problems } = page
  return (
    <>
      {problems.length > 0 && (
        <Problems lead={words.questions.fixProblems} problems={problems.map((problem) => problemOf(problem, words))} />
      )}
      <p>{words.questions.lead}</p>
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
    </>
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
  const content = useContent()
  const words = useWords()
  const texts = words.questions
  const { uuid, title, isWaiting, messages } = question
  const { key } = page
  const company = publication.company.name
  return (
    <section className="question" id={`question-${uuid}`} aria-labelledby={`about-${uuid}`}>
      <h2 id={`about-${uuid}`} {...(title === null ? {} : content(title))}>
        {subjectOf(question, words)}
      </h2>
      <ol>
        {messages.map(({ uuid: message, isClient, name, date, text }) => (
          <li key={message} id={`message-${message}`} className={isClient ? 'client' : 'company-reply'}>
            <p className="small">
              <Author isClient={isClient} name={name} company={company} /> · {words.dateText(date)}
            </p>
            <p className="written" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      {isWaiting && <p className="small">{texts.waiting}</p>}
      <details open={isOpen}>
        <summary>{texts.reply}</summary>
        <form method="post" action={belowUrl(pageUrl, '/questions')} noValidate>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="question" value={uuid} />
          <MessageFields page={page} of={uuid} isSent={isOpen} label={texts.replyText} />
          <button type="submit" className="button">
            {texts.sendReply}
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

const subjectOf = ({ day, title }: Pick<ShownQuestion, 'day' | 'title'>, { questions: texts }: Words): string => {
  if (day === null) return texts.whole
  return title === null ? texts.day({ day }) : texts.titledDay({ day, title })
}

function Ask({ publication, pageUrl, page }: FormProps) {
  const words = useWords()
  const texts = words.questions
  const { form, key } = page
  const isSent = form.question === null
  const problems = isSent ? page.problems.map((problem) => problemOf(problem, words)) : []
  return (
    <form id="ask" method="post" action={belowUrl(pageUrl, '/questions')} noValidate>
      <h2>{texts.askTitle}</h2>
      <input type="hidden" name="key" value={key} />
      <p className="field">
        <label htmlFor="about">{texts.about}</label>
        <select id="about" name="about" defaultValue={form.about}>
          <option value="">{texts.whole}</option>
          {visibleParts(publication).days.map(({ n, title, place, segments }) => (
            <Subjects key={n} day={n} title={title ?? place} segments={segments} />
          ))}
        </select>
      </p>
      <MessageFields page={page} of="question" isSent={isSent} label={texts.text} />
      <Field
        id="email"
        label={texts.email}
        hint={texts.emailHint}
        value={form.email}
        type="email"
        autoComplete="email"
        isRequired={false}
        maxLength={acceptanceLimits.emailLength}
        problems={problems}
      />
      <button type="submit" className="button">
        {texts.send}
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
  const words = useWords()
  const texts = words.questions
  const problems = isSent ? all.map((problem) => problemOf(problem, words)) : []
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
        label={texts.name}
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
  const words = useWords()
  return (
    <>
      <option value={`day-${day}`}>{subjectOf({ day, title }, words)}</option>
      {segments.map(({ uuid, title: segment }) => (
        <option key={uuid} value={uuid}>
          {subjectOf({ day, title: segment }, words)}
        </option>
      ))}
    </>
  )
}
