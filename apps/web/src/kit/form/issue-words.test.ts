import { expect, it } from 'vitest'
import { z } from 'zod'
import { wordsOf } from './issue-words.ts'

const said = (schema: z.ZodType, value: unknown): string[] => schema.safeParse(value).error?.issues.map(wordsOf) ?? []

it.each([
  [z.string().min(1), '', 'must be filled in'],
  [z.string().min(3), 'a', 'must have at least 3 characters'],
  [z.string().max(2), 'abc', 'must have at most 2 characters'],
  [z.array(z.string()).min(1), [], 'choose at least one'],
  [z.int().min(2), 1, 'must be 2 or more'],
  [z.int().max(2), 3, 'must be 2 or less'],
  [z.string(), null, 'must be filled in'],
  [z.string().min(12, 'must be longer'), 'short', 'must be longer'],
])('says what is wrong in plain words: %#', (schema, value, words) => {
  expect(said(schema, value)).toEqual([words])
})
