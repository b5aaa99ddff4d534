import { phoneText } from '../wording/phone.ts'
import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { type TravellerField, type TravellerSection, travellerSections } from '@sojourn/contract/traveller-form'
import { Main, Problems } from '../answer/parts.tsx'
import { dateText } from '../wording/dates.ts'
import { languageOfCompany } from '../wording/language.ts'
import { problemFields } from './problem-fields.ts'
import { maxLengths, Section } from './traveller-form-fields.tsx'
import * as wording from './wording.ts'

/** The itinerary for which a traveller is asked. Dates are null while they are open. */
export type TravellerJourney = {
  title: string
  company: PublishedCompany
  firstDay: string | null
  lastDay: string | null
}

export type TravellerFormProblem = keyof typeof wording.problems
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

export const titleOf = ({ kind }: TravellerFormView): string =>
  ({
    form: wording.title,
    filled_in: wording.thanksTitle,
    withdraw: wording.withdrawTitle,
    withdrawn: wording.withdrawnTitle,
  })[kind]

/** What a traveller agrees to. It is stored with the answers as it was shown. */
export const consentText = ({ title, company }: TravellerJourney): string =>
  wording.consent({ company: company.name, title })

export function TravellerFormBody({ journey, url, deletedBy, view }: TravellerFormProps) {
  const { company, firstDay, lastDay } = journey
  return (
    <Main publication={journey} own={languageOfCompany(company)} heading={titleOf(view)}>
      {firstDay !== null && lastDay !== null && (
        <p className="facts">{wording.dates({ first: dateText(firstDay), last: dateText(lastDay) })}</p>
      )}
      {view.kind === 'form' && <Form journey={journey} url={url} view={view} />}
      {view.kind === 'filled_in' && <FilledIn company={company.name} url={url} view={view} />}
      {view.kind === 'withdraw' && <Withdraw company={company.name} url={url} />}
      {view.kind === 'withdrawn' && <Withdrawn url={url} date={view.date} />}
      {view.kind !== 'withdraw' && <Privacy company={company} deletedBy={deletedBy} />}
    </Main>
  )
}

type FormView = Extract<TravellerFormView, { kind: 'form' }>

function Form({ journey, url, view }: { journey: TravellerJourney; url: string; view: FormView }) {
  const { sections, values, problems, answerBy, isCorrection } = view
  const shown = problems.map((problem) => ({
    text: textOf(problem),
    field: problemFields[problem],
  }))
  return (
    <>
      {problems.length > 0 && <Problems lead={wording.fixProblems} problems={shown} />}
      <p>{wording.whoAsks({ company: journey.company.name })}</p>
      {answerBy !== null && !isCorrection && <p>{wording.answerBy({ date: dateText(answerBy) })}</p>}
      {isCorrection && <p>{wording.emptyStays}</p>}
      <form method="post" action={url} noValidate>
        {isCorrection && <input type="hidden" name="correct" value="yes" />}
        {travellerSections
          .filter((section) => sections.includes(section))
          .map((section) => (
            <Section key={section} section={section} values={values} problems={shown} />
          ))}
        <fieldset>
          <legend>{wording.consentTitle}</legend>
          {problems.includes('consent_missing') && (
            <p className="wrong" id="consent-error">
              {wording.problems.consent_missing}
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
          {isCorrection ? wording.sendCorrections : wording.send}
        </button>
      </form>
    </>
  )
}

/** The text of a problem, with the most characters of its field where it names them. */
const textOf = (problem: TravellerFormProblem): string => {
  const text = wording.problems[problem]
  return typeof text === 'function' ? text({ max: maxLengths[problemFields[problem] ?? ''] ?? 0 }) : text
}

type FilledInView = Extract<TravellerFormView, { kind: 'filled_in' }>

function FilledIn({ company, url, view: { sections, date } }: { company: string; url: string; view: FilledInView }) {
  return (
    <>
      <p>{wording.filledIn({ date: dateText(date) })}</p>
      <p>{wording.next({ company })}</p>
      <section>
        {sections.length === 0 ? (
          <p>{wording.deleted}</p>
        ) : (
          <>
            <p>{wording.sentSections}</p>
            <ul>
              {sections.map((section) => (
                <li key={section}>{wording.sectionNames[section]}</li>
              ))}
            </ul>
            <p className="small">{wording.nothingShown}</p>
          </>
        )}
        <p>
          <a href={`${url}?correct=yes`}>{wording.correct}</a>
        </p>
        <p>
          <a href={`${url}/withdraw`}>{wording.withdraw}</a>
        </p>
      </section>
    </>
  )
}

function Withdraw({ company, url }: { company: string; url: string }) {
  return (
    <>
      <p>{wording.withdrawText({ company })}</p>
      <p>{wording.withdrawSaved({ company })}</p>
      <form method="post" action={`${url}/withdraw`}>
        <button type="submit" className="button">
          {wording.withdrawConfirm}
        </button>
        <p className="back">
          <a href={url}>{wording.withdrawCancel}</a>
        </p>
      </form>
    </>
  )
}

function Withdrawn({ url, date }: { url: string; date: string }) {
  return (
    <>
      <p>{wording.withdrawnText({ date: dateText(date) })}</p>
      <p>
        <a href={`${url}?correct=yes`}>{wording.sendAgain}</a>
      </p>
    </>
  )
}

function Privacy({ company, deletedBy }: { company: PublishedCompany; deletedBy: string | null }) {
  const { name, email, phone } = company
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">{wording.privacyTitle}</h2>
      <p>{wording.purpose({ company: name })}</p>
      <p>
        {deletedBy === null ? wording.deletedAfterAnswer : wording.deletedAfterJourney({ date: dateText(deletedBy) })}
      </p>
      <p>{wording.mayWithdraw}</p>
      {email !== null ? (
        <p>{wording.reachByEmail({ email })}</p>
      ) : (
        phone !== null && <p>{wording.reachByPhone({ phone: phoneText(phone) })}</p>
      )}
    </section>
  )
}
