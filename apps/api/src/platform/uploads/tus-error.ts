import { ERRORS } from '@tus/utils'

/** One of the protocol's own errors, with the status and words that the library sends for it. */
export class TusError extends Error {
  override name = 'TusError'
  readonly status_code: number
  readonly body: string

  constructor(code: 'FILE_NOT_FOUND' | 'INVALID_OFFSET') {
    const { status_code, body } = ERRORS[code]
    super(body.trim())
    this.status_code = status_code
    this.body = body
  }
}
