import { expect, it } from 'vitest'
import { contrastInWords } from './contrast-words.ts'

it('says on which text colour a colour is readable, and its contrast', () => {
  expect(contrastInWords('#1f4d4a')).toBe('White text on it reads very well (9.5 to 1).')
  expect(contrastInWords('#767676')).toBe('White text on it reads well (4.5 to 1).')
})

it('says that a pale colour is darkened when used for text', () => {
  expect(contrastInWords('#f2c14e')).toMatch(/^Black text on it reads very well .* darker shade of it\.$/)
})

it('says nothing about an incomplete colour', () => {
  expect(contrastInWords('#1f4')).toBeNull()
})
