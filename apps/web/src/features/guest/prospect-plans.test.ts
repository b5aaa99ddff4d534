import { plans } from '@sojourn/contract/plans'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { prospectPlans } from './prospect-plans.ts'

afterEach(() => vi.unstubAllGlobals())

const site = 'https://www.example.test/api/'
const offered = () => new QueryClient().fetchQuery(prospectPlans(site))
const answer = (work: () => Response | Promise<Response>) => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return work()
  })
  return requests
}

it('loads the plans of the marketing site, without those that the server does not accept', async () => {
  const [first] = plans
  const dearer = { ...first, price: { amount: 1, currency: 'EUR' } }
  const requests = answer(() => Response.json({ data: [dearer, { ...first, stripe_id: 'unheard-of' }] }))
  expect(await offered()).toEqual([dearer])
  expect(requests).toEqual(['https://www.example.test/api/plans'])
})

it.each([
  ['does not respond', () => Promise.reject(new TypeError('failed to fetch'))],
  ['returns an error', () => new Response('<h1>503</h1>', { status: 503 })],
  ['returns invalid data', () => Response.json({ data: [{ name: 'Solo' }] })],
  ['returns no plans', () => Response.json({ data: [] })],
])('falls back to the built-in plans if the marketing site %s', async (_, work) => {
  answer(work)
  expect(await offered()).toEqual(plans)
})

it('uses the built-in plans and sends no request without a marketing site', async () => {
  const requests = answer(() => Response.json({}))
  expect(await new QueryClient().fetchQuery(prospectPlans(null))).toEqual(plans)
  expect(requests).toEqual([])
})
