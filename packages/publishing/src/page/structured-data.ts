import type { Publication, PublishedDay, RouteStop } from '@sojourn/contract/itinerary/publication'
import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { type Words, wordsIn } from '../languages/words.ts'
import { visibleParts } from '../visible-parts.ts'
import { languageOf } from '../wording/language.ts'

/** The itinerary as JSON-LD (https://schema.org/TouristTrip), escaped for a script element. It contains no more than the page. */
export function structuredData(publication: Publication): string {
  const { title, summary, subtitle, company, startDate, endDate, days, route, travelStyles } = visibleParts(publication)
  const words = wordsIn(languageOf(publication))
  const itinerary = {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: title,
    description: summary ? plainText(summary).slice(0, 500) : (subtitle ?? undefined),
    touristType: travelStyles.length > 0 ? travelStyles : undefined,
    departureTime: startDate ?? undefined,
    arrivalTime: endDate ?? undefined,
    tripOrigin: route[0] && placeOf(route[0]),
    provider: {
      '@type': 'TravelAgency',
      name: company.name,
      url: company.url ?? undefined,
      telephone: company.phone ?? undefined,
      email: company.email ?? undefined,
      address: company.address ?? undefined,
    },
    itinerary:
      days.length > 0
        ? {
            '@type': 'ItemList',
            numberOfItems: days.length,
            itemListElement: days.map((day) => itemOf(day, route, words)),
          }
        : undefined,
    offers: offerOf(publication),
  }
  return JSON.stringify(itinerary).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A day of the itinerary, with the stop of the route where it is spent. */
const itemOf = (day: PublishedDay, route: readonly RouteStop[], { days }: Words) => {
  const stop = route.findLast((one) => one.day <= day.n)
  return {
    '@type': 'ListItem',
    position: day.n,
    name: day.title ?? day.place ?? days.day({ day: day.n }),
    item: stop ? placeOf(stop) : day.place === null ? undefined : { '@type': 'Place', name: day.place },
  }
}

const placeOf = ({ label, lat, lng, country }: RouteStop) => ({
  '@type': 'Place',
  name: label,
  address: country === null ? undefined : { '@type': 'PostalAddress', addressCountry: country },
  geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
})

/** The total price, if the page shows one. */
const offerOf = (publication: Publication) => {
  const { price } = visibleParts(publication)
  const total = price?.mode === 'on_request' ? null : (price?.total ?? price?.amount ?? null)
  if (!total) return undefined
  const digits = currencyDigits(total.currency)
  return {
    '@type': 'Offer',
    price: (total.amount / 10 ** digits).toFixed(digits),
    priceCurrency: total.currency,
    priceValidUntil: price?.validUntil ?? undefined,
  }
}
