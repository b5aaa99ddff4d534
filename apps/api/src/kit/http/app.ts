import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { Answer } from '../records/served-resource.ts'
import type { brand } from '../records/records.ts'

/** The app that routes are added to: a route with a response schema sends nothing but what is `Sendable`. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, Sending>

interface Sending extends FastifyTypeProvider {
  serializer: Sendable
}

/**
 * What may leave in an answer: values whose fields are known by name, and records that were made an `Answer`. A stored
 * record is neither, whatever holds it.
 */
export type Sendable =
  | string
  | number
  | boolean
  | null
  | undefined
  | Buffer
  | Readable
  | Answer
  | readonly Sendable[]
  | { readonly [brand]?: never; readonly [name: string]: Sendable }
