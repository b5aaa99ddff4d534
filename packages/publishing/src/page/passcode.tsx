import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { ink, safeColour } from '../brand-colours.ts'

export type Door = {
  company: Pick<PublishedCompany, 'name' | 'brand'>
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
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${problem ? 'Error: ' : ''}Passcode · ${company.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={safeColour(company.brand.primary, ink)} />
      <link rel="icon" href="data:," />
    </>
  )
}

const problems = {
  wrong: 'The passcode is not correct. Please check it and try again.',
  'too-many': 'Too many attempts. Please wait up to ten minutes, then try again.',
} as const

/** The form, and what was wrong with the last attempt. */
export function Body({ company, action, below, problem }: Door) {
  return (
    <main>
      <p className="company" dir="auto">
        {company.name}
      </p>
      <h1>Enter the passcode</h1>
      <p id="about">
        This itinerary is private. If you do not have the passcode, ask the person who sent you the link.
      </p>
      <form method="post" action={action}>
        <label htmlFor="passcode">Passcode</label>
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
            {problems[problem]}
          </p>
        )}
        <input type="hidden" name="below" value={below} />
        <button type="submit">Open itinerary</button>
      </form>
    </main>
  )
}
