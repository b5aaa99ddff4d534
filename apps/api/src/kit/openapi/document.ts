import { pascalCase } from '@sojourn/contract/kit/word-forms'
import { problem } from '@sojourn/contract/kit/problem'
import { apiDescription } from './api-description.ts'
import type { Examples } from './examples.ts'
import { describeOperation, type Shared } from './operation.ts'
import { type Parameter, parameterName, parametersOf } from './parameters.ts'
import { answerName, problemAnswer, problemStatusesOf } from './problem-answers.ts'
import { fileTypeOf, isListed, pathOf, type Route, sentParts, successesOf } from '../http/route.ts'
import { shareParts } from './shared-parts.ts'
import { describeSchemas, type Schemas } from './schemas.ts'

/** The parts of the document that do not come from routes. */
export type DocumentOptions = {
  productName: string
  publicUrl: string
  /** What each tag groups. */
  tags: Readonly<Record<string, string>>
  examples: Examples
}

/** The OpenAPI 3.1 document of a set of routes. */
export const describeRoutes = (all: Route[], { productName, publicUrl, tags, examples }: DocumentOptions): object => {
  const routes = all.filter(isListed).toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
  const schemas = describeSchemas(
    routes.flatMap((route) => Object.values(sentParts(route)).filter((schema) => schema !== undefined)),
    [problem, ...routes.flatMap((route) => successesOf(route).map(([, answer]) => answer))].filter(
      (answer) => !fileTypeOf(answer),
    ),
  )
  const parameters = sharedParameters(routes, schemas)
  const namesOfShared = new Map(Object.entries(parameters).map(([name, one]) => [JSON.stringify(one), name]))
  const sharedName = (one: Parameter) => namesOfShared.get(JSON.stringify(one))
  const shared: Shared = { schemas, examples, written: {} }
  const operations: Record<string, Record<string, Operation>> = {}
  for (const route of routes)
    (operations[pathOf(route)] ??= {})[route.method.toLowerCase()] = describeOperation(route, shared, sharedName)
  const common = shareParts(Object.values(operations).flatMap((of) => Object.values(of)))
  const statuses = [...new Set(routes.flatMap(problemStatusesOf))].toSorted((a, b) => a - b)
  const used = new Set(routes.flatMap(({ schema }) => schema.tags ?? []))
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description: apiDescription(productName),
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: publicUrl, description: productName }],
    tags: Object.entries(tags).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
    paths: Object.fromEntries(Object.entries(operations).map(([path, of]) => [path, pathItemOf(of, parameters)])),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `access_token` from a login or, for programs, an API key (`sojourn_…`) created by an Admin of the company.',
        },
      },
      parameters,
      headers: {
        ETag: {
          description: 'The version of the record, `"rev"`. Send it back as `If-Match`.',
          schema: { type: 'string', examples: ['"3"'] },
        },
      },
      responses: {
        NotModified: { description: 'You have this answer already: its `ETag` is in your `If-None-Match`.' },
        ...Object.fromEntries(statuses.map((status) => [answerName(status), problemAnswer(status)])),
        ...common.responses,
      },
      requestBodies: common.requestBodies,
      examples: shared.written,
      schemas: schemas.components,
    },
  }
}

/** Parameters that several operations share. The most frequent one of a name has that name, the next one also says where it is. */
const sharedParameters = (routes: Route[], schemas: Schemas): Record<string, Parameter> => {
  const byText = Map.groupBy(
    routes.flatMap((route) => parametersOf(route, schemas)),
    (one) => JSON.stringify(one),
  )
  const found: Record<string, Parameter> = {}
  for (const [one, ...more] of [...byText.values()].toSorted((a, b) => b.length - a.length))
    if (one && more.length > 0) {
      const name = parameterName(one)
      found[name in found ? `${pascalCase(one.in)}${name}` : name] ??= one
    }
  return found
}

type Operation = { parameters?: object[] }

/** The operations of a path. Parameters in the path, which all of them have, are described once. */
const pathItemOf = (operations: Record<string, Operation>, shared: Record<string, Parameter>): object => {
  const isInPath = (one: Partial<Parameter> & { $ref?: string }) =>
    (one.$ref ? shared[one.$ref.split('/').at(-1) ?? ''] : one)?.in === 'path'
  const [first, ...more] = Object.values(operations)
  const common = first?.parameters?.filter(isInPath) ?? []
  if (more.length === 0 || common.length === 0) return operations
  const withoutCommon = ({ parameters = [], ...operation }: Operation): Operation => {
    const others = parameters.filter((one) => !isInPath(one))
    return others.length > 0 ? { ...operation, parameters: others } : operation
  }
  return {
    parameters: common,
    ...Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, withoutCommon(one)])),
  }
}
