import type { Publication } from '@sojourn/contract/itinerary/publication'
import { Main } from '../answer/parts.tsx'
import { languageOf } from '../wording/language.ts'
import * as wording from './wording.ts'

/** Why the client is not on the page of the payment provider yet. `ready`: a link leads there. */
export type PayOutcome = 'unavailable' | 'not_open' | 'busy' | 'ready'

export type PayBodyProps = {
  publication: Publication
  is: PayOutcome
  /** The URL of the payments on the itinerary's page. */
  pageUrl: string
  /** Where to pay, if it is `ready`. */
  payUrl: string | null
}

const texts: Readonly<Record<PayOutcome, string>> = {
  unavailable: wording.unavailable,
  not_open: wording.notOpen,
  busy: wording.busy,
  ready: wording.ready,
}

export function PayBody({ publication, is, pageUrl, payUrl }: PayBodyProps) {
  return (
    <Main publication={publication} own={languageOf(publication)} heading={wording.title}>
      <p role={is === 'ready' ? undefined : 'alert'}>{texts[is]}</p>
      {payUrl !== null && (
        <p>
          <a className="button" href={payUrl}>
            {wording.goOn}
          </a>
        </p>
      )}
      <p className="back">
        <a href={pageUrl}>{wording.back}</a>
      </p>
    </Main>
  )
}
