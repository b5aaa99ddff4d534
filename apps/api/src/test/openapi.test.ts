import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiTags } from '@sojourn/contract/api-tags'
import { isListed, isProtected, pathOf, type Route, sentParts, successesOf } from '../kit/http/route.ts'
import { type Company, createWorld, type Json, type World } from './world.ts'

const run = promisify(execFile)
const routes: Route[] = []
let world: World
let company: Company
let document: Json
let text = ''

beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
  company = await world.createCompany()
  const answer = await world.anonymous.send('GET', '/openapi.json')
  document = answer.json
  text = answer.bytes.toString('utf8')
})
afterAll(() => world.close())

const listed = () => routes.filter(isListed)
const nameOf = ({ method, url }: Route) => `${method} ${url}`
const operationOf = (route: Route): Json => document.paths[pathOf(route)][route.method.toLowerCase()]

/** Resolves references within the document. */
const resolved = (value: Json): Json =>
  value?.$ref
    ? resolved(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((one: Json, key: string) => one[key], document),
      )
    : value

describe('a route', () => {
  it('has all parts of its description', () => {
    const lacking = listed().flatMap((route) => {
      const { operationId, tags = [], summary, description, response } = route.schema
      const needs = {
        'a camelCase operationId': /^[a-z][a-zA-Z]+$/.test(operationId ?? ''),
        'exactly one tag, known in contract/api-tags.ts': tags.length === 1 && tags.every((tag) => tag in apiTags),
        'a summary': summary && summary.length <= 80,
        'a description': description,
        'a schema for its success': Object.keys(response ?? {}).length > 0 && successesOf(route).length > 0,
        'a schema for its body':
          sentParts(route).body !== undefined ||
          !(route.method === 'PUT' || (route.method === 'POST' && /^\/v1(\/:tenant)?\/[\w-]+\/?$/.test(route.url))),
      }
      return Object.entries(needs).flatMap(([need, is]) => (is ? [] : [`${nameOf(route)} lacks ${need}`]))
    })
    expect(lacking).toEqual([])
    expect(listed().length).toBeGreaterThan(50)
  })

  it('has a unique operationId', () => {
    const all = listed().map(({ schema }) => schema.operationId)
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  })

  it('requires a token if and only if its description says so', async () => {
    for (const route of listed().filter(({ url }) => url.startsWith('/v1/'))) {
      const path = route.url.replaceAll(/:\w+/g, company.uuid)
      const { status } = await world.anonymous.send(route.method, path)
      expect(status === 401, `${nameOf(route)} answers ${status}`).toBe(isProtected(route))
    }
  })

  it('rejects everybody but the platform’s staff if and only if its description says so, and is described to reject API keys', async () => {
    const ofToken = listed().filter(isProtected)
    expect(ofToken.filter((route) => !('403' in operationOf(route).responses)).map(nameOf)).toEqual([])
    const ofPlatform = ofToken.filter(({ url }) => !/^\/v1\/(auth|:tenant)\//.test(url))
    for (const route of ofPlatform) {
      const path = route.url.replaceAll(/:\w+/g, company.uuid)
      const { status } = await company.people.Viewer.send(route.method, path)
      expect(status === 403, `${nameOf(route)} answers ${status}`).toBe(route.config.staffOnly === true)
    }
  })

  it('is described to require a subscription or a version only if it does', () => {
    const { paths } = document
    expect(paths['/v1/{tenant}/accommodations'].post.responses).toHaveProperty('402')
    expect(paths['/v1/{tenant}/support'].post.responses).not.toHaveProperty('402')
    const telling428 = listed().filter((route) => '428' in operationOf(route).responses)
    expect(telling428.map(({ schema }) => schema.operationId)).toEqual(['updateItinerary'])
  })

  it('has examples that its own schemas accept', () => {
    const wrong = listed().flatMap((route) => {
      const { requestBody, responses } = operationOf(route)
      const { body } = sentParts(route)
      const sent = Object.values<Json>(resolved(requestBody)?.content ?? {}).flatMap(({ examples }) =>
        examples && body ? [[body, examples] as const] : [],
      )
      const answered = successesOf(route).flatMap(([status, schema]) => {
        const examples = resolved(responses[status]).content?.['application/json']?.examples
        return examples ? [[schema, examples] as const] : []
      })
      return [...sent, ...answered].flatMap(([schema, { example }]) => {
        const { error } = schema.safeParse(resolved(example).value)
        return error ? [`${nameOf(route)}: ${example.$ref} ${z.prettifyError(error)}`] : []
      })
    })
    expect(wrong).toEqual([])
  })

  it('has an example for every body except forms', () => {
    const bare = listed().flatMap((route) =>
      Object.entries<Json>(resolved(operationOf(route).requestBody)?.content ?? {})
        .filter(([type, { examples }]) => type !== 'multipart/form-data' && !examples)
        .map(([type]) => `${nameOf(route)} as ${type}`),
    )
    expect(bare).toEqual([])
  })
})

describe('the document', () => {
  it('stays small, because repeated schemas are named components', () => {
    expect(text.length).toBeLessThan(900_000)
    for (const name of ['Money', 'Location', 'RichText', 'MediaRef', 'Segment', 'Day', 'Problem', 'PageMeta'])
      expect(Object.keys(document.components.schemas)).toContain(name)
    expect(text).not.toContain('__shared')
    expect(document.components.schemas.RichTextListItem.properties.content.items.oneOf).toContainEqual({
      $ref: '#/components/schemas/RichTextBulletList',
    })
  })

  it('distinguishes what is sent from what is returned', () => {
    const { Location, LocationInput, AccommodationCreate, Accommodation } = document.components.schemas
    expect(LocationInput.required).toEqual(['label'])
    expect(Location.required).toContain('timezone')
    expect(AccommodationCreate.required).toEqual(['name'])
    expect(AccommodationCreate.additionalProperties).toBe(false)
    expect(Accommodation.required).toContain('completeness')
    expect(Accommodation).not.toHaveProperty('additionalProperties')
  })

  it('contains the public URL of the server, and is sent again only when it has changed', async () => {
    expect(document.servers[0].url).toBe(world.base())
    const first = await world.anonymous.send('GET', '/openapi.json')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{43}"$/)
    const again = await world.anonymous.send('GET', '/openapi.json', undefined, { 'if-none-match': tag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect((await world.anonymous.send('GET', '/docs')).status).toBe(200)
  })

  it('describes forms correctly: each field is a part, lists and objects are JSON', async () => {
    const { encoding, schema } =
      document.paths['/v1/{tenant}/accommodations'].post.requestBody.content['multipart/form-data']
    expect(schema.$ref).toBe('#/components/schemas/AccommodationCreate')
    expect(encoding.tags).toEqual({ contentType: 'application/json' })
    expect(encoding.location).toEqual({ contentType: 'application/json' })
    expect(encoding).not.toHaveProperty('stars')
    const boundary = 'a-boundary'
    const raw = [
      ['name', 'text/plain', 'Form Camp'],
      ['tags', 'application/json', '["a","b"]'],
      ['location', 'application/json', '{"label":"Here"}'],
      ['stars', 'text/plain', '3.5'],
    ]
      .map(
        ([name, type, value]) =>
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n${value}\r\n`,
      )
      .join('')
    const created = await company.people.Owner.sendRaw('POST', company.path('accommodations'), {
      raw: `${raw}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect(created.json.data).toMatchObject({
      name: 'Form Camp',
      tags: ['a', 'b'],
      stars: 3.5,
      location: { label: 'Here' },
    })
    const upload = document.paths['/v1/{tenant}/media'].post.requestBody.content['multipart/form-data']
    expect(upload.schema.properties.file.format).toBe('binary')
  })

  it('passes Redocly’s recommended rules', async () => {
    // `/v1/{tenant}/support` and `/v1/support/{uuid}` look ambiguous, but the uuid of a company is never a word.
    expect((await lint(text)).filter((one) => !one.startsWith('warn no-ambiguous-paths'))).toEqual([])
  }, 120_000)

  it('would not pass them with a broken reference, or with an example that does not fit', async () => {
    const nowhere = text.replace('#/components/schemas/Money', '#/components/schemas/Coins')
    expect((await lint(nowhere)).join()).toContain('error no-unresolved-refs')
    const misfit = text.replace('"token_type":"Bearer"', '"token_type":"Barer"')
    expect((await lint(misfit)).join()).toContain('warn no-invalid-media-type-examples')
  }, 120_000)
})

/** The linter's messages for a document, by severity and rule. The linter neither checks for updates nor sends telemetry. */
const lint = async (json: string): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-openapi-'))
  try {
    await writeFile(join(folder, 'openapi.json'), json)
    const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
    const linting = run(
      process.execPath,
      [cli, 'lint', 'openapi.json', '--extends=recommended', '--format=json', '--max-problems=1000'],
      {
        cwd: folder,
        env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', CI: 'true' },
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    const { stdout } = await linting.catch((error: unknown) => {
      if (typeof error === 'object' && error !== null && 'stdout' in error) return { stdout: String(error.stdout) }
      throw error
    })
    const { totals, problems }: Json = JSON.parse(stdout)
    if (totals.ignored > 0) throw new Error('the linter was told to look away')
    return problems.map(
      (one: Json) => `${one.severity} ${one.ruleId}: ${one.message} ${one.location[0]?.pointer ?? ''}`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
