import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createContext, type ReactNode, useContext } from 'react'
import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { ink, safeColour } from '../brand-colours.ts'
import { ChangeList } from './change-list.tsx'
import { hasChoices } from '../page/answer.tsx'
import { RichText } from '../page/rich-text.tsx'
import { InLanguage, useWritten } from '../page/written.tsx'
import { dateText } from '../wording/dates.ts'
import { factsOf } from '../wording/facts.ts'
import { moneyText } from '../wording/money.ts'
import { depositText, dueText, priceAside, priceHeadline } from '../wording/price.ts'
import * as wording from './wording.ts'

/** Something that the client chose. `day` counts from 1. */
export type Chosen = { title: string; day: number; insteadOf: string | null }

/** What was typed into the form, to show it again with what is wrong with it. */
export type AcceptForm = { name: string; email: string; isConfirmed: boolean }
export type AcceptProblem = 'name' | 'name_too_long' | 'email' | 'confirmation' | 'choices'

/** One of the small pages on which a client answers a proposal. */
export type AnswerPage =
  | {
      kind: 'accept'
      /** Identifies the version that is accepted. */
      version: string
      choices: readonly Chosen[]
      /** Sent with the form: the uuids of the choices. */
      chosen: readonly string[]
      form: AcceptForm
      problems: readonly AcceptProblem[]
    }
  | { kind: 'busy' }
  | { kind: 'changed'; changes: readonly PublicationChange[] }
  | { kind: 'accepted'; on: string }
  | { kind: 'closed'; validUntil: string | null }

export type AnswerProps = {
  /** With the client's choices. */
  publication: Publication
  /** The language of the publication. */
  own: string
  /** The URL of the itinerary's page. */
  pageUrl: string
  page: AnswerPage
}
type Props = AnswerProps

/** The head of the page, without its style. */
export function Head({ publication: { company }, page }: Pick<Props, 'publication' | 'page'>) {
  const isWrong = page.kind === 'accept' && page.problems.length > 0
  const title = titleOf(page)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${isWrong ? wording.error({ title }) : title} · ${company.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={safeColour(company.brand.primary, ink)} />
      <link rel="icon" href="data:," />
    </>
  )
}

/** The page itself is in English, and the company's texts are in the language of the publication. */
const OwnLanguage = createContext('en')

/** Returns the attributes of a text by the company: its direction, and its language. */
const useWords = () => {
  const written = useWritten()
  const own = useContext(OwnLanguage)
  return (text: string) => {
    const { dir, lang } = written(text)
    return { dir, lang: lang ?? (/^en\b/.test(own) ? undefined : own) }
  }
}

const titleOf = ({ kind }: AnswerPage): string =>
  ({
    accept: wording.acceptTitle,
    changed: wording.changedTitle,
    accepted: wording.acceptedTitle,
    closed: wording.closedTitle,
    busy: wording.busyTitle,
  })[kind]

export function Body({ publication, own, pageUrl, page }: Props) {
  return (
    <OwnLanguage value={own}>
      <InLanguage own={own} text={JSON.stringify(publication)}>
        <Main publication={publication} pageUrl={pageUrl} page={page} />
      </InLanguage>
    </OwnLanguage>
  )
}

function Main({ publication, pageUrl, page }: Omit<Props, 'own'>) {
  const words = useWords()
  const { company, title } = publication
  return (
    <main>
      <p className="company" {...words(company.name)}>
        {company.name}
      </p>
      <h1>{titleOf(page)}</h1>
      <p className="title" {...words(title)}>
        {title}
      </p>
      {page.kind === 'accept' && <Accept publication={publication} pageUrl={pageUrl} page={page} />}
      {page.kind === 'changed' && <Changed changes={page.changes} pageUrl={pageUrl} />}
      {page.kind === 'accepted' && (
        <Notice text={wording.acceptedText({ date: dateText(page.on) })} pageUrl={pageUrl}>
          {wording.receiptSent}
        </Notice>
      )}
      {page.kind === 'busy' && (
        <Notice text={null} pageUrl={pageUrl}>
          {wording.busyText}
        </Notice>
      )}
      {page.kind === 'closed' && (
        <Notice
          text={page.validUntil === null ? null : wording.pricesEnded({ date: dateText(page.validUntil) })}
          pageUrl={pageUrl}
        >
          {page.validUntil === null && wording.closedText}
        </Notice>
      )}
    </main>
  )
}

function Notice({ text, pageUrl, children }: { text: string | null; pageUrl: string; children: ReactNode }) {
  return (
    <>
      {text !== null && <p>{text}</p>}
      {children && <p>{children}</p>}
      <p className="back">
        <a href={pageUrl}>{wording.back}</a>
      </p>
    </>
  )
}

function Changed({ changes, pageUrl }: { changes: readonly PublicationChange[]; pageUrl: string }) {
  return (
    <>
      <p role="alert">{wording.changedText}</p>
      <p>{changes.length === 0 ? wording.nothingVisible : wording.changesLead}</p>
      {changes.length > 0 && <ChangeList changes={changes} pageUrl={pageUrl} />}
      <p className="back">
        <a className="button" href={pageUrl}>
          {wording.openNew}
        </a>
      </p>
    </>
  )
}

