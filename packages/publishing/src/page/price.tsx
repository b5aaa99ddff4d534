import type { Publication, PublishedPrice } from '@sojourn/contract/itinerary/publication'
import { moneyText } from '../wording/money.ts'
import { depositText, dueText, priceAside, priceHeadline, validityText } from '../wording/price.ts'
import { RichText } from './rich-text.tsx'

/** The price as one figure, what it covers and how it is paid. */
export function Price({ price, party }: { price: PublishedPrice; party: Publication['party'] }) {
  const { figure, basis } = priceHeadline(price, party)
  const aside = priceAside(price)
  const terms = [depositText(price.deposit), validityText(price.validUntil)].filter(Boolean).join(' ')
  return (
    <section className="price" id="price" aria-labelledby="price-title">
      <div className="wrap">
        <div className="figure">
          <h2 id="price-title" className="kicker">
            The price
          </h2>
          <p className="amount">{figure}</p>
          <p>{aside === null ? basis : `${basis} · ${aside}`}</p>
        </div>
        <div className="details">
          {price.lines.length > 0 && (
            <table>
              <caption>What it is made of</caption>
              <tbody>
                {price.lines.map(({ title, amount }, index) => (
                  <tr key={index}>
                    <th scope="row" dir="auto">
                      {title}
                    </th>
                    <td>{moneyText(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div className="covers">
            {price.includes && (
              <div className="included">
                <h3>Included</h3>
                <RichText text={price.includes} level={4} />
              </div>
            )}
            {price.excludes && (
              <div>
                <h3>Not included</h3>
                <RichText text={price.excludes} level={4} />
              </div>
            )}
          </div>
          {price.schedule.length > 0 && (
            <table>
              <caption>How it is paid</caption>
              <tbody>
                {price.schedule.map(({ label, amount, due }, index) => (
                  <tr key={index}>
                    <th scope="row" dir="auto">
                      {label}
                    </th>
                    <td className="due">{dueText(due)}</td>
                    <td>{moneyText(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {price.bankDetails && (
            <div className="payee">
              <h3>Where to pay</h3>
              <p dir="auto">{price.bankDetails}</p>
            </div>
          )}
          {terms !== '' && <p className="small">{terms}</p>}
        </div>
      </div>
    </section>
  )
}
