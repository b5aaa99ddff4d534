import { z } from 'zod'
import { type ApiError, invalidRequest } from './api-error.ts'
import type { Form } from './form.ts'
import type { Metadata } from './wire.ts'

export const text = z.string().min(1)
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** A value that can be unset with an empty text. */
export const unsettable = <One extends z.ZodType>(inner: One) =>
  z.preprocess((value) => (value === '' ? null : value), inner.nullable()).optional()
/** Keys to set, or to remove with an empty value. An empty text removes all. */
export const metadata = unsettable(z.record(z.string(), z.string()))
export const address = z.strictObject({
  line1: z.string().optional(),
  line2: z.string().optional(),
  city: z.string().optional(),
  postal_code: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
})
export const httpUrl = z.string().refine((value) => /^https?:\/\//.test(value), { params: { code: 'url_invalid' } })
type Bounds = { gt?: number; gte?: number; lt?: number; lte?: number }
/** An instant in seconds, or a range of instants. */
export const range = z.union([
  integer.transform((at): Bounds => ({ gte: at, lte: at })),
  z
    .strictObject({ gt: integer, gte: integer, lt: integer, lte: integer })
    .partial()
    .transform((bounds): Bounds => bounds),
])

/** Whether an instant is within a range. */
export const within = (at: number, { gt, gte, lt, lte }: Bounds = {}): boolean =>
  (gt === undefined || at > gt) &&
  (gte === undefined || at >= gte) &&
  (lt === undefined || at < lt) &&
  (lte === undefined || at <= lte)

/** Applies changes to metadata. */
export const mergedMetadata = (before: Metadata, changes: Metadata | null | undefined): Metadata => {
  if (changes === undefined) return before
  if (changes === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''))
}

/** Parses the parameters of a form. Throws Stripe's error about the first invalid one. */
export const readParams = <Schema extends z.ZodType>(schema: Schema, form: Form): z.infer<Schema> => {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  throw errorOf(read.error, form)
}

const errorOf = (error: z.ZodError, form: Form): ApiError => {
  const [issue] = error.issues
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = bracketed(path)
  const value = valueAt(form, path)
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  if (value === '') {
    const message =
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however ` +
      `'${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
    return invalidRequest(message, { code: 'parameter_invalid_empty', param })
  }
  if (issue?.code === 'custom') return invalidRequest('Not a valid URL', { code: 'url_invalid', param })
  const valueText = typeof value === 'string' ? value : JSON.stringify(value)
  if (issue?.code === 'invalid_format') {
    return invalidRequest(`Invalid integer: ${valueText}`, { code: 'parameter_invalid_integer', param })
  }
  if (issue?.code === 'invalid_value') {
    const values = issue.values.map(String).join(', ')
    return invalidRequest(`Invalid ${param}: must be one of ${values}`, { param })
  }
  if (issue?.code === 'invalid_type' && issue.expected !== 'string') {
    return invalidRequest(`Invalid ${issue.expected}`, { param })
  }
  return invalidRequest(`Invalid value for ${param}: ${valueText}`, { param })
}

/** `['a', 'b', '0']` → `a[b][0]`. */
const bracketed = ([first = '', ...rest]: string[]): string => first + rest.map((part) => `[${part}]`).join('')

const valueAt = (form: Form, path: string[]): unknown => {
  let value: unknown = form
  for (const part of path) {
    value =
      typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === part)?.[1] : undefined
  }
  return value
}
