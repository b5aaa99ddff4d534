import { randomUUID } from 'node:crypto'
import type { Company, World } from '../world.ts'

type Ground = { company: Company; world: World }

/** The status with which a route outside companies responds to each kind of user. */
export type PlatformRow = {
  anonymous: number
  member: number
  admin: number
  god: number
  call(ground: Ground): { path: string; body?: unknown }
}

const row = (
  anonymous: number,
  member: number,
  admin: number,
  god: number,
  call: PlatformRow['call'] = () => ({ path: '' }),
): PlatformRow => ({ anonymous, member, admin, god, call })

const random = '0193b0a0-0000-7000-8000-000000000000'
const at =
  (path: string, body?: unknown): PlatformRow['call'] =>
  () => ({ path, body })
const ofCompany =
  (body?: unknown): PlatformRow['call'] =>
  ({ company }) => ({ path: `/v1/tenants/${company.uuid}`, body })
const empty = { path: '', body: {} }

/** All routes that are not below a company. Everybody may call those of identity; an empty request gets an error. */
export const platformTable: Readonly<Record<string, PlatformRow>> = {
  'POST /v1/auth/login': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/token': row(400, 400, 400, 400, () => empty),
  'GET /v1/auth/captcha': row(200, 200, 200, 200),
  'POST /v1/auth/register': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/register-company': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/confirm': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/resend': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/forgot-password': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/reset-password': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/invitation': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/join': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/login/second-factor': row(422, 422, 422, 422, () => empty),
  'POST /v1/auth/passkeys/options': row(200, 200, 200, 200, () => empty),
  'POST /v1/auth/passkeys/login': row(422, 422, 422, 422, () => empty),
  'GET /v1/auth/single-sign-on/:company': row(404, 404, 404, 404, at(`/v1/auth/single-sign-on/${random}`)),
  'POST /v1/auth/single-sign-on/:company/start': row(
    422,
    422,
    422,
    422,
    at(`/v1/auth/single-sign-on/${random}/start`, {}),
  ),
  'POST /v1/auth/single-sign-on/:company/finish': row(
    422,
    422,
    422,
    422,
    at(`/v1/auth/single-sign-on/${random}/finish`, {}),
  ),
  'GET /v1/auth/factors': row(401, 200, 200, 200),
  'POST /v1/auth/factors/totp': row(401, 200, 200, 200),
  'POST /v1/auth/factors/totp/confirm': row(401, 422, 422, 422, () => empty),
  'POST /v1/auth/factors/passkeys': row(401, 200, 200, 200),
  'POST /v1/auth/factors/passkeys/confirm': row(401, 422, 422, 422, () => empty),
  'POST /v1/auth/factors/recovery-codes': row(401, 422, 422, 422, () => empty),
  'POST /v1/auth/factors/:uuid/remove': row(401, 422, 422, 422, at(`/v1/auth/factors/${random}/remove`, {})),
  'GET /v1/auth/account': row(401, 200, 200, 200),
  'GET /v1/auth/draft-key': row(401, 200, 200, 200),
  'PUT /v1/auth/update': row(401, 200, 200, 200, () => ({ path: '', body: { jobTitle: 'Tester' } })),
  'POST /v1/auth/company': row(401, 422, 422, 422, () => empty),
  'GET /v1/auth/sessions': row(401, 200, 200, 200),
  'DELETE /v1/auth/sessions': row(401, 200, 200, 200),
  'DELETE /v1/auth/sessions/:uuid': row(401, 404, 404, 404, at(`/v1/auth/sessions/${random}`)),
  'GET /v1/dashboard/faqs': row(401, 200, 200, 200),
  'POST /v1/dashboard/faqs': row(
    401,
    403,
    403,
    201,
    at('/v1/dashboard/faqs', { question: 'Why?', answer: { type: 'doc', content: [] } }),
  ),
  'GET /v1/dashboard/faqs/:uuid': row(401, 404, 404, 404, at(`/v1/dashboard/faqs/${random}`)),
  'PUT /v1/dashboard/faqs/:uuid': row(401, 403, 403, 404, at(`/v1/dashboard/faqs/${random}`, {})),
  'DELETE /v1/dashboard/faqs/:uuid': row(401, 403, 403, 404, at(`/v1/dashboard/faqs/${random}`)),
  'POST /v1/dashboard/users/:uuid/suspend': row(401, 403, 403, 404, at(`/v1/dashboard/users/${random}/suspend`, {})),
  'POST /v1/dashboard/users/:uuid/restore': row(401, 403, 403, 404, at(`/v1/dashboard/users/${random}/restore`, {})),
  'POST /v1/dashboard/page-help': row(401, 403, 403, 201, () => ({
    path: '/v1/dashboard/page-help',
    body: { page: `page-${randomUUID()}`, title: 'Help', body: { type: 'doc', content: [] } },
  })),
  'GET /v1/dashboard/page-help/:page': row(401, 200, 200, 200, at('/v1/dashboard/page-help/nothing-here')),
  'PUT /v1/dashboard/page-help/:page': row(401, 403, 403, 404, at('/v1/dashboard/page-help/nothing-here', {})),
  'DELETE /v1/dashboard/page-help/:page': row(401, 403, 403, 404, at('/v1/dashboard/page-help/nothing-here')),
  'GET /v1/dashboard/page-help/*': row(401, 200, 200, 200, at('/v1/dashboard/page-help/nothing/here')),
  'PUT /v1/dashboard/page-help/*': row(401, 403, 403, 404, at('/v1/dashboard/page-help/nothing/here', {})),
  'DELETE /v1/dashboard/page-help/*': row(401, 403, 403, 404, at('/v1/dashboard/page-help/nothing/here')),
  'GET /metrics': row(200, 200, 200, 200),
  // There is no outbox where emails are collected in a list: see resources/outbox-emails.
  'GET /v1/dashboard/outbox': row(401, 403, 403, 404),
  'GET /v1/dashboard/outbox/:uuid': row(401, 403, 403, 404, at(`/v1/dashboard/outbox/${random}`)),
  'GET /v1/domains/allowed': row(404, 404, 404, 404, at('/v1/domains/allowed?domain=nobody.example.com')),
  'GET /v1/places': row(401, 200, 200, 200, at('/v1/places?q=windhoek')),
  'GET /v1/places/labels': row(401, 200, 200, 200, at('/v1/places/labels?zoom=8&x=140&y=144')),
  'GET /v1/support': row(401, 403, 403, 200),
  'GET /v1/tenants': row(401, 403, 403, 200),
  'POST /v1/tenants': row(401, 403, 403, 201, at('/v1/tenants', { name: 'A new company' })),
  'GET /v1/tenants/:uuid': row(401, 200, 200, 200, ofCompany()),
  'PUT /v1/tenants/:uuid': row(401, 422, 200, 200, ofCompany({ units: 'metric' })),
  'DELETE /v1/tenants/:uuid': row(401, 403, 403, 404, at(`/v1/tenants/${random}`)),
  'POST /v1/tenants/:uuid/restore': row(401, 403, 403, 404, at(`/v1/tenants/${random}/restore`)),
}
