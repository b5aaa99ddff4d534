import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { z } from 'zod'
import '@fastify/swagger'

declare module 'fastify' {
  interface FastifySchema {
    /** The part of a multipart body that holds a file, beside the fields. */
    filePart?: string
  }
}

/** A route as the router knows it. */
export type Route = { method: string; url: string; schema: FastifySchema; config: FastifyContextConfig }

const contentTypes = new WeakMap<z.ZodType, string>()

/** The schema of an answer that is a file: `200: fileAnswer('application/pdf', 'The brochure')`. */
export const fileAnswer = (contentType: string, description: string): z.ZodType => {
  const schema = z.unknown().meta({ description })
  contentTypes.set(schema, contentType)
  return schema
}

/** The content type of a file; undefined for what is JSON. */
export const fileTypeOf = (schema: z.ZodType): string | undefined => contentTypes.get(schema)

/** Whether the description lists a route: not what pages and pictures are fetched with, nor HEAD. */
export const isListed = ({ method, schema }: Route): boolean =>
  !schema.hide && method !== 'HEAD' && method !== 'OPTIONS'

/** `/v1/:tenant/media/` → `/v1/{tenant}/media`. */
export const pathOf = ({ url }: Route): string => url.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')

/** What is sent in the parts of a request, as far as the route says. */
export const sentParts = ({ schema }: Route) => ({
  path: zodOr(schema.params),
  query: zodOr(schema.querystring),
  header: zodOr(schema.headers),
  body: zodOr(schema.body),
})

/** The schemas of success by status. */
export const successesOf = ({ schema }: Route): [status: string, answer: z.ZodType][] =>
  Object.entries(schema.response ?? {}).flatMap(([status, answer]) =>
    /^2\d\d$/.test(status) && answer instanceof z.ZodType ? [[status, answer] as [string, z.ZodType]] : [],
  )

/** Whether a route wants a token; `[{bearer: []}, {}]` takes one and does without. */
export const isProtected = ({ schema }: Pick<Route, 'schema'>): boolean =>
  (schema.security ?? []).length > 0 && !schema.security?.some((way) => Object.keys(way).length === 0)

const zodOr = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)