type AcceptProps = { publication: Publication; pageUrl: string; page: Extract<AnswerPage, { kind: 'accept' }> }

function Accept({ publication, pageUrl, page }: AcceptProps) {
  const { version, choices, chosen, form, problems } = page
  const facts = factsOf(publication)
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      {hasChoices(publication) && <Choices choices={choices} pageUrl={pageUrl} />}
      <PriceSummary publication={publication} />
      {publication.terms && (
        <section aria-labelledby="terms">
          <h2 id="terms">{wording.terms}</h2>
          <Terms publication={publication} />
        </section>
      )}
      <form method="post" action={`${pageUrl}/accept`} noValidate>
        <input type="hidden" name="version" value={version} />
        {chosen.map((uuid) => (
          <input key={uuid} type="hidden" name="choice" value={uuid} />
        ))}
        <Field id="name" label={wording.name} hint={wording.nameHint} value={form.name} type="text" page={page} />
        <Field id="email" label={wording.email} hint={wording.emailHint} value={form.email} type="email" page={page} />
        <p className="agree">
          <input
            type="checkbox"
            id="confirmation"
            name="confirmation"
            value="yes"
            defaultChecked={form.isConfirmed}
            required
            aria-invalid={problems.includes('confirmation') || undefined}
          />
          <label htmlFor="confirmation">{publication.terms ? wording.acceptTerms : wording.acceptProposal}</label>
        </p>
        <button type="submit" className="button">
          {wording.submit}
        </button>
      </form>
      <p className="back">
        <a href={pageUrl}>{wording.back}</a>
      </p>
    </>
  )
}

function Terms({ publication: { terms } }: Pick<Props, 'publication'>) {
  const own = useContext(OwnLanguage)
  return (
    <div lang={own}>
      <RichText text={terms} level={3} />
    </div>
  )
}

const problemTexts: Record<AcceptProblem, { text: string; field: string | null }> = {
  name: { text: wording.nameMissing, field: 'name' },
  name_too_long: { text: wording.nameTooLong, field: 'name' },
  email: { text: wording.emailWrong, field: 'email' },
  confirmation: { text: wording.tickMissing, field: 'confirmation' },
  choices: { text: wording.choicesWrong, field: null },
}

function Problems({ problems }: { problems: readonly AcceptProblem[] }) {
  return (
    <div role="alert" className="problems" id="problems">
      <p>{wording.fixProblems}</p>
      <ul>
        {problems.map((problem) => {
          const { text, field } = problemTexts[problem]
          return <li key={problem}>{field === null ? text : <a href={`#${field}`}>{text}</a>}</li>
        })}
      </ul>
    </div>
  )
}

type FieldProps = Pick<AcceptProps, 'page'> & {
  id: 'name' | 'email'
  label: string
  hint: string
  value: string
  type: 'text' | 'email'
}

function Field({ id, label, hint, value, type, page: { problems } }: FieldProps) {
  const isWrong = problems.some((problem) => problemTexts[problem].field === id)
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        id={id}
        name={id}
        type={type}
        defaultValue={value}
        autoComplete={id}
        required
        maxLength={id === 'name' ? acceptanceLimits.nameLength : acceptanceLimits.emailLength}
        aria-describedby={isWrong ? `problems ${id}-hint` : `${id}-hint`}
        aria-invalid={isWrong || undefined}
      />
    </p>
  )
}

function Choices({ choices, pageUrl }: { choices: readonly Chosen[]; pageUrl: string }) {
  const words = useWords()
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">{wording.yourChoices}</h2>
      {choices.length === 0 ? (
        <p>{wording.asProposed}</p>
      ) : (
        <ul>
          {choices.map(({ title, day, insteadOf }, index) => (
            <li key={index}>
              {wording.onDay({ day })} <span {...words(title)}>{title}</span>
              {insteadOf !== null && (
                <>
                  , {wording.insteadOf} <span {...words(insteadOf)}>{insteadOf}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={pageUrl}>{wording.changeChoices}</a>
      </p>
    </section>
  )
}

/** The price that is accepted, and how it is paid. */
function PriceSummary({ publication: { price, party } }: Pick<Props, 'publication'>) {
  const words = useWords()
  if (!price) return null
  const { figure, basis } = priceHeadline(price, party)
  const aside = priceAside(price)
  const deposit = depositText(price.deposit)
  return (
    <section aria-labelledby="price">
      <h2 id="price">{wording.price}</h2>
      <p className="amount">{figure}</p>
      {price.mode !== 'on_request' && <p>{aside === null ? basis : `${basis} · ${aside}`}</p>}
      {price.schedule.length > 0 && (
        <table>
          <caption>{wording.payments}</caption>
          <tbody>
            {price.schedule.map(({ label, amount, due }, index) => (
              <tr key={index}>
                <th scope="row" {...words(label)}>
                  {label}
                </th>
                <td>{dueText(due)}</td>
                <td>{moneyText(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {deposit !== null && <p className="small">{deposit}</p>}
    </section>
  )
}
