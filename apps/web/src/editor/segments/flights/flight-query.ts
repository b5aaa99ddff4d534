import type { FlightRecord } from '@sojourn/contract/flights/flight'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../data/http.ts'

type Wanted = { number: string | null; date: string | null; except: string }

/** What is on record about a flight number. Another segment with the number may be saved at any time. */
export const flightOnRecord = (tenant: string, { number, date, except }: Wanted) =>
  queryOptions({
    queryKey: [tenant, 'itineraries', 'flights', number, date, except],
    queryFn: async ({ signal }) =>
      (
        await request<{ data: FlightRecord }>('GET', `/v1/${tenant}/flights/${number}?${query(date, except)}`, {
          signal,
        })
      ).data,
    enabled: number !== null,
    staleTime: 60_000,
    retry: false,
  })

const query = (date: string | null, except: string) =>
  new URLSearchParams({ except, ...(date === null ? {} : { date }) })
