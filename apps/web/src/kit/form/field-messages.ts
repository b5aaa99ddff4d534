import type { FormError } from '../../ui/form-error-summary.tsx'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { z } from 'zod'

/** The first error message for each path. */
export const issuesOf = (error: z.ZodError | undefined): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

/** The label of the nearest enclosing field of a path: `rooms.0.name` → that of `rooms`. */
export const labelOf = (path: string, labels: Readonly<Partial<Record<string, string>>>): string => {
  for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('.')))) {
    const label = labels[rest]
    if (label) return label
  }
  return path
}

/** Sorts by the order of `labels`, which is the order on the page; that of the schema may differ. */
export const inOrderOf = (labels: Readonly<Partial<Record<string, string>>>) => {
  const order = Object.values(labels)
  return (one: FormError, other: FormError): number => order.indexOf(one.label) - order.indexOf(other.label)
}

/** All messages in react-hook-form's tree of errors, with their paths. */
export const flatten = (errors: object, path = ''): { path: string; message: string }[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const here = path === '' ? name : `${path}.${name}`
    if ('message' in error && typeof error.message === 'string') return [{ path: here, message: error.message }]
    return flatten(error, here)
  })

/** Messages by path as react-hook-form's tree of errors. Its type follows from V, but the paths are plain strings. */
export const asFieldErrors = <V extends FieldValues>(messages: Record<string, string>): FieldErrors<V> => {
  const tree: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(messages)) {
    const steps = path.split('.')
    let place = tree
    for (const step of steps.slice(0, -1)) place = (place[step] ??= {}) as Record<string, unknown>
    place[steps.at(-1) ?? ''] = { type: 'contract', message }
  }
  return tree as FieldErrors<V>
}
