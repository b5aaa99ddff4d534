import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { ReactNode } from 'react'
import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { ChangeList } from './change-list.tsx'
import { hasChoices } from '../page/answer.tsx'
import { RichText } from '../page/rich-text.tsx'
import { factsOf } from '../wording/facts.ts'
import { depositText, dueText, priceAside, priceHeadline } from '../wording/price.ts'
import { Back, Field, type FormProblem, Main, Problems, useContent } from './parts.tsx'
import type { Words } from '../languages/words.ts'
import { useWords } from '../page/written.tsx'

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
      /** Whether a signature is to follow. */
      isSigned: boolean
      problems: readonly AcceptProblem[]
    }
  | { kind: 'busy' }
  | { kind: 'changed'; changes: readonly PublicationChange[] }
  | { kind: 'accepted'; on: string }
  | { kind: 'closed'; validUntil: string | null }
  /** Where the document is signed, and this page below the link. */
  | { kind: 'sign'; url: string; host: string; below: string }
  | { kind: 'unsigned'; why: 'declined' | 'expired' }

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
export const titleOf = ({ kind }: AnswerPage, { answer }: Words): string =>
  ({
    accept: answer.acceptTitle,
    changed: answer.changedTitle,
    accepted: answer.acceptedTitle,
    closed: answer.closedTitle,
    busy: answer.busyTitle,
    sign: answer.signTitle,
    unsigned: answer.unsignedTitle,
  })[kind]

export function Body(props: AnswerProps) {
  return (
    <Main publication={props.publication} own={props.own} heading={(words) => titleOf(props.page, words)}>
      <Content {...props} />
    </Main>
  )
}

