/** The content of `error` in Stripe's responses. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
}

/** An error response. `status` is the HTTP status. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }
}

/** An invalid request. */
export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...documented(more) })

/** An id that does not exist: 404 if it is in the path, 400 if it is a parameter. */
export const resourceMissing = (resource: string, id: string, param = 'id'): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    message: `No such ${resource}: '${id}'`,
    param,
    ...documented({ code: 'resource_missing' }),
  })

/**
 * Something that the real Stripe can do and this stand-in cannot. It is reported, because a silent difference would hide a
 * mistake.
 */
export const notPlayed = (what: string): ApiError => invalidRequest(`The stand-in does not play this: ${what}`)

/** A payment that was declined, or that the cardholder must confirm first. */
export const cardError = (code: string, message: string, declineCode?: string): ApiError =>
  new ApiError(402, {
    type: 'card_error',
    message,
    ...documented({ code }),
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  })

const documented = <More extends { code?: string }>(more: More): More & { doc_url?: string } =>
  more.code === undefined
    ? more
    : { ...more, doc_url: `https://stripe.com/docs/error-codes/${more.code.replaceAll('_', '-')}` }
