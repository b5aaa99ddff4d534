import { expect, it } from 'vitest'
import { z } from 'zod'
import { about } from '@sojourn/contract/kit/about'
import { dataOf } from '@sojourn/contract/kit/page'
import { money } from '@sojourn/contract/kit/values'
import type { Json } from '../../test/world.ts'
import { describeRoutes } from './document.ts'
import { fileAnswer, type Route } from '../http/route.ts'

const bearer = [{ bearer: [] }]
const route = (method: string, url: string, schema: Route['schema']): Route => ({ method, url, schema, config: {} })
const describeAll = (...routes: Route[]): Json =>
  describeRoutes(routes, { productName: 'Sojourn', publicUrl: 'https://sojourn.example', tags: {}, examples: {} })
const statusesOf = (operation: Json) => Object.keys(operation.responses)

it('leaves out hidden routes and HEAD', () => {
  const { paths } = describeAll(
    route('GET', '/v1/shown/', { response: { 200: z.object({}) } }),
    route('HEAD', '/v1/shown/', { response: { 200: z.object({}) } }),
    route('GET', '/v1/hidden', { hide: true }),
  )
  expect(Object.entries<object>(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
    ['/v1/shown', ['get']],
  ])
})

it('describes a file response by its content type', () => {
  const { paths } = describeAll(
    route('GET', '/v1/:tenant/export', { security: bearer, response: { 200: fileAnswer('application/zip', 'All.') } }),
  )
  const { get } = paths['/v1/{tenant}/export']
  expect(get.responses['200']).toEqual({
    description: 'All.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  expect(get.parameters).toEqual([expect.objectContaining({ name: 'tenant', in: 'path', required: true })])
})

it('describes the parameters in a path once for all operations of that path', () => {
  const { paths, components } = describeAll(
    route('GET', '/v1/:tenant/things', { security: bearer }),
    route('PUT', '/v1/:tenant/things', { security: bearer, querystring: z.object({ q: z.string() }) }),
    route('GET', '/v1/:tenant/export', { security: bearer }),
  )
  const { parameters, get, put } = paths['/v1/{tenant}/things']
  const ofTenant = { $ref: '#/components/parameters/Tenant' }
  expect(components.parameters.Tenant).toMatchObject({ name: 'tenant', in: 'path', required: true })
  expect(parameters).toEqual([ofTenant])
  expect(get).not.toHaveProperty('parameters')
  expect(put.parameters).toEqual([expect.objectContaining({ name: 'q', in: 'query' })])
  expect(paths['/v1/{tenant}/export'].get.parameters).toEqual([ofTenant])
})

it('derives the possible problems from the schema and configuration of a route', () => {
  const body = z.strictObject({ name: z.string() })
  const { paths } = describeAll(
    route('GET', '/v1/:tenant/things', { security: bearer }),
    route('POST', '/v1/:tenant/things', { security: bearer, body }),
    { ...route('GET', '/v1/plans', { security: bearer }), config: { staffOnly: true } },
    route('POST', '/v1/auth/register', { body }),
    { ...route('POST', '/v1/:tenant/support', { security: bearer, body }), config: { worksWhenLapsed: true } },
  )
  expect(statusesOf(paths['/v1/{tenant}/things'].get)).toEqual(['401', '403', '404', '422', '503'])
  expect(statusesOf(paths['/v1/{tenant}/things'].post)).toEqual(
    ['400', '401', '402', '403', '404', '409', '413', '415', '422', '503'], //
  )
  expect(statusesOf(paths['/v1/plans'].get)).toEqual(['401', '403', '422', '503'])
  expect(statusesOf(paths['/v1/auth/register'].post)).toEqual(['400', '413', '415', '422', '429', '503'])
  expect(statusesOf(paths['/v1/{tenant}/support'].post)).not.toContain('402')
})

it('makes examples from the schema where none is written', () => {
  const thing = z.object({
    uuid: z.uuid(),
    price: money().nullable(),
    kinds: z.array(z.enum(['a', 'b'])),
    at: z.iso.date(),
  })
  const { components } = describeAll(
    route('GET', '/v1/things', { operationId: 'getThing', response: { 200: dataOf(thing) } }),
  )
  const { value } = components.examples.GetThingAnswer
  expect(dataOf(thing).parse(value).data).toMatchObject({ price: { currency: 'EUR' }, kinds: ['a'], at: '2027-05-14' })
})

it('rejects a name that two schemas claim, and a schema that contains itself without a name', () => {
  const claim = () => z.object({ a: z.string() }).register(about, { id: 'ClaimedTwice' })
  const both = { 200: z.object({ one: claim(), two: claim() }) }
  expect(() => describeAll(route('GET', '/v1/things', { response: both }))).toThrow('ClaimedTwice')
  about._idmap.delete('ClaimedTwice')
  const endless = z.object({
    get inner() {
      return endless.nullable()
    },
  })
  expect(() => describeAll(route('GET', '/v1/things', { response: { 200: endless } }))).toThrow('contains itself')
})
