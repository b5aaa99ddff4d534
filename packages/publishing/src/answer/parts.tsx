import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { ReactNode } from 'react'
import { ink, safeColour } from '../brand-colours.ts'
import type { Words } from '../languages/words.ts'
import { InLanguage, useIsTranslated, useOwn, useWords, useWritten } from '../page/written.tsx'

/** What small pages show of a publication. */
export type Shown = Pick<Publication, 'company' | 'title'>

/** The head of a small page below a link, without its style. */
export function Head({
  publication: { company },
  title,
  isWrong,
  words,
}: {
  publication: Shown
  title: string
  isWrong: boolean
  words: Words
}) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${isWrong ? words.page.error({ title }) : title} · ${company.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={safeColour(company.brand.primary, ink)} />
      <link rel="icon" href="data:," />
    </>
  )
}

/**
 * Returns the attributes of a text by the company on a small page: its direction, and its language where the page is not in the
 * language of the itinerary because there are no words for it.
 */
export const useContent = () => {
  const written = useWritten()
  const isTranslated = useIsTranslated()
  const own = useOwn()
  return (text: string) => {
    const { dir, lang } = written(text)
    return { dir, lang: lang ?? (isTranslated ? undefined : own) }
  }
}

type MainProps = { publication: Shown; own: string; heading: (words: Words) => string; children: ReactNode }

/** The body of a small page: the company, the heading, the title of the itinerary, and what the page is for. */
export function Main({ publication, own, heading, children }: MainProps) {
  return (
    <InLanguage own={own} text={JSON.stringify(publication)}>
      <main>
        <Title publication={publication} heading={heading} />
        {children}
      </main>
    </InLanguage>
  )
}

function Title({ publication: { company, title }, heading }: Pick<MainProps, 'publication' | 'heading'>) {
  const content = useContent()
  const words = useWords()
  return (
    <>
      <p className="company" {...content(company.name)}>
        {company.name}
      </p>
      <h1>{heading(words)}</h1>
      <p className="title" {...content(title)}>
        {title}
      </p>
    </>
  )
}

/** The link back to the page of the itinerary. */
export function Back({ pageUrl }: { pageUrl: string }) {
  const { answer } = useWords()
  return (
    <p className="back">
      <a href={pageUrl}>{answer.back}</a>
    </p>
  )
}

/** What is wrong with a form. `field` is the ID of the field to mend; null if there is none. */
export type FormProblem = { text: string; field: string | null }

export function Problems({ lead, problems }: { lead: string; problems: readonly FormProblem[] }) {
  return (
    <div role="alert" className="problems" id="problems">
      <p>{lead}</p>
      <ul>
        {problems.map(({ text, field }) => (
          <li key={text}>{field === null ? text : <a href={`#${field}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  )
}

type FieldProps = {
  id: string
  /** Under which it is sent; the ID, unless the page has several. */
  name?: string
  label: string
  hint: string
  value: string
  type: 'text' | 'email' | 'area'
  autoComplete?: string
  isRequired?: boolean
  maxLength: number
  problems: readonly FormProblem[]
}

/** A field of a form, with its hint. */
export function Field({
  id,
  label,
  name = id,
  hint,
  value,
  type,
  isRequired = true,
  maxLength,
  problems,
  ...more
}: FieldProps) {
  const isWrong = problems.some(({ field }) => field === id)
  const hintId = hint === '' ? '' : `${id}-hint`
  const common = {
    id,
    name,
    defaultValue: value,
    required: isRequired,
    maxLength,
    'aria-describedby': `${isWrong ? 'problems ' : ''}${hintId}`.trim() || undefined,
    'aria-invalid': isWrong || undefined,
    ...more,
  }
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== '' && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      {type === 'area' ? <textarea {...common} rows={5} /> : <input {...common} type={type} />}
    </p>
  )
}
