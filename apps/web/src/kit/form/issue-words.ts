import type { z } from 'zod'

/** What is wrong with a field, as people say it; the contract's own words where it has some. */
export const wordsOf = (issue: z.core.$ZodIssue): string => {
  if (!/^(?:Too small|Too big|Invalid input)/.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return 'must be filled in'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    default:
      return 'is not possible'
  }
}

const tooSmall = ({ origin, minimum }: z.core.$ZodIssueTooSmall): string => {
  if (origin === 'string') return minimum === 1 ? 'must be filled in' : `must have at least ${minimum} characters`
  if (origin === 'array') return minimum === 1 ? 'choose at least one' : `choose at least ${minimum}`
  return `must be ${minimum} or more`
}

const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig): string => {
  if (origin === 'string') return `must have at most ${maximum} characters`
  if (origin === 'array') return `must be at most ${maximum}`
  return `must be ${maximum} or less`
}
