import { spacedWords } from '@sojourn/contract/kit/word-forms'
import type { ErrorCode } from '@sojourn/contract/kit/errors'
import { ApiProblem } from '../../data/http.ts'
import { sentence, tooManyAttempts } from './words.ts'

/** Why something cannot be done, found before a request is sent; its message is a sentence for users. */
export class Rejection extends Error {
  override name = 'Rejection'
}

/**
 * Why something failed, as a sentence: the server's own words if it sent any, with the field each is about.
 * @param own replaces the message for some errors, if this place can say more than the server
 */
export const errorMessage = (
  error: unknown,
  own: Readonly<Partial<Record<ErrorCode | 'unreachable', string>>> = {},
): string => {
  if (error instanceof Rejection) return sentence(error.message)
  if (!(error instanceof ApiProblem)) return 'Something went wrong. Try again.'
  const special = own[error.code]
  if (special) return special
  if (error.status === 0) return 'The server could not be reached. Check your connection and try again.'
  if (error.code === 'too_many_requests' && !error.document.detail) return tooManyAttempts(error.retryAfter)
  const uses = error.document.usedIn?.map(({ title }) => title) ?? []
  if (uses.length > 0) return `It is used in ${uses.slice(0, 3).join(', ')}.`
  const fields = Object.entries(error.errors).flatMap(([path, found]) =>
    found.map(({ message }) => `${fieldName(path)} ${message}`),
  )
  const text = sentence(fields.length > 0 ? fields.join('; ') : error.message)
  return error.status < 500 || /try again/i.test(text) ? text : `${text} Try again in a moment.`
}

/** `segments.3.startTime` → `start time of segment 4`. */
const fieldName = (path: string): string => {
  if (path === 'file') return 'the file'
  const [list, index, ...rest] = path.split('.')
  const name = spacedWords(rest.at(-1) ?? index ?? list ?? '')
  if (rest.length > 0 && (list === 'segments' || list === 'days'))
    return `${name} of ${list.slice(0, -1)} ${Number(index) + 1}`
  return name
}
