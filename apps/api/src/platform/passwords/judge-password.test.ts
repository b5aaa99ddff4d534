import { describe, expect, it } from 'vitest'
import { judgePassword } from './judge-password.ts'

const personal = ['Änne-Marie Müller', 'a.wanderlust@example.test', 'Sojourn']

describe('a password', () => {
  it.each([
    'bronze kettle orbit',
    'Zx9!fQ-2vLm#',
    'ich gehe heute nicht heim',
    '旅に病んで夢は枯野をかけ廻る',
    '🦒🌵🏜️ tent gravel',
    'gravel quince lantern orbit '.repeat(36),
  ])('%s is good', async (password) => {
    expect(await judgePassword(password, personal)).toBeNull()
  })

  it.each([
    ['annemarie at the lake', 'personal'],
    ['the MULLER family tent', 'personal'],
    ['a wanderlust for kettles', 'personal'],
    ['w.a.n.d.e.r.l.u.s.t kettle', 'personal'],
    ['my SOJOURN in gravel', 'personal'],
    ['sojourn-demo-2026', 'guessable'],
    ['Sojourn_Demo 2026 kettle gravel', 'guessable'],
    ['password1234', 'guessable'],
    ['P@ssw0rd1234', 'guessable'],
    ['qwertyuiopasdf', 'guessable'],
    ['abcdefghijklmnop', 'guessable'],
    ['111111111111111', 'guessable'],
    ['1'.repeat(1024), 'guessable'],
    ['administrator', 'guessable'],
    ['letmeinletmein', 'guessable'],
  ])('%s is %s', async (password, weakness) => {
    expect(await judgePassword(password, personal)).toBe(weakness)
  })

  it('is not rejected for a short name that is part of many words', async () => {
    expect(await judgePassword('channel plankton quince', ['Ann Li', 'al@example.test'])).toBeNull()
  })
})
