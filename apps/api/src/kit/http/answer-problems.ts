import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { camelCase } from '@sojourn/contract/kit/word-forms'
import { isLostConnection } from '../../platform/db/lost-connection.ts'
import { StorageError } from '../../platform/storage/storage.ts'
import { TooManyWait } from '../../platform/limits/turns.ts'
import type { App } from './app.ts'
import { busySeconds } from '../fair-turns.ts'
import { staticPage, strictPolicies } from './browser-policies.ts'
import { invalidField, Problem } from '../problem.ts'
import { isBrokenOff, quietLogOf } from './quiet-log.ts'
import { servedMethods } from './served-methods.ts'

/** Sends the web app's "not found" page; null if no web app is served. */
export type SendPage = ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null

/** The page for a browser that opens something while the server cannot answer. It opens the same again after `reloadSeconds`. */
export type UnavailablePage = (request: FastifyRequest, reloadSeconds: number) => string

/**
 * Turns everything that is thrown into a problem document. Unexpected errors are logged and answered with 500 without details.
 * The cause of a problem is logged too. A browser that navigates to an unknown URL gets the web app's page instead, and one that
 * cannot be answered now a page that tries again.
 */
export const answerProblems = (app: App, sendPage: SendPage, unavailablePage: UnavailablePage): void => {
  const warn = quietLogOf(app)
  const methodsAt = servedMethods(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) {
      // Neither is our fault: the client hung up, or something is busy or down for now.
      if (isBrokenOff(request)) warn(request, 'a request was broken off')
      else if (problem.status === 503)
        warn(
          request,
          'a request could not be answered now',
          { code: error.code, why: error.message },
          // A database that goes down and comes back has a dozen codes for it, and it is one event.
          isLostConnection(error) ? { kind: 'database' } : error instanceof StorageError ? { kind: 'storage' } : {},
        )
      else request.log.error(error)
    } else if (error.cause !== undefined) request.log.warn(error.cause)
    if (sendPage && problem.code === 'not_found' && isNavigation(request)) return sendPage(request, reply.code(404))
    if (problem.status === 503 && isNavigation(request)) {
      const seconds = problem.extra.retryAfterSeconds ?? usualSeconds
      return reply
        .code(503)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': staticPage,
          'cache-control': 'no-store',
          'retry-after': String(seconds),
        })
        .serializer(String)
        .send(unavailablePage(request, seconds))
    }
    return sendProblem(request, reply, problem)
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url).filter((method) => method !== request.method)
    if (sendPage && isNavigation(request)) return sendPage(request, reply.code(404))
    return sendProblem(request, reply, new Problem(allowed.length > 0 ? 'method_not_allowed' : 'not_found'), allowed)
  })
}

/** Seconds until a request that could not be answered is worth repeating, where nothing else is known. */
const usualSeconds = 5

/** The response to a URL that the router cannot parse; no hooks run for such a request. */
export const answerBadAddress =
  (sendPage: SendPage) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = problemOf(error)
    void reply.headers(strictPolicies)
    const isSent = sendPage && isNavigation(request) && problem.status < 500
    void (isSent ? sendPage(request, reply.code(problem.status)) : sendProblem(request, reply, problem))
  }

/**
 * Whether a browser navigates to a page, rather than a program calling the API. Everything below `/v1/` is for programs only.
 */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/v1(?:\/|$)/.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem, allow: string[] = []) => {
  if (problem.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  if (allow.length > 0) reply.header('allow', allow.join(', '))
  if (problem.extra.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(problem.extra.retryAfterSeconds))
  else if (problem.status === 503) reply.header('retry-after', String(usualSeconds))
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.document(request.id))
}

const problemOf = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error
  if (error instanceof TooManyWait) return new Problem('too_many_requests', { retryAfterSeconds: busySeconds })
  if (isLostConnection(error) || error instanceof StorageError) return new Problem('unavailable')
  if (brokenForm.test(error.message))
    return new Problem('malformed', { detail: 'the form is incomplete or has no boundary' })
  return (error.code ? (knownCodes[error.code]?.(error) ?? databaseProblem(error)) : undefined) ?? byStatus(error)
}

/** The messages of the form parser for a form that it cannot read; these errors have no code. */
const brokenForm =
  /^(Unexpected end of (multipart data|form)|Multipart: Boundary not found|Malformed (content type|part header|urlencoded form))/i

const knownCodes: Record<string, (error: FastifyError) => Problem> = {
  FST_ERR_BAD_URL: () =>
    new Problem('malformed', { detail: 'the address contains a % that is not followed by two hex digits' }),
  FST_ERR_MAX_PARAM_LENGTH: () => new Problem('address_too_long'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('too_large'),
  FST_REQ_FILE_TOO_LARGE: () => new Problem('too_large'),
  FST_FILES_LIMIT: () => new Problem('malformed', { detail: 'send only one file at a time' }),
  FST_INVALID_JSON_FIELD_ERROR: () => new Problem('malformed', { detail: 'a part of the form is not valid JSON' }),
  FST_FIELDS_LIMIT: () => new Problem('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported_media_type'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem('unsupported_media_type'),
}

/** Database errors that a request can cause because the code before them missed something. */
const databaseProblem = (error: FastifyError & { constraint?: string }): Problem | undefined => {
  switch (error.code) {
    case '23505':
      return new Problem('conflict', {
        errors: { [columnIn(error.constraint)]: [{ code: 'already_taken', message: 'is already taken' }] },
      })
    case '23503':
      return invalidField(columnIn(error.constraint), 'reference_not_found', 'refers to a record that does not exist')
    case '22021':
    case '22P05':
      return invalidField('body', 'invalid_value', 'contains a character that cannot be stored')
    case '22003':
    case '22008':
    case '22P02':
      return invalidField('body', 'invalid_value', 'contains a value that cannot be stored')
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return new Problem('unavailable')
    default:
      return undefined
  }
}

/**
 * Under row security, PostgreSQL does not reveal the values of rows, but our constraints are named after their columns:
 * `itineraries_tenant_reference_key`.
 */
const columnIn = (constraint = '') => camelCase(/_tenant_(\w+?)_f?key\d*$/.exec(constraint)?.[1] ?? 'body')

const byStatus = (error: FastifyError): Problem => {
  const status = error.statusCode ?? 500
  if (status === 429) return new Problem('too_many_requests', { retryAfterSeconds: 60 })
  if (status === 503) return new Problem('unavailable')
  if (status >= 400 && status < 500) return new Problem('malformed', { detail: 'the request could not be read' })
  return new Problem('internal')
}
