import type { Publication } from '@sojourn/contract/itinerary/publication'
import { Main } from '../answer/parts.tsx'
import { useWords } from '../page/written.tsx'
import { languageOf } from '../wording/language.ts'

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

const textKeys = { unavailable: 'unavailable', not_open: 'notOpen', busy: 'busy', ready: 'ready' } as const

export function PayBody(props: PayBodyProps) {
  const { publication } = props
  return (
    <Main publication={publication} own={languageOf(publication)} heading={({ cards }) => cards.title}>
      <Content {...props} />
    </Main>
  )
}

function Content({ is, pageUrl, payUrl }: PayBodyProps) {
  const { cards } = useWords()
  return (
    <>
      <p role={is === 'ready' ? undefined : 'alert'}>{cards[textKeys[is]]}</p>
      {payUrl !== null && (
        <p>
          <a className="button" href={payUrl}>
            {cards.goOn}
          </a>
        </p>
      )}
      <p className="back">
        <a href={pageUrl}>{cards.back}</a>
      </p>
    </>
  )
}
