import type { Publication, PublishedPrice } from '@sojourn/contract/itinerary/publication'
import { depositText, dueText, priceAside, priceHeadline, validityText } from '../wording/price.ts'
import { changedAt } from './changed.ts'
import type { PageLinks } from './page-links.ts'
import { RichText } from './rich-text.tsx'
import { Ui, useWords, useWritten } from './written.tsx'

/** The price as one figure, what it includes and how it is paid. */
export function Price({
  price,
  party,
  links,
}: {
  price: PublishedPrice
  party: Publication['party']
  links: PageLinks
}) {
  const written = useWritten()
  const words = useWords()
  const { figure, basis } = priceHeadline(price, party, words)
  const aside = priceAside(price, words)
  const terms = [depositText(price.deposit, words), validityText(price.validUntil, words)].filter(Boolean).join(' ')
  return (
    <section className="price" id="price" aria-labelledby="price-title">
      <div className="wrap">
        <div className="figure">
          <h2 id="price-title" className="kicker">
            <Ui>{words.sections.price}</Ui>
          </h2>
          {changedAt(links, 'price')}
          <p className="amount">
            <Ui>{figure}</Ui>
          </p>
          <p>
            <Ui>{aside === null ? basis : `${basis} · ${aside}`}</Ui>
          </p>
        </div>
        <div className="details">
          {price.lines.length > 0 && (
            <table>
              <caption>
                <Ui>{words.price.breakdown}</Ui>
              </caption>
              <tbody>
                {price.lines.map(({ title, amount }, index) => (
                  <tr key={index}>
                    <th scope="row" {...written(title)}>
                      {title}
                    </th>
                    <td>
                      <Ui>{words.moneyText(amount)}</Ui>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div className="covers">
            {price.includes && (
              <div className="included">
                <h3>
                  <Ui>{words.price.included}</Ui>
                </h3>
                <RichText text={price.includes} level={4} />
              </div>
            )}
            {price.excludes && (
              <div>
                <h3>
                  <Ui>{words.price.notIncluded}</Ui>
                </h3>
                <RichText text={price.excludes} level={4} />
              </div>
            )}
          </div>
          {price.schedule.length > 0 && (
            <table>
              <caption>
                <Ui>{words.price.schedule}</Ui>
              </caption>
              <tbody>
                {price.schedule.map(({ label, amount, due }, index) => (
                  <tr key={index}>
                    <th scope="row" {...written(label)}>
                      {label}
                    </th>
                    <td className="due">
                      <Ui>{dueText(due, words)}</Ui>
                    </td>
                    <td>
                      <Ui>{words.moneyText(amount)}</Ui>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {price.bankDetails && (
            <div className="payee">
              <h3>
                <Ui>{words.price.bankDetails}</Ui>
              </h3>
              <p {...written(price.bankDetails)}>{price.bankDetails}</p>
            </div>
          )}
          {terms !== '' && (
            <p className="small">
              <Ui>{terms}</Ui>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
