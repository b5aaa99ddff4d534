import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

type Schemas = components['schemas']

/** An ordinary day of a program that knows the API by its description alone. */
export const travel = async (baseUrl: string, email: string, password: string) => {
  const client = createClient<paths>({ baseUrl })
  const { access_token: token } = need(await client.POST('/v1/auth/login', { body: { email, password } }))
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('authorization', `Bearer ${token}`)
      return request
    },
  })
  const { user } = need(await client.GET('/v1/auth/account'))
  const tenant = user.tenants[0]?.uuid ?? ''
  const here = { path: { tenant } }

  const destination: Schemas['Destination'] = need(
    await client.POST('/v1/{tenant}/destinations', {
      params: here,
      body: { name: 'Sossusvlei', kind: 'park', bestMonths: [5, 6] },
    }),
  ).data
  const camp = need(
    await client.POST('/v1/{tenant}/accommodations', {
      params: here,
      body: {
        name: 'Quiet Dune Camp',
        type: 'camp',
        destination: destination.uuid,
        location: { label: 'Sesriem', lat: -24.487312, lng: 15.797654 },
        rooms: [{ name: 'Dune tent', maxAdults: 2 }],
        priceFrom: { amount: 350_000, currency: 'NAD' },
      },
    }),
  ).data
  const trip = need(
    await client.POST('/v1/{tenant}/itineraries', {
      params: here,
      body: {
        title: 'Desert and delta',
        dayCount: 2,
        startDate: '2027-05-14',
        segments: [
          {
            uuid: crypto.randomUUID(),
            day: 0,
            kind: 'accommodation',
            title: camp.name,
            nights: 2,
            source: { resource: 'accommodation', uuid: camp.uuid, rev: camp.rev },
          },
        ],
      },
    }),
  ).data

  const ofTrip = { tenant, uuid: trip.uuid }
  const changed = await client.PUT('/v1/{tenant}/itineraries/{uuid}', {
    params: { path: ofTrip, header: { 'If-Match': `"${trip.rev}"` } },
    body: { subtitle: 'Two days of sand' },
  })
  const etag = changed.response.headers.get('etag')
  const stale = await client.PUT('/v1/{tenant}/itineraries/{uuid}', {
    params: { path: ofTrip, header: { 'If-Match': `"${trip.rev}"` } },
    body: { subtitle: 'Too late' },
  })

  const page = need(
    await client.GET('/v1/{tenant}/accommodations', {
      params: { ...here, query: { q: 'dune', type: ['camp', 'lodge'], sort: '-name', perPage: 12 } },
    }),
  )
  const published = need(
    await client.POST('/v1/{tenant}/itineraries/{uuid}/publish', { params: { path: ofTrip } }),
  ).data
  const shares = need(await client.GET('/v1/{tenant}/itineraries/{uuid}/shares', { params: { path: ofTrip } })).data
  const seen = await fetch(shares[0]?.url ?? '')

  const ofCamp = { path: { tenant, uuid: camp.uuid } }
  const removed = need(await client.DELETE('/v1/{tenant}/accommodations/{uuid}', { params: ofCamp })).data
  const gone = await client.GET('/v1/{tenant}/accommodations/{uuid}', { params: ofCamp })
  const restored = need(await client.POST('/v1/{tenant}/accommodations/{uuid}/restore', { params: ofCamp })).data

  const refused = await client.POST('/v1/{tenant}/contacts', { params: here, body: { givenName: 'x'.repeat(200) } })
  return {
    name: user.name,
    room: camp.rooms[0]?.name,
    change: { subtitle: changed.data?.data.subtitle, etag },
    stale: stale.error?.code,
    listed: { names: page.data.map((one) => one.name), total: page.meta.total },
    published: { revision: published.publishedRevision, hasChanges: published.hasUnpublishedChanges },
    page: { status: seen.status, type: seen.headers.get('content-type') },
    bin: { removedAt: removed.deletedAt !== null, gone: gone.error?.code, restoredAt: restored.deletedAt },
    refused: refused.error ? complaint(refused.error) : 'accepted',
  }
}

/** What one tells the user of a refusal: the compiler knows every code there is. */
const complaint = (problem: Schemas['Problem']): string => {
  switch (problem.code) {
    case 'invalid':
      return Object.entries(problem.errors ?? {})
        .map(([field, errors]) => `${field}: ${errors.map(({ code }) => code).join()}`)
        .join('\n')
    case 'permission_denied':
      return 'not allowed'
    default:
      return problem.title
  }
}

const need = <T>({ data, error }: { data?: T; error?: Schemas['Problem'] }): T => {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}
