import type { Schema } from './value-of.ts'

/** One operation of the OpenAPI document. */
export type Operation = {
  id: string
  method: string
  path: string
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[]
  body: Record<string, Schema>
  /** Schemas of JSON responses by status (`200`, `4XX`, `default`); null for a response that is not JSON. */
  answers: Map<string, Schema | null>
}

type Content = Record<string, { schema?: Schema }>
type Described = { $ref?: string; content?: Content }
type Parameter = Operation['parameters'][number] & { $ref?: string }
type RawOperation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Described
  responses: Record<string, Described>
}
const methodNames = ['get', 'post', 'put', 'delete'] as const

export type Document = {
  paths: Record<string, { parameters?: Parameter[] } & Partial<Record<(typeof methodNames)[number], RawOperation>>>
  components?: Record<string, Record<string, unknown>>
}

/** Resolves a `#/components/…` reference. */
export const resolveIn =
  (document: Document) =>
  <T>(ref: string): T => {
    const [kind = '', name = ''] = ref.split('/').slice(2)
    const found = document.components?.[kind]?.[decodeURIComponent(name)]
    if (found === undefined) throw new Error(`${ref} names nothing`)
    return componentAs(found)
  }

/** The type of a component is known only where it is used. */
const componentAs = <T>(found: unknown): T => found as T

/** All operations of the document, with resolved parameters, bodies and responses. */
export const operationsOf = (document: Document): Operation[] => {
  const resolve = resolveIn(document)
  const follow = <T extends { $ref?: string }>(one: T): T => (one.$ref ? resolve<T>(one.$ref) : one)
  return Object.entries(document.paths).flatMap(([path, { parameters = [], ...operations }]) =>
    methodNames
      .flatMap((method) => (operations[method] ? [[method, operations[method]] as const] : []))
      .map(([method, raw]) => ({
        id: raw.operationId,
        method,
        path,
        parameters: [...parameters, ...(raw.parameters ?? [])].map(follow),
        body: Object.fromEntries(
          Object.entries(raw.requestBody ? (follow(raw.requestBody).content ?? {}) : {}).map(([type, { schema }]) => [
            type,
            schema ?? {},
          ]),
        ),
        answers: new Map(
          Object.entries(raw.responses).map(([status, answer]) => {
            const content = follow(answer).content ?? {}
            const json = Object.entries(content).find(([type]) => type.includes('json'))
            return [status.toUpperCase(), json?.[1].schema ?? null]
          }),
        ),
      })),
  )
}
