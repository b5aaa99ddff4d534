import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { ink, safeColour } from '../brand-colours.ts'
import { useWords } from './written.tsx'

export type Door = {
  company: Pick<PublishedCompany, 'name' | 'brand' | 'language'>
  /** The URL of the form, which is sent by POST. */
  action: string
  /** The requested path below the link, sent with the form; empty for the page itself. */
  below: string
  fontUrl: (file: string) => string
  /** What was wrong with the last attempt. */
  problem: 'wrong' | 'too-many' | null
}

/** The head of the page, without its style. */
export function Head({ company, problem }: Door) {
  const { page } = useWords()
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${problem ? page.error({ title: page.passcode }) : page.passcode} · ${company.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={safeColour(company.brand.primary, ink)} />
      <link rel="icon" href="data:," />
    </>
  )
}

/** The form, and what was wrong with the last attempt. */
export function Body({ company, action, below, problem }: Door) {
  const { page } = useWords()
  return (
    <main>
      <p className="company" dir="auto">
        {company.name}
      </p>
      <h1>{page.enterPasscode}</h1>
      <p id="about">{page.passcodeText}</p>
      <form method="post" action={action}>
        <label htmlFor="passcode">{page.passcode}</label>
        <input
          id="passcode"
          name="passcode"
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={64}
          aria-invalid={problem === 'wrong' ? true : undefined}
          aria-describedby={problem ? 'problem about' : 'about'}
        />
        {problem && (
          <p id="problem" role="alert">
            {problem === 'wrong' ? page.passcodeWrong : page.tooManyAttempts}
          </p>
        )}
        <input type="hidden" name="below" value={below} />
        <button type="submit">{page.openItinerary}</button>
      </form>
    </main>
  )
}
