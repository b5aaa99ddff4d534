import { invalidField, Problem } from './problem.ts'

/** How deeply objects and lists may be nested; more than any document of the contract needs. */
export const maxDepth = 64

/** More than any object in a document has. */
const maxFields = 1000

/**
 * 422 for values that are nested too deeply. Walks without recursion, because the depth cannot be trusted; the path is
 * determined only for the error.
 */
export const rejectDepth = (root: unknown): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth > maxDepth) {
      const path = deepPath(root, maxDepth) ?? []
      throw invalidField(path.slice(0, 4).join('.'), 'too_deep', `is nested deeper than ${maxDepth} levels`)
    }
    const children = Object.values(next.value)
    if (!Array.isArray(next.value) && children.length > maxFields)
      throw new Problem('too_large', { detail: 'the body has too many fields' })
    for (const child of children) {
      if (typeof child === 'object' && child !== null) open.push({ value: child, depth: next.depth + 1 })
    }
  }
}

/** The path at which a value first reaches a depth. */
const deepPath = (value: unknown, levels: number): string[] | undefined => {
  if (levels === 0) return []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, child] of Object.entries(value)) {
    const rest = deepPath(child, levels - 1)
    if (rest && typeof child === 'object' && child !== null) return [key, ...rest]
  }
  return undefined
}
