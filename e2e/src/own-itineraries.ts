import { type APIRequestContext, expect } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { makeDesignersCompany } from './own-companies.ts'

/** The place of the library. Its time zone is more than half a day ahead of places across the date line. */
const auckland = { label: 'Auckland', city: 'Auckland', country: 'NZ', timezone: 'Pacific/Auckland' }

/** The accommodations in the library of the tests. */
export const stays = ['Kauri Cove Lodge', 'Rangitoto House', 'Waiheke Cabins'] as const
export const outings = ['Harbour Kayaking', 'Lava Fields Walk', 'Vineyard Cycling'] as const

/** Creates a company with three accommodations and three excursions, and its Designer. */
export const makeItineraryMakers = async (request: APIRequestContext, server: DemoServer) => {
  const { company, designer, call, make } = await makeDesignersCompany(request, server)
  for (const [n, name] of stays.entries())
    await make('accommodations', { name, type: 'lodge', location: { ...auckland, lat: -36.8 - n / 50, lng: 174.8 } })
  for (const [n, name] of outings.entries())
    await make('excursions', { name, location: { ...auckland, lat: -36.81 - n / 50, lng: 174.81 } })

  const itineraries = `/v1/${company.uuid}/itineraries`
  return {
    company,
    designer,
    call,
    make,
    makeItinerary: (body: object) => make('itineraries', body),
    /** Reads the itinerary from the server. */
    readItinerary: async (uuid: string) => (await call('GET', `${itineraries}/${uuid}`)).json.data,
    /** The ids of the pages that have the itinerary open, according to the server. */
    readOpenPages: async (uuid: string): Promise<string[]> =>
      (await call('GET', `${itineraries}/${uuid}/live`)).json.data.people.map(
        ({ client }: { client: string }) => client,
      ),
    /** Changes an itinerary as another member would, based on the server's current version. */
    changeItinerary: async (uuid: string, body: object) => {
      const { status, json } = await call('PUT', `${itineraries}/${uuid}`, body)
      expect(status, JSON.stringify(json)).toBe(200)
    },
  }
}

/** The uuid of the itinerary at a URL. */
export const itineraryAt = (address: string): string => /itineraries\/([0-9a-f-]{36})/.exec(address)?.[1] ?? ''
