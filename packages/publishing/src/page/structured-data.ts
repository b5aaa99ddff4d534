import type { Publication } from '@sojourn/contract/itinerary/publication'
import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { plainText } from '@sojourn/contract/kit/plain-text'

/** The itinerary as JSON-LD (schema.org TouristTrip), escaped for a script element. */
export function structuredData(publication: Publication): string {
  const { title, summary, subtitle, company, startDate, endDate, days, price } = publication
  const total = price?.mode === 'on_request' ? null : (price?.total ?? price?.amount ?? null)
  const digits = total ? currencyDigits(total.currency) : 0
  const itinerary = {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: title,
    description: summary ? plainText(summary).slice(0, 500) : (subtitle ?? undefined),
    departureTime: startDate ?? undefined,
    arrivalTime: endDate ?? undefined,
    provider: {
      '@type': 'TravelAgency',
      name: company.name,
      url: company.url ?? undefined,
      telephone: company.phone ?? undefined,
    },
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: days.length,
      itemListElement: days.map((day) => ({
        '@type': 'ListItem',
        position: day.n,
        name: day.title ?? day.place ?? `Day ${day.n}`,
      })),
    },
    offers: total
      ? { '@type': 'Offer', price: (total.amount / 10 ** digits).toFixed(digits), priceCurrency: total.currency }
      : undefined,
  }
  return JSON.stringify(itinerary).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
