import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { z } from 'zod'
import '@fastify/swagger'

declare module 'fastify' {
  interface FastifySchema {
    /** The part of a multipart body that contains a file, besides the fields. */
    filePart?: string
  }
}

/** A route as the router knows it. */
export type Route = { method: string; url: string; schema: FastifySchema; config: FastifyContextConfig }

const contentTypes = new WeakMap<z.ZodType, string>()

/** The schema of a response that is a file: `200: fileAnswer('application/pdf', 'The brochure')`. */
export const fileAnswer = (contentType: string, description: string): z.ZodType => {
  const schema = z.unknown().meta({ description })
  contentTypes.set(schema, contentType)
  return schema
}

/** The content type of a file; undefined for JSON. */
export const fileTypeOf = (schema: z.ZodType): string | undefined => contentTypes.get(schema)

/** Whether the API description lists a route: pages, images and HEAD are not listed. */
export const isListed = ({ method, schema }: Route): boolean =>
  !schema.hide && method !== 'HEAD' && method !== 'OPTIONS'

/** `/v1/:tenant/media/` → `/v1/{tenant}/media`. */
export const pathOf = ({ url }: Route): string => url.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')

/** The schemas of the parts of a request, as far as the route declares them. */
export const sentParts = ({ schema }: Route) => ({
  path: zodOr(schema.params),
  query: zodOr(schema.querystring),
  header: zodOr(schema.headers),
  body: zodOr(schema.body),
})

/** The schemas of successful responses, by status. */
export const successesOf = ({ schema }: Route): [status: string, answer: z.ZodType][] =>
  Object.entries(schema.response ?? {}).flatMap(([status, answer]) =>
    /^2\d\d$/.test(status) && answer instanceof z.ZodType ? [[status, answer] as [string, z.ZodType]] : [],
  )

/** Whether a route requires a token; with `[{bearer: []}, {}]` it is optional. */
export const isProtected = ({ schema }: Pick<Route, 'schema'>): boolean =>
  (schema.security ?? []).length > 0 && !schema.security?.some((way) => Object.keys(way).length === 0)

const zodOr = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)
