import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { Ui } from '../page/written.tsx'
import { payStyles } from './pay-styles.ts'
import type { CardNotice, CardOffer, ShownCards } from './shown-cards.ts'
import * as wording from './wording.ts'

type Props = { offer: CardOffer; number: string; company: string; isTest: boolean; payUrl: string }

/** The form that starts a payment of an invoice by card. The server works out the amount. */
export function PayByCard({ offer, number, company, isTest, payUrl }: Props) {
  const hasChoice = offer.amounts.length > 1
  const describe = ({ part, ...money }: CardOffer['amounts'][number]): string => {
    const amount = moneyInWords(money)
    if (!hasChoice) return wording.payByCard({ amount })
    return part === 'due' ? wording.payDueByCard({ amount }) : wording.payAllByCard({ amount })
  }
  return (
    <form method="post" action={payUrl} className="pay">
      <input type="hidden" name="invoice" value={offer.invoice} />
      <div>
        {offer.amounts.map((one, index) => (
          <button
            key={one.part}
            type="submit"
            name="part"
            value={one.part}
            className={index === 0 ? 'first' : undefined}
          >
            <Ui>{describe(one)}</Ui>
            <span className="of-invoice">
              {' '}
              <Ui>{wording.invoiceOfButton({ number })}</Ui>
            </span>
          </button>
        ))}
      </div>
      <p className="small">
        <Ui>{isTest ? wording.isTest : wording.onStripe({ company })}</Ui>
      </p>
    </form>
  )
}

/** What became of the payment from which the client returns, and the look of both: pages that were published before have none. */
export function CardNews({ cards }: { cards: ShownCards | null | undefined }) {
  if (!cards) return null
  return (
    <>
      <style>{payStyles}</style>
      {cards.notice && <Notice notice={cards.notice} />}
    </>
  )
}

function Notice({ notice: { is, amount } }: { notice: CardNotice }) {
  const words = { amount: moneyInWords(amount) }
  return (
    <output className={`pay-notice ${is}`}>
      <Ui>{is === 'received' ? wording.received(words) : wording.processing(words)}</Ui>
    </output>
  )
}
