import type { Publication } from '@sojourn/contract/itinerary/publication'
import { describe, expect, it } from 'vitest'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { structuredData } from './structured-data.ts'

const dataOf = (publication: Publication) => JSON.parse(structuredData(publication))

describe('the structured data of a page', () => {
  it('describes the days with their places, the company and the price in the terms of schema.org', () => {
    const data = dataOf(samplePublication)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristTrip',
      name: 'Dunes & Delta',
      touristType: samplePublication.travelStyles,
      departureTime: '2027-05-04',
      arrivalTime: '2027-05-17',
      tripOrigin: { '@type': 'Place', name: 'Cape Town' },
      provider: { '@type': 'TravelAgency', name: 'Kalahari Trails', telephone: '+27215550100' },
      offers: { '@type': 'Offer', price: '18460.00', priceCurrency: 'EUR', priceValidUntil: '2027-01-15' },
    })
    expect(data.itinerary.numberOfItems).toBe(14)
    expect(data.itinerary.itemListElement[5]).toMatchObject({
      position: 6,
      item: {
        '@type': 'Place',
        name: 'Sossusvlei',
        address: { addressCountry: 'NA' },
        geo: { latitude: -24.7275, longitude: 15.4 },
      },
    })
  })

  it('has no price where the page shows none', () => {
    const { price } = samplePublication
    if (!price) throw new Error('the sample has a price')
    expect(dataOf({ ...samplePublication, price: null }).offers).toBeUndefined()
    expect(dataOf({ ...samplePublication, price: { ...price, mode: 'on_request' } }).offers).toBeUndefined()
    expect(dataOf({ ...samplePublication, sections: ['days'] }).offers).toBeUndefined()
  })

  it('contains nothing of hidden sections', () => {
    const text = structuredData({ ...samplePublication, sections: ['highlights'] })
    for (const inside of ['Sossusvlei', 'Two oceans', '+27215550100', 'Safari', '18460'])
      expect(text).not.toContain(inside)
  })
})
