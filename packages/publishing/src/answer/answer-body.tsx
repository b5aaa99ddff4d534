import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { ReactNode } from 'react'
import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { ChangeList } from './change-list.tsx'
import { hasChoices } from '../page/answer.tsx'
import { RichText } from '../page/rich-text.tsx'
import { dateText } from '../wording/dates.ts'
import { factsOf } from '../wording/facts.ts'
import { moneyText } from '../wording/money.ts'
import { depositText, dueText, priceAside, priceHeadline } from '../wording/price.ts'
import { Back, Field, type FormProblem, Main, Problems, useOwnLanguage, useWords } from './parts.tsx'
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

/** The heading of a page. */
export const titleOf = ({ kind }: AnswerPage): string =>
  ({
    accept: wording.acceptTitle,
    changed: wording.changedTitle,
    accepted: wording.acceptedTitle,
    closed: wording.closedTitle,
    busy: wording.busyTitle,
  })[kind]

export function Body({ publication, own, pageUrl, page }: AnswerProps) {
  return (
    <Main publication={publication} own={own} heading={titleOf(page)}>
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
    </Main>
  )
}

function Notice({ text, pageUrl, children }: { text: string | null; pageUrl: string; children: ReactNode }) {
  return (
    <>
      {text !== null && <p>{text}</p>}
      {children && <p>{children}</p>}
      <Back pageUrl={pageUrl} />
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
  const { version, choices, chosen, form } = page
  const problems = page.problems.map((problem) => problemTexts[problem])
  const facts = factsOf(publication)
  return (
    <>
      {problems.length > 0 && <Problems lead={wording.fixProblems} problems={problems} />}
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      {hasChoices(publication) && <Choices choices={choices} pageUrl={pageUrl} />}
      <PriceSummary publication={publication} />
      {publication.terms && (
        <section aria-labelledby="terms">
          <h2 id="terms">{wording.terms}</h2>
          <Terms publication={publication} />
        </section>
      )}
      <form method="post" action={belowUrl(pageUrl, '/accept')} noValidate>
        <input type="hidden" name="version" value={version} />
        {chosen.map((uuid) => (
          <input key={uuid} type="hidden" name="choice" value={uuid} />
        ))}
        <Field
          id="name"
          label={wording.name}
          hint={wording.nameHint}
          value={form.name}
          type="text"
          autoComplete="name"
          maxLength={acceptanceLimits.nameLength}
          problems={problems}
        />
        <Field
          id="email"
          label={wording.email}
          hint={wording.emailHint}
          value={form.email}
          type="email"
          autoComplete="email"
          maxLength={acceptanceLimits.emailLength}
          problems={problems}
        />
        <p className="agree">
          <input
            type="checkbox"
            id="confirmation"
            name="confirmation"
            value="yes"
            defaultChecked={form.isConfirmed}
            required
            aria-invalid={page.problems.includes('confirmation') || undefined}
          />
          <label htmlFor="confirmation">{publication.terms ? wording.acceptTerms : wording.acceptProposal}</label>
        </p>
        <button type="submit" className="button">
          {wording.submit}
        </button>
      </form>
      <Back pageUrl={pageUrl} />
    </>
  )
}

function Terms({ publication: { terms } }: Pick<AnswerProps, 'publication'>) {
  const own = useOwnLanguage()
  return (
    <div lang={own}>
      <RichText text={terms} level={3} />
    </div>
  )
}

const problemTexts: Record<AcceptProblem, FormProblem> = {
  name: { text: wording.nameMissing, field: 'name' },
  name_too_long: { text: wording.nameTooLong, field: 'name' },
  email: { text: wording.emailWrong, field: 'email' },
  confirmation: { text: wording.tickMissing, field: 'confirmation' },
  choices: { text: wording.choicesWrong, field: null },
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
function PriceSummary({ publication: { price, party } }: Pick<AnswerProps, 'publication'>) {
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
