import { type StatementConfirmed, statementLimits } from '@sojourn/contract/bank-statement/statement-import'
import { ApiProblem } from '../../../data/http.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { sentence } from '../../../kit/words/words.ts'
import type { Sent } from './review.ts'

export type Recording = {
  send: (entries: readonly Sent[]) => Promise<StatementConfirmed>
  /** Called with the payments of each request, new ones and those that were there. */
  onRecorded: (stored: StatementConfirmed['stored']) => void
  /** Called with an entry that cannot be recorded as it is. */
  onRejected: (key: string, reason: string) => void
}

/**
 * Records entries, as many at once as one request may. If one is rejected, the others are still recorded. Rejects if a request
 * fails for another reason; what was recorded before it stays recorded.
 */
export const recordEntries = async (
  entries: readonly Sent[],
  { send, onRecorded, onRejected }: Recording,
): Promise<void> => {
  let left = entries
  while (left.length > 0) {
    const some = left.slice(0, statementLimits.confirmed)
    const rejected = await send(some).then(
      ({ stored, present }) => {
        onRecorded([...stored, ...present])
        return null
      },
      (error: unknown) => rejectionIn(error, some),
    )
    if (rejected) onRejected(rejected.key, rejected.reason)
    left = rejected ? left.filter(({ key }) => key !== rejected.key) : left.slice(some.length)
  }
}

/** The entry that an error is about, and why. Throws the error if it is about none. */
const rejectionIn = (error: unknown, entries: readonly Sent[]): { key: string; reason: string } => {
  if (!(error instanceof ApiProblem)) throw error
  const [, place, words] = /^Entry (\d+): (.+)$/s.exec(error.document.detail ?? '') ?? []
  if (place !== undefined && words !== undefined) {
    const key = entries[Number(place) - 1]?.key
    if (key !== undefined) return { key, reason: sentence(words) }
  }
  const [path = ''] = Object.keys(error.errors)
  const key = entries[Number(/^entries\.(\d+)\.payment\./.exec(path)?.[1] ?? Number.NaN)]?.key
  if (key === undefined) throw error
  return { key, reason: errorMessage(error) }
}
