import { describe, expect, it } from 'vitest'
import { isLostConnection } from './lost-connection.ts'
import { quietErrors } from './quiet-errors.ts'

const withCode = (code: string, message = 'it failed') => Object.assign(new Error(message), { code })

describe('a lost connection', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08006', '08P01', '53300', '53100', '57P01', '57P02'].map(
      (code) => withCode(code),
    ),
    ...['57P03', '57P05', '58030', '25P03'].map((code) => withCode(code)),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout expired'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Query read timeout'),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
    new Error('a job failed', { cause: withCode('57P01') }),
    // As pg-boss passes errors on.
    { message: 'Connection terminated', stack: '' },
  ])('is recognised: %s', (error) => {
    expect(isLostConnection(error)).toBe(true)
  })

  it.each([
    withCode('23505'),
    withCode('57014'),
    withCode('25006'),
    withCode('42P01'),
    new Error('a bug'),
    null,
    'text',
  ])('is not: %s', (error) => {
    expect(isLostConnection(error)).toBe(false)
  })
})

it('what polls a database that is away prints one line in ten seconds, and other errors always', () => {
  const lines: string[] = []
  let now = 0
  const onError = quietErrors(
    (line) => lines.push(line),
    () => now,
  )
  for (; now <= 12_000; now += 1000) onError({ message: 'Connection terminated' })
  onError(new Error('a bug'))
  onError(new AggregateError([withCode('ECONNREFUSED', 'connect ECONNREFUSED')]))
  expect(lines).toEqual([
    'The database cannot be reached: Connection terminated. What needs it tries again.',
    'The database cannot be reached: Connection terminated. What needs it tries again.',
    'a bug',
  ])
})
