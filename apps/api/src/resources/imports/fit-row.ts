import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { obeyRules, parseNew } from '../../kit/records/crud.ts'
import { Problem } from '../../kit/problem.ts'

/** A field that is invalid, and why. */
export type Rejected = { field: string; message: string }

/** The part of a row that can be stored, without the rejected fields. `isLost`: a required field is among them. */
export type Fitted = { input: Record<string, unknown>; rejected: Rejected[]; isLost: boolean }

/** Leaves out the fields that the contract rejects, until the rest is valid. */
export const fitRow = (resource: AnyResource, input: Record<string, unknown>): Fitted => {
  const rejected: Rejected[] = []
  let rest = input
  for (;;) {
    const problem = problemOf(resource, rest)
    if (!problem) return { input: rest, rejected, isLost: false }
    const blamed = rejectedIn(problem)
    rejected.push(...blamed)
    const without = withoutFields(resource, rest, blamed)
    if (!without) return { input: rest, rejected, isLost: true }
    rest = without
  }
}

/** The input without the rejected fields that have a default; null if there are none to leave out. */
export const withoutFields = (
  resource: AnyResource,
  input: Record<string, unknown>,
  blamed: readonly Rejected[],
): Record<string, unknown> | null => {
  const names = new Set(blamed.map(({ field }) => field).filter((name) => resource.fields[name]?.hasInitial))
  const rest = Object.entries(input).filter(([name]) => !names.has(name))
  return rest.length < Object.keys(input).length ? Object.fromEntries(rest) : null
}

/** The first message of a problem for each field; a single one with the field `''` if it is about the whole row. */
export const rejectedIn = ({ extra, message }: Problem): Rejected[] => {
  const byField = new Map<string, string>()
  for (const [path, [first]] of Object.entries(extra.errors ?? {})) {
    const [field = '', ...inside] = path.split('.')
    const place = inside.filter((step) => !/^\d+$/.test(step)).join(' ')
    if (!byField.has(field)) byField.set(field, `${place ? `${place} ` : ''}${first?.message ?? 'is not valid'}`)
  }
  return byField.size > 0 ? [...byField].map(([field, words]) => ({ field, message: words })) : [{ field: '', message }]
}

const problemOf = (resource: AnyResource, input: Record<string, unknown>): Problem | null => {
  try {
    obeyRules(resource, parseNew(resource, input))
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
