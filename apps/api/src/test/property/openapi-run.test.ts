import { join } from 'node:path'
import { resources } from '@sojourn/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createOutbox } from '../../platform/mail/mail.ts'
import { createWorld, type Answer, type Person, type World } from '../world.ts'
import { prepareWrite } from '../writes.ts'
import { type Ground, forget, learn, note, pluralIn, prepareGround } from './ground.ts'
import { type Document, type Operation, operationsOf, resolveIn } from './operations.ts'
import { recipes } from './recipes.ts'
import { endSingleSignOn } from './single-sign-on-recipes.ts'
import { undrawn } from './undrawn.ts'
import { type Draw, type Drawing, type Schema, valueOf } from './value-of.ts'

const { requests, seed } = inject('propertyRun')
/** A short run has too few requests for twenty successes per operation. */
const minSuccesses = Math.max(3, Math.min(20, Math.floor(requests / 1000)))

let validated = 0
let world: World
let ground: Ground
let document: Document
let operations: Operation[]
beforeAll(async () => {
  world = await createWorld()
  // Tests collect emails in a list; this adds an outbox with some emails, as in demo mode.
  const outboxMail = createOutbox(join(world.deps.workFolder, 'outbox'), 'Sojourn <no-reply@example.test>')
  for (const to of ['one@example.test', 'two@example.test'])
    await outboxMail.send({ to, subject: 'Welcome', html: '<p>Welcome</p>', text: 'Welcome' })
  Object.assign(world.deps.mail, { outbox: outboxMail.outbox })
  ground = await prepareGround(world)
  document = (await world.anonymous.send('GET', '/openapi.json')).json
  operations = operationsOf(document)
})
afterAll(async () => {
  await endSingleSignOn()
  await world.close()
})

type Tally = { sent: number; succeeded: number }

describe(`${requests} requests drawn from the OpenAPI document (seed ${seed})`, () => {
  it('never fail, and every response matches its schema', async () => {
    const tallies = new Map(operations.map(({ id }) => [id, { sent: 0, succeeded: 0 }]))
    const complaints: string[] = []
    const fits = answerCheck(document)
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (generate) => {
        const draw: Draw = (from) => generate(() => from)
        const operation = nextOperation(operations, tallies, draw)
        const { by, path, options, sent } = await requestFor(operation, draw)
        const answer = await by.sendRaw(operation.method.toUpperCase(), path, options)
        const summary = `${operation.id} ${path} ${JSON.stringify(sent)?.slice(0, 2000)} → ${answer.status} ${JSON.stringify(answer.json)?.slice(0, 2000)}`
        const complaint = answer.status >= 500 ? 'fails' : fits(operation, answer)
        if (complaint) complaints.push(`${complaint}: ${summary}`)
        learn(ground, operation.method, operation.path, answer)
        if (answer.status === 404 && by === ground.people.Owner) forget(ground, path)
        const tally = tallies.get(operation.id)
        if (tally) {
          tally.sent += 1
          tally.succeeded += answer.status < 300 ? 1 : 0
        }
      }),
      // Requests depend on the ones before, so shrinking would not help.
      { numRuns: requests, seed, endOnFailure: true },
    )
    expect(complaints.slice(0, 10), `${complaints.length} answers are wrong`).toEqual([])
    expect(validated / requests, 'answers held against a schema').toBeGreaterThan(0.9)
    const all = [...tallies.values()]
    const succeeded = all.reduce((sum, tally) => sum + tally.succeeded, 0)
    const rarely = [...tallies].flatMap(([id, tally]) =>
      tally.succeeded < minSuccesses ? [`${id}: ${tally.succeeded} of ${tally.sent}`] : [],
    )
    expect(rarely, 'operations that hardly ever succeed').toEqual([])
    expect(succeeded / requests).toBeGreaterThanOrEqual(0.5)
  }, 3_600_000)
})

/** Operations with the fewest successes are drawn more often. */
const nextOperation = (all: Operation[], tallies: Map<string, Tally>, draw: Draw): Operation => {
  const pick = () => all[draw(fc.nat({ max: all.length - 1 }))]
  const [first, second] = [pick(), pick()]
  if (!first || !second) throw new Error('the document describes no operation')
  const successes = ({ id }: Operation) => tallies.get(id)?.succeeded ?? 0
  return successes(first) <= successes(second) ? first : second
}

const requestFor = async (operation: Operation, draw: Draw) => {
  const prepared = (await recipes[operation.id]?.(ground, draw)) ?? {}
  await restock(operation)
  const drawing = drawingOf(draw)
  const params: Record<string, string> = {
    tenant: ground.company.uuid,
    uuid: liveOf(pluralIn(operation.path) + (operation.path.endsWith('{uuid}/restore') ? '/bin' : ''), draw),
    n: '1',
    page: 'itineraries',
    ...prepared.params,
  }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? drawing.live(name) ?? 'x')
  const body = bodyOf(operation, drawing, prepared.body, prepared.isExact)
  return {
    by: prepared.by ?? personFor(draw),
    path: path + queryOf(operation, drawing, prepared.query),
    sent: body,
    options: prepared.form ? { raw: prepared.form } : { body },
  }
}

/** Fewer live records of a resource than this are added to. */
const minLive = 3

