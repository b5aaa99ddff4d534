import { expect, it } from 'vitest'
import { judgeStrength } from './password-strength.ts'

const personal = ['Ana Mbeki', 'ana.mbeki@example.test', 'Sojourn']

it('says how many characters are missing', async () => {
  expect(await judgeStrength('short', personal)).toMatchObject({
    isEnough: false,
    words: 'Enter at least 7 more characters',
  })
  expect(await judgeStrength('elevenchars', personal)).toMatchObject({ words: 'Enter at least 1 more character' })
})

it.each(['xx ánA-mbekí 2026 yy', 'my sojourn of twelve', 'ana.mbeki-lantern-otter'])(
  'rejects a password with personal details: %s',
  async (password) => {
    expect(await judgeStrength(password, personal)).toMatchObject({
      isEnough: false,
      words: expect.stringMatching(/^Do not use your name/),
    })
  },
)

it.each(['password1234', 'qwertyuiopas', 'aaaaaaaaaaaaaaaa'])(
  'rejects a password that is easy to guess: %s',
  async (password) => {
    const strength = await judgeStrength(password, personal)
    expect(strength).toMatchObject({ isEnough: false })
    expect(strength?.words).toMatch(/Easy to guess/)
  },
)

it('accepts several plain words', async () => {
  expect(await judgeStrength('lantern otter drizzle', personal)).toMatchObject({ isEnough: true, level: 4 })
})

it('rejects a password that is too long', async () => {
  expect(await judgeStrength('lantern otter '.repeat(100), personal)).toMatchObject({ isEnough: false })
})
