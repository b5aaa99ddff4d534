import { phoneText } from '../wording/phone.ts'
import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { type TravellerField, type TravellerSection, travellerSections } from '@sojourn/contract/traveller-form'
import { Main, Problems } from '../answer/parts.tsx'
import type { details } from '../languages/en/details.ts'
import { type Words, wordsIn } from '../languages/words.ts'
import { useWords } from '../page/written.tsx'
import { problemFields } from './problem-fields.ts'
import { maxLengths, Section } from './traveller-form-fields.tsx'

/** The itinerary for which a traveller is asked. Dates are null while they are open. */
export type TravellerJourney = {
  title: string
  company: PublishedCompany
  /** The language of the itinerary (BCP 47). */
  language: string
  firstDay: string | null
  lastDay: string | null
}

export type TravellerFormProblem = keyof typeof details.problems
export type TravellerFormValues = Partial<Record<TravellerField, string>> & { isAgreed: boolean }

/** What the page shows: the form, that it was filled in, or the question before consent is withdrawn. */
export type TravellerFormView =
  | {
      kind: 'form'
      sections: readonly TravellerSection[]
      values: TravellerFormValues
      problems: readonly TravellerFormProblem[]
      answerBy: string | null
      /** Whether it was filled in before, so that empty fields change nothing. */
      isCorrection: boolean
    }
  | { kind: 'filled_in'; sections: readonly TravellerSection[]; date: string }
  | { kind: 'withdraw' }
  | { kind: 'withdrawn'; date: string }

export type TravellerFormProps = {
  journey: TravellerJourney
  /** The URL of the page. */
  url: string
  /** The day after which the answers are deleted; null without dates. */
  deletedBy: string | null
  view: TravellerFormView
}

export const titleOf = ({ kind }: TravellerFormView, { details: words }: Words): string =>
  ({
    form: words.title,
    filled_in: words.thanksTitle,
    withdraw: words.withdrawTitle,
    withdrawn: words.withdrawnTitle,
  })[kind]

/** What a traveller agrees to. It is stored with the answers as it was shown. */
export const consentText = ({ title, company, language }: TravellerJourney): string =>
  wordsIn(language).details.consent({ company: company.name, title })

export function TravellerFormBody(props: TravellerFormProps) {
  const { journey, view } = props
  return (
    <Main publication={journey} own={journey.language} heading={(words) => titleOf(view, words)}>
      <Content {...props} />
    </Main>
  )
}

function Content({ journey, url, deletedBy, view }: TravellerFormProps) {
  const { details: words, dateText } = useWords()
  const { company, firstDay, lastDay } = journey
  return (
    <>
      {firstDay !== null && lastDay !== null && (
        <p className="facts">{words.dates({ first: dateText(firstDay), last: dateText(lastDay) })}</p>
      )}
      {view.kind === 'form' && <Form journey={journey} url={url} view={view} />}
      {view.kind === 'filled_in' && <FilledIn company={company.name} url={url} view={view} />}
      {view.kind === 'withdraw' && <Withdraw company={company.name} url={url} />}
      {view.kind === 'withdrawn' && <Withdrawn url={url} date={view.date} />}
      {view.kind !== 'withdraw' && (
        <Privacy company={company} deletedBy={deletedBy} isWithdrawn={view.kind === 'withdrawn'} />
      )}
    </>
  )
}

type FormView = Extract<TravellerFormView, { kind: 'form' }>

