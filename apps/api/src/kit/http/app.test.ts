import Fastify from 'fastify'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Page } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { Itinerary } from '../../resources/itineraries/queries.ts'
import type { App } from './app.ts'
import { toAnswers, type Answer, type ServedResource } from '../records/served-resource.ts'
import { Problem } from '../problem.ts'
import type { Sendable } from '../sendable.ts'
import type { Kept, Stored } from '../records/records.ts'

describe('a stored record', () => {
  it('cannot be sent, not even inside another value', () => {
    expectTypeOf<Stored>().not.toExtend<Sendable>()
    expectTypeOf<{ data: Stored }>().not.toExtend<Sendable>()
    expectTypeOf<{ data: { snapshot: Stored }[] }>().not.toExtend<Sendable>()
    expectTypeOf<Page<Stored>>().not.toExtend<Sendable>()
    expectTypeOf<{ uuid: string } & Stored>().not.toExtend<Sendable>()
  })

  it('cannot be sent with the type of its resource either', () => {
    expectTypeOf<Kept<Itinerary>>().not.toExtend<Sendable>()
    expectTypeOf<{ data: Kept<Itinerary>[] }>().not.toExtend<Sendable>()
  })

  it('can be sent once it is projected', () => {
    expectTypeOf<Awaited<ReturnType<typeof toAnswers>>>().toExtend<Sendable>()
    expectTypeOf<Page<Answer>>().toExtend<Sendable>()
    expectTypeOf<{ data: { n: number; snapshot: Answer } }>().toExtend<Sendable>()
  })

  it('is rejected by the compiler when a route returns it, sends it or puts it into a problem', () => {
    const app: App = Fastify()
    const stored: Stored = { passports: ['X1'] }
    const schema = { response: { 200: z.object({ data: z.unknown() }) } }
    // @ts-expect-error a route returns a stored record
    app.get('/answered', { schema }, async () => ({ data: stored }))
    // @ts-expect-error a route returns stored records in a list
    app.get('/listed', { schema }, () => ({ data: [stored] }))
    // @ts-expect-error a stored record is sent
    app.get('/sent', { schema }, async (_request, reply) => reply.code(200).send({ data: stored }))
    // @ts-expect-error a problem contains a stored record
    const problem = new Problem('stale', { current: stored })
    expect(app.hasRoute({ method: 'GET', url: '/answered' })).toBe(true)
    expect(problem.code).toBe('stale')
  })

  it('becomes an answer without what its resource redacts', async () => {
    const resource = {
      definition: { name: 'traveller' },
      policy: { redact: (_actor: unknown, row: Stored) => ({ ...row, passports: [] }) },
      derive: async (_ctx: unknown, rows: Stored[]) => rows.map((row) => ({ ...row, isNew: true })),
    }
    const read = toAnswers as (ctx: unknown, resource: unknown, rows: Stored[]) => Promise<Answer[]>
    expectTypeOf<ServedResource['derive']>().returns.resolves.toExtend<Stored[]>()
    expect(await read({ actor: null }, resource, [{ passports: ['X1'] }])).toEqual([{ passports: [], isNew: true }])
  })
})
