import { Ui, useWords } from '../page/written.tsx'
import { payStyles } from './pay-styles.ts'
import type { CardNotice, CardOffer, ShownCards } from './shown-cards.ts'

type Props = { offer: CardOffer; number: string; company: string; isTest: boolean; payUrl: string }

/** The form that starts a payment of an invoice by card. The server works out the amount. */
export function PayByCard({ offer, number, company, isTest, payUrl }: Props) {
  const words = useWords()
  const hasChoice = offer.amounts.length > 1
  const describe = ({ part, ...money }: CardOffer['amounts'][number]): string => {
    const amount = words.fullMoneyText(money)
    if (!hasChoice) return words.cards.payByCard({ amount })
    return part === 'due' ? words.cards.payDueByCard({ amount }) : words.cards.payAllByCard({ amount })
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
              <Ui>{words.cards.invoiceOfButton({ number })}</Ui>
            </span>
          </button>
        ))}
      </div>
      <p className="small">
        <Ui>{isTest ? words.cards.isTest : words.cards.onStripe({ company })}</Ui>
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
  const words = useWords()
  const paid = { amount: words.fullMoneyText(amount) }
  return (
    <output className={`pay-notice ${is}`}>
      <Ui>{is === 'received' ? words.cards.received(paid) : words.cards.processing(paid)}</Ui>
    </output>
  )
}
