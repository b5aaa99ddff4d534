import { ApiProblem } from '../../data/http.ts'

/** Why something cannot be done that the server was not even asked for; its message is a sentence for people. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** Why something was not done, as a sentence. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.message
  if (!(error instanceof ApiProblem)) return 'Something went wrong. Try again.'
  const uses = error.document.usedIn?.map(({ title }) => title) ?? []
  return uses.length > 0 ? `It is used in ${uses.slice(0, 3).join(', ')}.` : `${error.message}.`
}
