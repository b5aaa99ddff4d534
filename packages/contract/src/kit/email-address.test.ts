import { describe, expect, it } from 'vitest'
import { email } from './values.ts'

describe('an email address', () => {
  it.each([
    ['info@münchen.test', 'info@münchen.test'],
    ['info@mu\u0308nchen.test', 'info@münchen.test'],
    ['info@xn--mnchen-3ya.test', 'info@münchen.test'],
    ['info@XN--MNCHEN-3YA.test', 'info@münchen.test'],
    ['info@MÜNCHEN.test', 'info@münchen.test'],
    ['jörg@example.test', 'jörg@example.test'],
    ['jo\u0308rg@example.test', 'jörg@example.test'],
    ['用户@例え.テスト', '用户@例え.テスト'],
    ['mail@пример.xn--p1ai', 'mail@пример.рф'],
    [' Plain.Name+tag@Example.Test ', 'Plain.Name+tag@Example.Test'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(email().parse(typed)).toBe(stored)
    expect(email().parse(stored)).toBe(stored)
  })

  it.each([
    'info@',
    '@münchen.test',
    'info@münchen',
    'in fo@münchen.test',
    'info@mün chen.test',
    'info@-münchen.test',
    'info@xn--zzzzzzzzzzzz99999.test',
    'a@b@münchen.test',
    'info@mün/chen.test',
    `${'ü'.repeat(250)}@example.test`,
    'info\u0000@münchen.test',
    'info@münchen.test:80',
    'info\ud800@münchen.test',
  ])('%j is invalid', (typed) => {
    expect(email().safeParse(typed).success).toBe(false)
  })
})
