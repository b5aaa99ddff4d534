import { spacedWords } from '@sojourn/contract/kit/word-forms'
import type { ErrorCode } from '@sojourn/contract/kit/errors'
import { ApiProblem } from '../../data/http.ts'
import { sentence, tooManyAttempts } from './words.ts'
import * as wording from './wording.ts'

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
  if (!(error instanceof ApiProblem)) return wording.failed
  const special = own[error.code]
  if (special) return special
  if (error.status === 0) return wording.unreachable
  if (error.code === 'too_many_requests' && !error.document.detail) return tooManyAttempts(error.retryAfter)
  const uses = error.document.usedIn?.map(({ title }) => title) ?? []
  if (uses.length > 0) return wording.usedIn({ titles: uses.slice(0, 3).join(', ') })
  const fields = Object.entries(error.errors).flatMap(([path, found]) =>
    found.map(({ message }) => wording.problemOfField({ field: fieldName(path), problem: message })),
  )
  const text = sentence(fields.length > 0 ? fields.join('; ') : error.message)
  return error.status < 500 || /try again/i.test(text) ? text : wording.tryAgainLater({ reason: text })
}

/** `segments.3.startTime` → `start time of segment 4`. */
const fieldName = (path: string): string => {
  if (path === 'file') return wording.file
  const [list, index, ...rest] = path.split('.')
  const name = spacedWords(rest.at(-1) ?? index ?? list ?? '')
  if (rest.length === 0) return name
  const number = Number(index) + 1
  if (list === 'segments') return wording.fieldOfSegment({ field: name, number })
  return list === 'days' ? wording.fieldOfDay({ field: name, number }) : name
}
