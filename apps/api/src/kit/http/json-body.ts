import type { App } from './app.ts'
import { rejectKeys } from '../json-keys.ts'
import { rejectDepth } from '../json-depth.ts'
import { Problem } from '../problem.ts'

/** Reads JSON bodies: always UTF-8, always an object, and no deeper than any document. */
export const acceptJson = (app: App): void => {
  // Anything but JSON or a form gets 415, including plain text.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : readObject(body))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

/** Every body of the API is an object: `null` must not be taken for an empty object. */
const readObject = (body: string | Buffer): unknown => {
  const value = readJson(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('malformed', { detail: 'the body must be a JSON object' })
  return value
}

/** The value of a JSON body; 400 for invalid JSON and for keys that `rejectKeys` rejects; 422 for a value nested too deep. */
export const readJson = (body: string | Buffer): unknown => {
  const { text, value } = parsed(body)
  rejectDepth(value)
  rejectKeys(text)
  return value
}

const parsed = (body: string | Buffer): { text: string; value: unknown } => {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body)
    return { text, value: JSON.parse(text) }
  } catch {
    throw new Problem('malformed', { detail: 'the body must be valid JSON in UTF-8' })
  }
}