/** Creates records when few are left, so that an operation on one record has something to work on. */
const restock = async ({ path }: Operation) => {
  const [, plural = '', action] = /^\/v1\/\{tenant\}\/([a-z-]+)\/\{uuid\}(?:\/(\w+))?/.exec(path) ?? []
  const step = action === 'restore' ? '/restore' : ''
  const live = ground.live.get(`${plural}${step && '/bin'}`)
  if (!Object.values(resources).some((one) => one.plural === plural) || (live?.size ?? 0) >= minLive) return
  const call = await prepareWrite(step ? 'POST' : 'DELETE', `/v1/:tenant/${plural}/:uuid${step}`)?.(ground.company)
  const uuid = call?.path.split('/')[4]
  if (uuid) note(ground, `${plural}${step && '/bin'}`, uuid)
}

/** Mostly users who may do everything, so that most requests succeed; the others often enough to be rejected. */
const personFor = (draw: Draw): Person => {
  const { Owner, Admin, Manager, Designer, Agent, Finance, Viewer, Super } = ground.people
  return draw(fc.constantFrom(Owner, Owner, Admin, Admin, Super, Manager, Owner, Designer, Agent, Finance, Viewer))
}

/** The resource that a field of this name refers to. */
const resourcesOfFields: Readonly<Record<string, string>> = {
  media: 'media',
  track: 'media',
  attachments: 'media',
  destination: 'destinations',
  destinations: 'destinations',
  parent: 'destinations',
  supplier: 'suppliers',
  contact: 'contacts',
  contacts: 'contacts',
  client: 'contacts',
  agency: 'contacts',
  payer: 'contacts',
  itinerary: 'itineraries',
  invoice: 'invoices',
  owner: 'users',
  contributors: 'users',
  guides: 'guides',
  pages: 'company-pages',
  itineraries: 'itineraries',
}

const drawingOf = (draw: Draw): Drawing => ({
  draw,
  resolve: (ref) => resolveIn(document)<Schema>(ref),
  live: (field) => {
    const plural = resourcesOfFields[field]
    return plural === undefined ? undefined : liveOf(plural, draw)
  },
})

const nobody = '0193b0a0-0000-7000-8000-000000000000'
const liveOf = (plural: string, draw: Draw): string => {
  const uuids = [...(ground.live.get(plural) ?? [])]
  if (uuids.length === 0 || draw(fc.nat({ max: 29 })) === 0) return nobody
  return draw(fc.constantFrom(...uuids))
}

/** Some of the optional parameters in the document, and all required ones. */
const queryOf = ({ parameters }: Operation, drawing: Drawing, preset: Record<string, string> = {}): string => {
  const query = new URLSearchParams(preset)
  for (const parameter of parameters.filter((one) => one.in === 'query' && !(one.name in preset))) {
    if (!parameter.required && drawing.draw(fc.nat({ max: 5 })) !== 0) continue
    for (const value of [valueOf(parameter.schema, drawing, parameter.name)].flat())
      query.append(parameter.name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return query.size === 0 ? '' : `?${query}`
}

/** The body of the recipe, with up to three more fields drawn from the schema. Without a recipe, everything is drawn. */
const bodyOf = (
  operation: Operation,
  drawing: Drawing,
  start: Record<string, unknown> | undefined,
  isExact = false,
): Record<string, unknown> | undefined => {
  const described = operation.body['application/json']
  if (!described) return start
  const schema = described.$ref ? drawing.resolve(described.$ref) : described
  if (isExact) return start
  const required = new Set(schema.required)
  const excluded = new Set([...(undrawn[pluralIn(operation.path)] ?? []), ...readOnlyFields])
  const names = Object.keys(schema.properties ?? {}).filter((name) => required.has(name) || !excluded.has(name))
  const chosen = new Set(
    Array.from({ length: drawing.draw(fc.nat({ max: 3 })) }, () =>
      names.length > 0 ? drawing.draw(fc.constantFrom(...names)) : '',
    ),
  )
  const drawn = Object.entries(schema.properties ?? {})
    .filter(
      ([name]) => (chosen.has(name) && !(start && name in start)) || (required.has(name) && !(start && name in start)),
    )
    .map(([name, property]) => [name, valueOf(property, drawing, name)])
  return { ...start, ...Object.fromEntries(drawn) }
}

/** A PUT may contain these, but only unchanged. */
const readOnlyFields = ['uuid', 'tenant', 'rev', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'deletedAt']

/** Returns what is wrong with a response, or null. */
const answerCheck = (whole: Document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'openapi', components: whole.components })
  const compiled = new Map<Schema, ValidateFunction>()
  return ({ answers }: Operation, { status, json, bytes }: Answer): string | null => {
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT'].find((one) => answers.has(one))
    if (key === undefined) return `${status} is not described`
    const schema = answers.get(key)
    if (!schema) return json === undefined || bytes.length === 0 ? null : 'a JSON answer is not described'
    const check = compiled.get(schema) ?? ajv.compile(absolute(schema))
    compiled.set(schema, check)
    validated += 1
    return check(json) ? null : ajv.errorsText(check.errors)
  }
}

/** Turns references within the document into references to the schema that has its components. */
const absolute = (schema: Schema): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'))
