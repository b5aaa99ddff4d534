import { z } from 'zod'
import { type ErrorCode, errors, fieldErrorCodes } from './errors.ts'
import { secondFactorMethods } from './second-factor-methods.ts'
import { about } from './about.ts'

/** What is wrong with one field: an error code, and a message that follows the name of the field. */
export const fieldError = z
  .object({ code: z.enum(fieldErrorCodes), message: z.string() })
  .register(about, { id: 'FieldError', description: 'An error in one field.' })
export type FieldError = z.infer<typeof fieldError>

/** Errors by the path of their field, such as `rooms.0.name`. */
export type FieldErrors = Record<string, FieldError[]>

/** A problem document, RFC 9457. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    detail: z.string().optional(),
    requestId: z.string(),
    errors: z.record(z.string(), z.array(fieldError)).optional(),
    allowed: z.array(z.string()).optional(),
    current: z.unknown().optional(),
    /** For a login that needs a second factor: the challenge to continue with, and the available methods. */
    challenge: z.string().optional(),
    methods: z.array(z.enum(secondFactorMethods)).optional(),
    usedIn: z.array(z.object({ resource: z.string(), uuid: z.string(), title: z.string() })).optional(),
  })
  .register(about, { id: 'Problem', description: 'A problem document (RFC 9457). Use `code` to tell problems apart.' })
export type ProblemDocument = z.infer<typeof problem>