function Form({ journey, url, view }: { journey: TravellerJourney; url: string; view: FormView }) {
  const { details: words, dateText } = useWords()
  const { sections, values, problems, answerBy, isCorrection } = view
  const shown = problems.map((problem) => ({
    text: textOf(problem, words),
    field: problemFields[problem],
  }))
  return (
    <>
      {problems.length > 0 && <Problems lead={words.fixProblems} problems={shown} />}
      <p>{words.whoAsks({ company: journey.company.name })}</p>
      {answerBy !== null && !isCorrection && <p>{words.answerBy({ date: dateText(answerBy) })}</p>}
      {isCorrection && <p>{words.emptyStays}</p>}
      <form method="post" action={url} noValidate>
        {isCorrection && <input type="hidden" name="correct" value="yes" />}
        {travellerSections
          .filter((section) => sections.includes(section))
          .map((section) => (
            <Section key={section} section={section} values={values} problems={shown} />
          ))}
        <fieldset>
          <legend>{words.consentTitle}</legend>
          {problems.includes('consent_missing') && (
            <p className="wrong" id="consent-error">
              {words.problems.consent_missing}
            </p>
          )}
          <p className="agree">
            <input
              type="checkbox"
              id="consent"
              name="consent"
              value="yes"
              required
              defaultChecked={values.isAgreed}
              aria-invalid={problems.includes('consent_missing') || undefined}
              aria-describedby={problems.includes('consent_missing') ? 'consent-error' : undefined}
            />
            <label htmlFor="consent">{consentText(journey)}</label>
          </p>
        </fieldset>
        <button type="submit" className="button">
          {isCorrection ? words.sendCorrections : words.send}
        </button>
      </form>
    </>
  )
}

/** The text of a problem, with the most characters of its field where it names them. */
const textOf = (problem: TravellerFormProblem, { problems }: Words['details']): string => {
  const text = problems[problem]
  return typeof text === 'function' ? text({ max: maxLengths[problemFields[problem] ?? ''] ?? 0 }) : text
}

type FilledInView = Extract<TravellerFormView, { kind: 'filled_in' }>

function FilledIn({ company, url, view: { sections, date } }: { company: string; url: string; view: FilledInView }) {
  const { details: words, dateText } = useWords()
  return (
    <>
      <p>{words.filledIn({ date: dateText(date) })}</p>
      {sections.length > 0 && <p>{words.next({ company })}</p>}
      <section>
        {sections.length === 0 ? (
          <p>{words.deleted}</p>
        ) : (
          <>
            <p>{words.sentSections}</p>
            <ul>
              {sections.map((section) => (
                <li key={section}>{words.sectionNames[section]}</li>
              ))}
            </ul>
            <p className="small">{words.nothingShown}</p>
          </>
        )}
        <p>
          <a href={`${url}?correct=yes`}>{words.correct}</a>
        </p>
        <p>
          <a href={`${url}/withdraw`}>{words.withdraw}</a>
        </p>
      </section>
    </>
  )
}

function Withdraw({ company, url }: { company: string; url: string }) {
  const { details: words } = useWords()
  return (
    <>
      <p>{words.withdrawText({ company })}</p>
      <p>{words.withdrawSaved({ company })}</p>
      <form method="post" action={`${url}/withdraw`}>
        <button type="submit" className="button">
          {words.withdrawConfirm}
        </button>
        <p className="back">
          <a href={url}>{words.withdrawCancel}</a>
        </p>
      </form>
    </>
  )
}

function Withdrawn({ url, date }: { url: string; date: string }) {
  const { details: words, dateText } = useWords()
  return (
    <>
      <p>{words.withdrawnText({ date: dateText(date) })}</p>
      <p>
        <a href={`${url}?correct=yes`}>{words.sendAgain}</a>
      </p>
    </>
  )
}

function Privacy(props: { company: PublishedCompany; deletedBy: string | null; isWithdrawn: boolean }) {
  const { company, deletedBy, isWithdrawn } = props
  const { details: words, dateText } = useWords()
  const { name, email, phone } = company
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">{words.privacyTitle}</h2>
      <p>{words.purpose({ company: name })}</p>
      <p>
        {deletedBy === null
          ? words.deletedAfterAnswer
          : words.deletedAfterJourney({ date: dateText(deletedBy), company: name })}
      </p>
      {!isWithdrawn && <p>{words.mayWithdraw}</p>}
      {email !== null ? (
        <p>{words.reachByEmail({ email })}</p>
      ) : (
        phone !== null && <p>{words.reachByPhone({ phone: phoneText(phone) })}</p>
      )}
    </section>
  )
}