function Content({ publication, pageUrl, page }: AnswerProps) {
  const { answer, dateText } = useWords()
  return (
    <>
      {page.kind === 'accept' && <Accept publication={publication} pageUrl={pageUrl} page={page} />}
      {page.kind === 'changed' && <Changed changes={page.changes} pageUrl={pageUrl} />}
      {page.kind === 'accepted' && (
        <Notice text={answer.acceptedText({ date: dateText(page.on) })} pageUrl={pageUrl}>
          {answer.receiptSent}
        </Notice>
      )}
      {page.kind === 'busy' && (
        <Notice text={null} pageUrl={pageUrl}>
          {answer.busyText}
        </Notice>
      )}
      {page.kind === 'sign' && <Sign page={page} pageUrl={pageUrl} />}
      {page.kind === 'unsigned' && (
        <Notice text={page.why === 'declined' ? answer.declinedText : answer.expiredText} pageUrl={pageUrl}>
          {answer.unsignedNext}
        </Notice>
      )}
      {page.kind === 'closed' && (
        <Notice
          text={page.validUntil === null ? null : answer.pricesEnded({ date: dateText(page.validUntil) })}
          pageUrl={pageUrl}
        >
          {page.validUntil === null && answer.closedText}
        </Notice>
      )}
    </>
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

function Sign({
  page: { url, host, below },
  pageUrl,
}: {
  page: Extract<AnswerPage, { kind: 'sign' }>
  pageUrl: string
}) {
  const { answer } = useWords()
  return (
    <>
      <p>{answer.signText({ host })}</p>
      <p className="back">
        <a className="button" href={url}>
          {answer.signNow}
        </a>
      </p>
      <p className="back">
        <a href={belowUrl(pageUrl, below)}>{answer.haveSigned}</a>
      </p>
      <Back pageUrl={pageUrl} />
    </>
  )
}

function Changed({ changes, pageUrl }: { changes: readonly PublicationChange[]; pageUrl: string }) {
  const { answer } = useWords()
  return (
    <>
      <p role="alert">{answer.changedText}</p>
      <p>{changes.length === 0 ? answer.nothingVisible : answer.changesLead}</p>
      {changes.length > 0 && <ChangeList changes={changes} pageUrl={pageUrl} />}
      <p className="back">
        <a className="button" href={pageUrl}>
          {answer.openNew}
        </a>
      </p>
    </>
  )
}

type AcceptProps = { publication: Publication; pageUrl: string; page: Extract<AnswerPage, { kind: 'accept' }> }

function Accept({ publication, pageUrl, page }: AcceptProps) {
  const words = useWords()
  const { answer } = words
  const { version, choices, chosen, form } = page
  const problems = page.problems.map((problem) => problemOf(problem, words))
  const facts = factsOf(publication, words)
  return (
    <>
      {problems.length > 0 && <Problems lead={answer.fixProblems} problems={problems} />}
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      {hasChoices(publication) && <Choices choices={choices} pageUrl={pageUrl} />}
      <PriceSummary publication={publication} />
      {publication.terms && (
        <section aria-labelledby="terms">
          <h2 id="terms">{answer.terms}</h2>
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
          label={answer.name}
          hint={page.isSigned ? '' : answer.nameHint}
          value={form.name}
          type="text"
          autoComplete="name"
          maxLength={acceptanceLimits.nameLength}
          problems={problems}
        />
        <Field
          id="email"
          label={answer.email}
          hint={answer.emailHint}
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
          <label htmlFor="confirmation">{publication.terms ? answer.acceptTerms : answer.acceptProposal}</label>
        </p>
        {page.isSigned && <p>{answer.signNext}</p>}
        <button type="submit" className="button">
          {page.isSigned ? answer.submitToSign : answer.submit}
        </button>
      </form>
      <Back pageUrl={pageUrl} />
    </>
  )
}

function Terms({ publication: { terms } }: Pick<AnswerProps, 'publication'>) {
  const { lang } = useContent()('')
  return (
    <div lang={lang}>
      <RichText text={terms} level={3} />
    </div>
  )
}

const problemOf = (problem: AcceptProblem, { answer }: Words): FormProblem =>
  ({
    name: { text: answer.nameMissing, field: 'name' },
    name_too_long: { text: answer.nameTooLong, field: 'name' },
    email: { text: answer.emailWrong, field: 'email' },
    confirmation: { text: answer.tickMissing, field: 'confirmation' },
    choices: { text: answer.choicesWrong, field: null },
  })[problem]

function Choices({ choices, pageUrl }: { choices: readonly Chosen[]; pageUrl: string }) {
  const content = useContent()
  const { answer } = useWords()
  const named = (key: string, title: string) => () => (
    <span key={key} {...content(title)}>
      {title}
    </span>
  )
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">{answer.yourChoices}</h2>
      {choices.length === 0 ? (
        <p>{answer.asProposed}</p>
      ) : (
        <ul>
          {choices.map(({ title, day, insteadOf }, index) => (
            <li key={index}>
              {insteadOf === null
                ? answer.chosen<ReactNode>({ day, title, own: named('own', title) })
                : answer.chosenInstead<ReactNode>({
                    day,
                    title,
                    insteadOf,
                    own: named('own', title),
                    other: named('other', insteadOf),
                  })}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={pageUrl}>{answer.changeChoices}</a>
      </p>
    </section>
  )
}

/** The price that is accepted, and how it is paid. */
function PriceSummary({ publication: { price, party } }: Pick<AnswerProps, 'publication'>) {
  const content = useContent()
  const words = useWords()
  const { answer } = words
  if (!price) return null
  const { figure, basis } = priceHeadline(price, party, words)
  const aside = priceAside(price, words)
  const deposit = depositText(price.deposit, words)
  return (
    <section aria-labelledby="price">
      <h2 id="price">{answer.price}</h2>
      <p className="amount">{figure}</p>
      {price.mode !== 'on_request' && <p>{aside === null ? basis : `${basis} · ${aside}`}</p>}
      {price.schedule.length > 0 && (
        <table>
          <caption>{answer.payments}</caption>
          <tbody>
            {price.schedule.map(({ label, amount, due }, index) => (
              <tr key={index}>
                <th scope="row" {...content(label)}>
                  {label}
                </th>
                <td>{dueText(due, words)}</td>
                <td>{words.moneyText(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {deposit !== null && <p className="small">{deposit}</p>}
    </section>
  )
}
