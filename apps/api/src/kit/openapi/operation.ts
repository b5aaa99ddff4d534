import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { type Examples, exampleOf } from './examples.ts'
import { parametersOf, type Parameter } from './parameters.ts'
import { answerName, problemStatusesOf } from './problem-answers.ts'
import { fileTypeOf, type Route, sentParts, successesOf } from '../http/route.ts'
import { type JsonSchema, referredName, type Schemas } from './schemas.ts'

/** Collects what operations refer to. */
export type Shared = { schemas: Schemas; examples: Examples; written: Record<string, { value: unknown }> }

/** One operation of the document; `sharedName` is the name of a parameter among the components, if it is there. */
export const describeOperation = (
  route: Route,
  shared: Shared,
  sharedName: (parameter: Parameter) => string | undefined,
): object => {
  const { schema } = route
  const parameters = parametersOf(route, shared.schemas).map((one) => {
    const name = sharedName(one)
    return name === undefined ? one : { $ref: `#/components/parameters/${name}` }
  })
  const body = bodyOf(route, shared)
  return {
    operationId: schema.operationId,
    tags: schema.tags,
    summary: schema.summary,
    ...(schema.description ? { description: schema.description } : {}),
    security: schema.security ?? [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...Object.fromEntries(
        successesOf(route).map(([status, answer]) => [status, answerOf(route, status, answer, shared)]),
      ),
      ...(isTagged(route) ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...Object.fromEntries(
        problemStatusesOf(route).map((status) => [status, { $ref: `#/components/responses/${answerName(status)}` }]),
      ),
    },
  }
}

/** Whether it is not answered again if the client has the answer. */
const isTagged = ({ schema: { headers } }: Route): boolean =>
  headers instanceof z.ZodObject && 'if-none-match' in headers.shape

const bodyOf = (route: Route, shared: Shared): object | undefined => {
  const { body } = sentParts(route)
  if (!body) return undefined
  const schema = shared.schemas.sent(body)
  const name = referredName(schema) ?? partName(route, 'Body')
  const contents = (route.schema.consumes ?? ['application/json']).map((type) => [
    type,
    type === 'multipart/form-data'
      ? formOf(route, schema, shared)
      : { schema, ...examplesOf(name, exampleOf(schema, shared.schemas.components, shared.examples), shared) },
  ])
  return { required: !body.safeParse({}).success, content: Object.fromEntries(contents) }
}

/** Each field as a separate part, lists and objects as JSON text, and the file if there is one. */
const formOf = (route: Route, schema: JsonSchema, { schemas }: Shared): object => {
  const fields = resolved(schema, schemas)
  const isJson = (one: JsonSchema): boolean => {
    const { type, anyOf = [] } = resolved(one, schemas)
    return [type].flat().some((word) => word === 'object' || word === 'array') || anyOf.some(isJson)
  }
  const encoded = Object.entries(fields.properties ?? {}).filter(([, one]) => isJson(one))
  const { filePart } = route.schema
  const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }
  return {
    schema: filePart
      ? { ...fields, description: undefined, properties: { ...fields.properties, [filePart]: file } }
      : schema,
    encoding: Object.fromEntries(encoded.map(([name]) => [name, { contentType: 'application/json' }])),
  }
}

const answerOf = (route: Route, status: string, answer: z.ZodType, shared: Shared): object => {
  const description = z.globalRegistry.get(answer)?.description ?? STATUS_CODES[status] ?? 'Success'
  const file = fileTypeOf(answer)
  if (file) return { description, content: { [file]: { schema: { type: 'string', format: 'binary' } } } }
  if (status === '204') return { description }
  const schema = shared.schemas.answered(answer)
  const data = resolved(schema, shared.schemas).properties?.data
  const record = data && resolved(data, shared.schemas)
  const hasVersion = record?.properties?.uuid && record.properties.rev
  return {
    description,
    ...(hasVersion ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {}),
    content: {
      'application/json': {
        schema,
        ...examplesOf(
          answerNameOf(route, schema),
          exampleOf(schema, shared.schemas.components, shared.examples),
          shared,
        ),
      },
    },
  }
}

/** Responses of the same shape share an example: `AccommodationAnswer`, `AccommodationPage`. */
const answerNameOf = (route: Route, schema: JsonSchema): string => {
  const { data, meta } = schema.properties ?? {}
  const one = data && referredName(data)
  if (one) return `${one}Answer`
  const item = data?.items && referredName(data.items)
  if (item) return meta ? `${item}Page` : `${item}List`
  return referredName(schema) ?? partName(route, 'Answer')
}

const examplesOf = (name: string, value: unknown, { written }: Shared): object => {
  written[name] = { value }
  return { examples: { example: { $ref: `#/components/examples/${name}` } } }
}

const partName = ({ schema: { operationId = '' } }: Route, what: string): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${what}`

const resolved = (schema: JsonSchema, { components }: Schemas): JsonSchema =>
  components[referredName(schema) ?? ''] ?? schema
