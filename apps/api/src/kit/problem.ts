import type { z } from 'zod'
import { type ErrorCode, errors, type FieldErrorCode } from '@sojourn/contract/kit/errors'
import { missingWords } from '@sojourn/contract/kit/issue-words'
import type { FieldError, FieldErrors, ProblemDocument } from '@sojourn/contract/kit/problem'
import type { Sendable } from './sendable.ts'

type Extra = Pick<ProblemDocument, 'allowed' | 'usedIn' | 'detail' | 'challenge' | 'methods'> & {
  current?: Sendable
  errors?: FieldErrors
  retryAfterSeconds?: number
}

/** A response other than success. Thrown anywhere below a route; the transaction around it is rolled back. */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly extra: Extra

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(extra.detail ?? errors[code][1])
    this.code = code
    this.extra = extra
  }

  get status(): number {
    return errors[this.code][0]
  }

  /** The RFC 9457 document of this problem. */
  document(requestId: string): ProblemDocument {
    const { retryAfterSeconds: _, ...members } = this.extra
    return {
      type: `urn:sojourn:problem:${this.code}`,
      title: errors[this.code][1],
      status: this.status,
      code: this.code,
      requestId,
      ...members,
    }
  }
}

/** 422 for one invalid field. */
export const invalidField = (path: string, code: FieldErrorCode, message: string): Problem =>
  new Problem('invalid', { errors: { [path]: [{ code, message }] } })

/** 422 for a query parameter that a route does not take. */
export const unknownParameter = (name: string): Problem =>
  invalidField(name, 'unknown_field', 'is not a known parameter')

/** 422 naming every field that a schema rejected. */
export const invalid = (error: z.core.$ZodError): Problem => new Problem('invalid', { errors: fieldErrorsOf(error) })

/** More errors than this are of no use; a hostile body could cause hundreds of thousands. */
const maxReported = 100

const fieldErrorsOf = (error: z.core.$ZodError): FieldErrors => {
  // A map, because a field may be called __proto__.
  const found = new Map<string, FieldError[]>()
  const add = (path: PropertyKey[], code: FieldErrorCode, message: string) => {
    const name = path.map(String).join('.') || 'body'
    found.set(name, [...(found.get(name) ?? []), { code, message }])
  }
  for (const issue of error.issues.slice(0, maxReported)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, maxReported)) add([...issue.path, key], 'unknown_field', issue.message)
    else add(issue.path, codeOf(issue), issue.message)
  }
  return Object.fromEntries(found)
}

const codeOf = (issue: z.core.$ZodIssue): FieldErrorCode => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message === missingWords ? 'required' : 'invalid_type'
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big'
    case 'invalid_format':
      return 'invalid_format'
    case 'custom':
      // A refinement that implements a format names it.
      return issue.params?.['format'] === undefined ? 'invalid_value' : 'invalid_format'
    default:
      return 'invalid_value'
  }
}
