import { ApiProblem } from '../../data/http.ts'

/** Why a request failed, for the person who sent it. */
export const problemInWords = (error: unknown): string => {
  if (!(error instanceof ApiProblem)) return 'Something went wrong. Try again.'
  if (error.status === 0) return 'The server could not be reached. Check your connection and try again.'
  const [message] = Object.values(error.errors).flat()
  const text = message?.message ?? error.message
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}
