import type { App } from './app.ts'
import { refuseKeys } from './json-keys.ts'
import { invalidField, Problem } from './problem.ts'

/** Deeper than any document of the contract: so many objects and lists in each other. */
export const deepest = 64

/** More than any part of a document has. */
const mostFields = 1000

/** Reads JSON bodies: UTF-8 or nothing, an object always, and no deeper than documents are. */
export const acceptJson = (app: App): void => {
  // What is not JSON or a form is 415, plain text too.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : readObject(body))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

/** Every body of the API is an object: `null` must not pass for a body that says nothing. */
const readObject = (body: string | Buffer): unknown => {
  const value = readJson(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('malformed', { detail: 'the body must be a JSON object' })
  return value
}

/** The value of a JSON body; 400 for what is none, and for keys that `refuseKeys` refuses; 422 for what is too deep. */
export const readJson = (body: string | Buffer): unknown => {
  const { text, value } = parsed(body)
  refuseDepth(value)
  refuseKeys(text)
  return value
}

const parsed = (body: string | Buffer): { text: string; value: unknown } => {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body)
    return { text, value: JSON.parse(text) }
  } catch {
    throw new Problem('malformed', { detail: 'the body is not JSON in UTF-8' })
  }
}

/**
 * 422 for what is nested deeper than any document is. Walks without recursion, for depth is the very thing that cannot be
 * trusted; the path is worked out only to be told.
 */
export const refuseDepth = (root: unknown): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth > deepest) {
      const path = deepPath(root, deepest) ?? []
      throw invalidField(path.slice(0, 4).join('.'), 'too_deep', `is nested deeper than ${deepest} levels`)
    }
    const children = Object.values(next.value)
    if (!Array.isArray(next.value) && children.length > mostFields)
      throw new Problem('too_large', { detail: 'there are too many fields' })
    for (const child of children) {
      if (typeof child === 'object' && child !== null) open.push({ value: child, depth: next.depth + 1 })
    }
  }
}

/** Where a value first reaches a depth. */
const deepPath = (value: unknown, levels: number): string[] | undefined => {
  if (levels === 0) return []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, child] of Object.entries(value)) {
    const rest = deepPath(child, levels - 1)
    if (rest && typeof child === 'object' && child !== null) return [key, ...rest]
  }
  return undefined
}
