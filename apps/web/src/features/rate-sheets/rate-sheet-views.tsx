import { boardNames } from '@sojourn/contract/document/boards'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { RateSheet } from '@sojourn/contract/resources/rate-sheet'
import type { DateRange, Offer, RateLine } from '@sojourn/contract/resources/rate-part'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDates } from '../../kit/words/dates.ts'
import { nameOf } from '../../kit/words/record-name.ts'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { Link } from '../../ui/link.tsx'
import * as wording from './wording.ts'

/** How a rate sheet is shown to users who may not change it: its amounts in its currency. */
export const rateSheetViews: Readonly<Record<string, (sheet: RateSheet) => ReactNode>> = {
  supplier: ({ supplier }) => supplier && <SupplierLink uuid={supplier} />,
  item: ({ item }) =>
    item && (item.resource === 'accommodation' ? <StayLink uuid={item.uuid} /> : <ExcursionLink uuid={item.uuid} />),
  service: ({ service }) =>
    service && wording.named({ name: kindTraits[service.kind].words.editor, text: service.name }),
  basis: ({ basis }) => wording.basisNames[basis],
  commissionBps: ({ commissionBps }) => inPercent(commissionBps),
  taxBps: ({ taxBps }) => inPercent(taxBps),
  status: ({ status }) => wording.statusNames[status],
  seasons: ({ seasons }) =>
    listOf(seasons.map(({ name, ranges, weekdays }) => wording.named({ name, text: datesOf(ranges, weekdays) }))),
  lines: (sheet) => <LinesTable sheet={sheet} />,
  supplements: ({ supplements, currency }) =>
    listOf(
      supplements.map(({ name, per, price, childPrice, ranges, weekdays }) =>
        wording.named({
          name,
          text: [
            amountIn(price, currency),
            wording.supplementPerNames[per],
            childPrice === null
              ? ''
              : wording.named({ name: wording.childPrice, text: amountIn(childPrice, currency) }),
            datesOf(ranges, weekdays),
          ]
            .filter(Boolean)
            .join(', '),
        }),
      ),
    ),
  offers: ({ offers }) => listOf(offers.map((offer) => wording.named({ name: offer.name, text: conditionOf(offer) }))),
  cancellation: ({ cancellation }) =>
    listOf(cancellation.map(({ daysBefore, percent }) => wording.cancellationName({ days: daysBefore, percent }))),
}

function SupplierLink({ uuid }: { uuid: string }) {
  const { data } = useQuery(clients.suppliers.get(useTenant().uuid, uuid))
  return data ? <Link href={`/suppliers/${uuid}`}>{nameOf(data)}</Link> : null
}

function StayLink({ uuid }: { uuid: string }) {
  const { data } = useQuery(clients.accommodations.get(useTenant().uuid, uuid))
  return data ? <Link href={`/accommodations/${uuid}`}>{nameOf(data)}</Link> : null
}

function ExcursionLink({ uuid }: { uuid: string }) {
  const { data } = useQuery(clients.excursions.get(useTenant().uuid, uuid))
  return data ? <Link href={`/excursions/${uuid}`}>{nameOf(data)}</Link> : null
}

function LinesTable({ sheet: { lines, currency } }: { sheet: RateSheet }) {
  const { what, per, amounts, conditions } = wording.linesColumns
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {[what, per, amounts, conditions].map((title) => (
              <th key={title} scope="col" className="py-1 pe-4 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                {wording.lineName({ room: line.room ?? wording.anyRoom, season: line.season ?? wording.allDates })}
              </th>
              <td className="py-1.5 pe-4">
                {wording.perInWords({
                  per: wording.perNames[line.per].toLowerCase(),
                  time: wording.perTimeNames[line.perTime].toLowerCase(),
                })}
              </td>
              <td className="py-1.5 pe-4">{listOf(amountsOf(line, currency))}</td>
              <td className="py-1.5">{listOf(conditionsOf(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const amountIn = (amount: number, currency: string): string => moneyInWords({ amount, currency })

const amountsOf = ({ price, occupancy, childBands, paxBands }: RateLine, currency: string): string[] => [
  ...(['price', 'single', 'double', 'triple', 'extraAdult'] as const).flatMap((name) => {
    const amount = name === 'price' ? price : occupancy[name]
    return amount === null
      ? []
      : [
          wording.named({
            name: name === 'price' ? wording.price : wording.occupancyNames[name],
            text: amountIn(amount, currency),
          }),
        ]
  }),
  ...childBands.map(({ fromAge, toAge, price: own, shareBps, sharingAdults }) => {
    const words = { from: fromAge, to: toAge, price: own === null ? inPercent(shareBps) : amountIn(own, currency) }
    return sharingAdults === null
      ? wording.childInWords(words)
      : wording.childSharing({ ...words, adults: sharingAdults })
  }),
  ...paxBands.map(({ from, to, price: own }) => wording.paxInWords({ from, to, price: amountIn(own, currency) })),
]

const conditionsOf = ({ board, capacity, minNights, maxNights }: RateLine): string[] => [
  ...(board === null ? [] : [boardNames[board]]),
  ...(capacity === null ? [] : [wording.named({ name: wording.limitNames.capacity, text: String(capacity) })]),
  ...(minNights === null ? [] : [wording.named({ name: wording.limitNames.minNights, text: String(minNights) })]),
  ...(maxNights === null ? [] : [wording.named({ name: wording.limitNames.maxNights, text: String(maxNights) })]),
]

const conditionOf = ({ kind, stay, pay, percentBps, daysBefore, minNights, validFor }: Offer): string =>
  [
    kind === 'stay_pay' && stay !== null && pay !== null ? wording.stayPay({ stay, pay }) : inPercent(percentBps),
    daysBefore === null ? '' : wording.named({ name: wording.daysBefore, text: String(daysBefore) }),
    minNights === null ? '' : wording.named({ name: wording.minNights, text: String(minNights) }),
    validFor.stay === null ? '' : datesOf([validFor.stay], []),
  ]
    .filter(Boolean)
    .join(', ')

const inPercent = (bps: number | null): string => (bps === null ? '' : wording.inPercent({ percent: bps / 100 }))

const datesOf = (ranges: readonly DateRange[], weekdays: readonly string[]): string =>
  [...ranges.map(({ from, to }) => formatDates(from, to)), weekdays.map((day) => dayNames[day]).join(' ')]
    .filter(Boolean)
    .join(', ')

const short = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const dayNames: Readonly<Record<string, string>> = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day, n) => [day, short.format(Date.UTC(2024, 0, n + 1))]),
)

const listOf = (texts: readonly string[]): ReactNode => (
  <ul className="flex flex-col gap-1">
    {texts.map((text, index) => (
      <li key={index}>{text}</li>
    ))}
  </ul>
)
