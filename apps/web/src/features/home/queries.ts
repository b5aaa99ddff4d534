import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { StatusCount, TenantOfMember } from '@sojourn/contract/account'
import type { Deadline } from '@sojourn/contract/deadlines'
import type { Page } from '@sojourn/contract/kit/page'
import type { subscriptionInfo } from '@sojourn/contract/plans'
import type { invoice } from '@sojourn/contract/resources/invoice'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { payable } from '@sojourn/contract/resources/payable'
import type { supportRequest, supportRequestOfStaff } from '@sojourn/contract/resources/support-request'
import type { z } from 'zod'
import { request } from '../../data/http.ts'
import { listClient, type RowWith } from '../../data/resource-lists.ts'
import { whenIdle } from '../../data/when-idle.ts'

const itineraries = listClient<typeof itinerary>('itineraries')
const invoices = listClient<typeof invoice>('invoices')
const payables = listClient<typeof payable>('payables')
const support = listClient<typeof supportRequest>('support')

/**
 * How many itineraries have each status, of one owner or of all; fetched whenever home is opened, because any change of an
 * itinerary may change it (`askAll`).
 */
export const statusCounts = (tenant: string, owner: string | undefined) =>
  queryOptions({
    queryKey: [tenant, 'itineraries', 'status-count', { owner }],
    queryFn: async ({ signal }) =>
      (await request<{ data: StatusCount }>('GET', `/v1/${tenant}/status-count${ofOwner(owner)}`, { signal })).data,
    staleTime: 10_000,
  })

/** What is due in the next days, of one owner or of all; fetched whenever home is opened, like the counts. */
export const deadlinesAhead = (tenant: string, owner: string | undefined) =>
  queryOptions({
    queryKey: [tenant, 'itineraries', 'deadlines', { owner }],
    queryFn: async ({ signal }) =>
      (await request<{ data: Deadline[] }>('GET', `/v1/${tenant}/deadlines${ofOwner(owner)}`, { signal })).data,
    staleTime: 10_000,
  })

const ofOwner = (owner: string | undefined): string => (owner ? `?owner=${owner}` : '')

/** Enquiries that came in and have no quote, newest first. */
export const openEnquiries = (tenant: string) =>
  itineraries(tenant, { status: 'enquiry', received: 'true', sort: '-createdAt', perPage: '24' }, [
    'owner',
    'createdAt',
  ])

/** The itineraries edited last, of one owner or of all. */
export const recentItineraries = (tenant: string, owner: string | undefined) =>
  itineraries(tenant, { sort: '-updatedAt', perPage: '24', owner }, recentFields)

const recentFields = ['client', 'hasUnpublishedChanges'] as const
export type RecentItinerary = RowWith<typeof itinerary, (typeof recentFields)[number]>

/** Overdue invoices, with the earliest due date first. */
export const overdueInvoices = (tenant: string) =>
  invoices(tenant, { kind: 'invoice', status: 'overdue', sort: 'due', perPage: '24' })

/** Overdue payables, with the earliest due date first. */
export const overduePayables = (tenant: string) => payables(tenant, { due: 'overdue', sort: 'due', perPage: '24' })

/** Support requests that are waiting for the company. */
export const answeredRequests = (tenant: string) => support(tenant, { status: 'waiting', perPage: '12' })

/** The usage of the company's plan, for users who manage billing. */
export const planUsage = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'subscription', 'info'],
    queryFn: ({ signal }) =>
      request<z.infer<typeof subscriptionInfo>>('GET', `/v1/${tenant}/subscription/info`, { signal }),
  })

type Asked = {
  tenant: string
  owner: string | undefined
  managesBilling: boolean
  readsInvoices: boolean
  readsPayables: boolean
}

/**
 * Prefetches all that the home page shows, even below the fold. The requests do not wait for each other, but each is sent
 * in its own idle moment: all at once, they would block a slow phone.
 * @returns a function that cancels the requests that were not sent yet
 */
export const askAll = (client: QueryClient, { tenant, owner, managesBilling, ...reads }: Asked): (() => void) => {
  const questions = [
    () => client.prefetchQuery(openEnquiries(tenant)),
    () => client.prefetchQuery(recentItineraries(tenant, owner)),
    () => client.prefetchQuery({ ...deadlinesAhead(tenant, owner), staleTime: 0 }),
    () => reads.readsInvoices && client.prefetchQuery({ ...overdueInvoices(tenant), staleTime: 0 }),
    () => reads.readsPayables && client.prefetchQuery({ ...overduePayables(tenant), staleTime: 0 }),
    () => client.prefetchQuery({ ...statusCounts(tenant, owner), staleTime: 0 }),
    () => client.prefetchQuery(answeredRequests(tenant)),
    () => managesBilling && client.prefetchQuery(planUsage(tenant)),
  ]
  const calledOff = questions.map((ask) => whenIdle(() => void ask()))
  return () => calledOff.forEach((callOff) => callOff())
}

/** The companies of the platform, newest first. */
export const newestTenants = queryOptions({
  queryKey: ['platform', 'tenants', 'list', { perPage: '12' }],
  queryFn: ({ signal }) => request<Page<TenantOfMember>>('GET', '/v1/tenants/?perPage=12', { signal }),
})

/** Support requests of all companies that are waiting for the platform's staff, oldest first. */
export const waitingRequests = queryOptions({
  queryKey: ['platform', 'support', 'list', { status: ['open', 'in_progress'], sort: 'createdAt', perPage: '12' }],
  queryFn: ({ signal }) =>
    request<Page<z.infer<typeof supportRequestOfStaff.read>>>(
      'GET',
      '/v1/support/?status=open&status=in_progress&sort=createdAt&perPage=12',
      { signal },
    ),
})
