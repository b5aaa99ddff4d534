import type { FlightRecord } from '@sojourn/contract/flights/flight'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../data/http.ts'

type Wanted = { number: string | null; date: string | null; except: string }

/** The flights on record with a number. Another segment with it may be saved at any time. */
export const flightOnRecord = (tenant: string, { number, date, except }: Wanted) =>
  queryOptions({
    queryKey: [tenant, 'itineraries', 'flights', number, date, except],
    queryFn: async ({ signal }) =>
      (
        await request<{ data: FlightRecord }>('GET', `/v1/${tenant}/flights/${number}?${parametersOf(date, except)}`, {
          signal,
        })
      ).data,
    enabled: number !== null,
    staleTime: 60_000,
    retry: false,
  })

const parametersOf = (date: string | null, except: string) =>
  new URLSearchParams({ except, ...(date === null ? {} : { date }) })
