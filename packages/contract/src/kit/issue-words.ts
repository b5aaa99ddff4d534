import { z } from 'zod'

/** The message for a required field that is missing. */
export const missingWords = 'is required'

/**
 * The message for an issue in plain words, which follow the name of the field: "must be at most 160 characters". Messages of a
 * schema itself take precedence.
 */
const wordsFor = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      // A form has an empty text for a field that is not filled in.
      return issue.input === undefined || ((issue.input === null || issue.input === '') && issue.expected === 'object')
        ? missingWords
        : `must be ${wanted(issue)}`
    case 'invalid_value':
      return `must be ${choiceOf(issue.values)}`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_format':
      return formats[issue.format] ?? 'is not in the right format'
    case 'unrecognized_keys':
      return 'is not a known field'
    case 'invalid_union':
      return unionWords(issue)
    default:
      return 'is not valid'
  }
}

// zod calls this for every schema without a message of its own, in both the API and the browser.
z.config({ localeError: wordsFor })

type IssueOf<C extends z.core.$ZodIssue['code']> = z.core.$ZodRawIssue<Extract<z.core.$ZodIssue, { code: C }>>

const formats: Record<string, string> = {
  date: 'must be a date such as 2026-03-01',
  datetime: 'must be a date and time such as 2026-03-01T09:30:00Z',
  time: 'must be a time such as 14:30',
  uuid: 'must be a UUID',
  url: 'must be a web address such as https://www.example.com',
  email: 'must be an email address such as stay@example.com',
}

const wanted = ({ expected, inst }: IssueOf<'invalid_type'>): string => {
  switch (expected) {
    case 'string':
      return 'text'
    case 'boolean':
      return 'true or false'
    case 'array':
      return 'a list'
    case 'object':
    case 'record':
      return 'an object with named fields'
    case 'null':
      return 'null'
    case 'never':
      return 'left out'
    case 'int':
    case 'number':
      return numberWords(inst)
    default:
      return `a value of type ${expected}`
  }
}

const numberWords = (schema: unknown): string =>
  schema instanceof z.ZodNumber
    ? `a ${schema.isInt ? 'whole ' : ''}number${rangeWords(schema.minValue ?? -Infinity, schema.maxValue ?? Infinity)}`
    : 'a number'

/** ` between 1 and 500`. A bound that every number satisfies is omitted. */
export const rangeWords = (min: number, max: number): string => {
  const hasMin = min > Number.MIN_SAFE_INTEGER
  const hasMax = max < Number.MAX_SAFE_INTEGER
  if (hasMin && hasMax) return ` between ${min} and ${max}`
  if (hasMin) return ` of at least ${min}`
  return hasMax ? ` of at most ${max}` : ''
}

const choiceOf = (values: readonly unknown[]): string =>
  `${values.length > 1 ? 'one of ' : ''}${values.map(String).join(', ')}`

const count = (n: number | bigint, singular: string): string => `${n} ${singular}${Number(n) === 1 ? '' : 's'}`

const tooSmall = ({ origin, minimum, inclusive }: IssueOf<'too_small'>): string => {
  if (origin === 'string')
    return Number(minimum) === 1 ? 'must not be empty' : `must be at least ${count(minimum, 'character')}`
  if (origin === 'array') return Number(minimum) === 1 ? 'must not be empty' : `must have at least ${minimum} entries`
  return `must be ${inclusive ? 'at least' : 'more than'} ${minimum}`
}

const tooBig = ({ origin, maximum, inclusive }: IssueOf<'too_big'>): string => {
  if (origin === 'string') return `must be at most ${count(maximum, 'character')}`
  if (origin === 'array') return `must have at most ${Number(maximum) === 1 ? '1 entry' : `${maximum} entries`}`
  return `must be ${inclusive ? 'at most' : 'less than'} ${maximum}`
}

/** For a discriminated union, the allowed values of the discriminator; for plain values, what each of them may be. */
const unionWords = ({ input, ...issue }: IssueOf<'invalid_union'>): string => {
  if ('options' in issue && Array.isArray(issue.options) && issue.options.length > 0)
    return `must be ${choiceOf(issue.options)}`
  if (input === undefined) return missingWords
  const said = issue.errors.flatMap((found) => (found.length === 1 && found[0]?.path.length === 0 ? found : []))
  if (said.length === 0 || said.length < issue.errors.length) return 'does not match any of the allowed formats'
  return [...new Set(said.map(({ message }) => message))].join(' or ').replaceAll(' or must be ', ' or ')
}
