import type { FastifyInstance } from 'fastify'
import { invalidField, Problem } from './problem.ts'

/** Deeper than any document of the contract. */
const deepest = 64

/** Reads JSON bodies: UTF-8 or nothing, and no deeper than documents are. */
export const acceptJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJson(body))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

const parseJson = (body: string | Buffer): unknown => {
  const value = read(body)
  refuseDepth(value)
  return value
}

const read = (body: string | Buffer): unknown => {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Problem('malformed', { detail: 'the body is not JSON in UTF-8' })
  }
}

/** Walks without recursion: depth is the very thing that cannot be trusted. */
const refuseDepth = (root: unknown): void => {
  const open: { value: object; path: string[] }[] =
    typeof root === 'object' && root !== null ? [{ value: root, path: [] }] : []
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, child] of Object.entries(next.value)) {
      if (typeof child !== 'object' || child === null) continue
      const path = [...next.path, key]
      if (path.length >= deepest)
        throw invalidField(path.slice(0, 4).join('.'), 'too_deep', `is nested deeper than ${deepest} levels`)
      open.push({ value: child, path })
    }
  }
}
