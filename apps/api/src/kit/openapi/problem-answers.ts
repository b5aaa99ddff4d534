import { STATUS_CODES } from 'node:http'
import { errors } from '@sojourn/contract/kit/errors'
import { Problem } from '../problem.ts'
import { isProtected, type Route, sentParts } from '../http/route.ts'
import { referenceTo } from './schemas.ts'

/** Error statuses that a route may return, derived from its schema and its configuration. */
export const problemStatusesOf = (route: Route): number[] => {
  const { path, header, body } = sentParts(route)
  const isInTenant = route.url.startsWith('/v1/:tenant/')
  const isWrite = route.method !== 'GET'
  const takesToken = (route.schema.security ?? []).length > 0
  const takesBody = body !== undefined || route.method === 'POST'
  const takesVersion = header !== undefined && JSON.stringify(Object.keys(shapeOf(header))).includes('if-match')
  const may: Record<number, boolean> = {
    400: takesBody,
    401: isProtected(route),
    402: isInTenant && isWrite && !route.config.worksWhenLapsed,
    // Some protected routes are for staff only, and API keys are limited to their scopes.
    403: isProtected(route),
    404: isInTenant || path !== undefined || route.config.mayBeMissing === true,
    409: isWrite && (isProtected(route) || (takesToken && body !== undefined)),
    412: takesVersion,
    413: takesBody,
    415: takesBody,
    // Unknown parameters are rejected.
    422: route.url.startsWith('/v1/'),
    428: route.config.versionRequired === true,
    429: (route.url.startsWith('/v1/auth/') && !isProtected(route)) || route.config.rateLimited === true,
    503: true,
  }
  return Object.entries(may).flatMap(([status, is]) => (is ? [Number(status)] : []))
}

const shapeOf = (schema: object): object =>
  ('shape' in schema && typeof schema.shape === 'object' && schema.shape) || {}

/** `422` → `UnprocessableEntity`. */
export const answerName = (status: number): string => (STATUS_CODES[status] ?? String(status)).replaceAll(/\W/g, '')

/** The response of one status: a problem document, with an example for each code that has this status. */
export const problemAnswer = (status: number): object => {
  const codes = (Object.keys(errors) as (keyof typeof errors)[]).filter((code) => errors[code][0] === status)
  return {
    description: codes.map((code) => `${errors[code][1]} (\`${code}\`).`).join(' '),
    ...(status in headers ? { headers: headers[status] } : {}),
    content: {
      'application/problem+json': {
        schema: referenceTo('Problem'),
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: new Problem(code, details[code]).document('req-1') }]),
        ),
      },
    },
  }
}

const integerHeader = (description: string) => ({ description, schema: { type: 'integer' } })
const headers: Record<number, object> = {
  401: { 'WWW-Authenticate': { description: 'The authentication scheme: `Bearer`.', schema: { type: 'string' } } },
  429: { 'Retry-After': integerHeader('Seconds to wait.') },
  503: { 'Retry-After': integerHeader('Seconds to wait.') },
}

/** Example members of some problems besides their code. */
const details: Partial<Record<keyof typeof errors, ConstructorParameters<typeof Problem>[1]>> = {
  invalid: { errors: { 'rooms.0.name': [{ code: 'required', message: 'is required' }] } },
  conflict: { errors: { reference: [{ code: 'already_taken', message: 'is already taken' }] } },
  invalid_transition: {
    detail: 'an itinerary cannot change from enquiry to completed',
    allowed: ['quoted', 'held', 'booked', 'lost'],
  },
  in_use: {
    usedIn: [{ resource: 'itinerary', uuid: '0193b0a0-5c5e-7d0a-9a55-3f6f2a8c1d10', title: 'Desert and delta' }],
  },
  precondition_required: { detail: 'send If-Match or rev' },
}
