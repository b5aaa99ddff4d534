import type { ErrorCode } from '@sojourn/contract/kit/errors'
import type { FieldErrors, ProblemDocument } from '@sojourn/contract/kit/problem'
import { apiUrl } from './api-url.ts'
import * as wording from './wording.ts'

/** An error response, or no response at all (`status` 0: the server could not be reached). */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly status: number
  readonly code: ErrorCode | 'unreachable'
  readonly document: Partial<ProblemDocument>
  /** How long to wait before a retry, in seconds, as the server says. */
  readonly retryAfter: number | null

  constructor(status: number, document: Partial<ProblemDocument>, retryAfter: number | null = null) {
    super(document.detail ?? document.title ?? (status === 0 ? wording.unreachable : wording.errorOfStatus({ status })))
    this.status = status
    this.code = document.code ?? (status === 0 ? 'unreachable' : 'internal')
    this.document = document
    this.retryAfter = retryAfter
  }

  /** The error messages by field path. */
  get errors(): FieldErrors {
    return this.document.errors ?? {}
  }
}

type Options = {
  body?: unknown
  rev?: number
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Replaces the session's token; `null` sends none. */
  token?: string | null
  /** Lets the request outlive the page. The browser then allows at most 64 kB of body. */
  keepalive?: boolean
  /** A response to this very request that is already on its way. */
  answer?: Promise<Response> | undefined
}

let tokenOf: () => string | null = () => null
let onRejected: (problem: ApiProblem) => void = () => {}
let onFactorMissing: () => void = () => {}
let onMissing: (path: string) => Promise<void> = async () => {}

/**
 * Connects the client to the session: where the bearer token is, and what to do when the server rejects it (401 or 403), when
 * the user has to add a second factor first, or when nothing is found at a path (404). A write that gets a 404 waits for
 * `missing`, because the user may no longer be a member of the company.
 */
export const connectSession = (session: {
  token: () => string | null
  rejected: (problem: ApiProblem) => void
  missing: (path: string) => Promise<void>
  factorMissing: () => void
}): void => {
  tokenOf = session.token
  onRejected = session.rejected
  onMissing = session.missing
  onFactorMissing = session.factorMissing
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Sends one request and parses its JSON. Rejects with ApiProblem. `rev` is sent as If-Match. */
export const request = async <T>(method: Method, path: string, options: Options = {}): Promise<T> =>
  readAnswer<T>(await send(method, path, options))

/** Sends one request and returns its response before the body is read. Rejects with ApiProblem. */
export const send = async (method: Method, path: string, options: Options = {}): Promise<Response> => {
  const token = options.token === undefined ? tokenOf() : options.token
  const { body } = options
  const init: RequestInit = {
    method,
    signal: options.signal,
    keepalive: options.keepalive,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(options.rev === undefined ? {} : { 'if-match': `"${options.rev}"` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  }
  const response = await (options.answer ?? fetch(addressOf(path), init)).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiProblem(0, {})
  })
  if (response.ok) return response
  const problem = new ApiProblem(response.status, await readProblem(response), readRetryAfter(response))
  // A late rejection of an older token says nothing about the current session.
  const isOfSession = token !== null && token === tokenOf()
  if (problem.code === 'second_factor_required') {
    if (isOfSession) onFactorMissing()
  } else if ((problem.status === 401 || problem.status === 403) && isOfSession) onRejected(problem)
  if (problem.status === 404 && isOfSession) {
    const checked = onMissing(path)
    if (method !== 'GET') await checked
  }
  throw problem
}

/** Paths outside the API are on the page's own origin. */
const addressOf = (path: string): string => (/^\/(?:v1\/|login$)/.test(path) ? apiUrl(path) : path)

/** The server checks each response against the contract before sending it, so the caller's type is trusted. */
const readAnswer = async <T>(response: Response): Promise<T> => {
  if (response.status === 204) return undefined as T
  return (await response.json().catch(() => {
    throw new ApiProblem(0, {})
  })) as T
}

const readRetryAfter = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

/** Rejects if only part of the response arrived, for instance because the page is being left: its status alone means nothing. */
const readProblem = async (response: Response): Promise<Partial<ProblemDocument>> => {
  const text = await response.text().catch(() => {
    throw new ApiProblem(0, {})
  })
  try {
    const document: unknown = JSON.parse(text)
    return typeof document === 'object' && document !== null ? document : {}
  } catch {
    return {}
  }
}
