/** Every error code an answer may carry, its HTTP status and its title. The only place. */
export const errors = {
  malformed: [400, 'The request could not be read'],
  invalid_grant: [400, 'Wrong email or password, or the address is not confirmed yet'],
  unsupported_grant_type: [400, 'Only the password grant is supported'],
  unauthenticated: [401, 'Log in to continue'],
  subscription_required: [402, 'This company has no active subscription'],
  plan_limit: [402, 'The plan does not allow more of these'],
  platform_only: [403, 'Only the platform’s own staff may do this'],
  not_found: [404, 'There is nothing here'],
  method_not_allowed: [405, 'This address does not answer that method'],
  request_timeout: [408, 'The request did not arrive in time'],
  conflict: [409, 'That conflicts with something that exists'],
  in_use: [409, 'It is in use'],
  invalid_transition: [409, 'That step is not possible from here'],
  blocked: [409, 'Something in the trip must be mended first'],
  login_required: [409, 'Log in with the account this is meant for'],
  key_in_progress: [409, 'The same request is still being worked on'],
  stale: [412, 'Somebody changed this in the meantime'],
  too_large: [413, 'That is too large'],
  address_too_long: [414, 'The address is too long'],
  unsupported_media_type: [415, 'That kind of content is not accepted here'],
  expectation_failed: [417, 'The server cannot do what the Expect header asks'],
  invalid: [422, 'Some fields need attention'],
  invalid_credentials: [422, 'Wrong email or password, or the address is not confirmed yet'],
  invalid_token: [422, 'This link was used already, has expired or is not complete'],
  key_reused: [422, 'This Idempotency-Key was sent with another request'],
  permission_denied: [422, 'Your role does not allow this'],
  precondition_required: [428, 'Say which version you are changing'],
  too_many_requests: [429, 'Too many requests; wait a moment'],
  headers_too_large: [431, 'The headers of the request are too large'],
  internal: [500, 'Something went wrong on our side'],
  unavailable: [503, 'The service is busy; try again shortly'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ErrorCode = keyof typeof errors

/** What may be wrong with one field. */
export const fieldErrorCodes = [
  'required',
  'invalid_type',
  'invalid_value',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'invalid_format',
  'unknown_field',
  'read_only',
  'reference_not_found',
  'already_taken',
  'too_deep',
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]
