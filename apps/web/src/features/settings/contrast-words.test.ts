import { expect, it } from 'vitest'
import { contrastInWords } from './contrast-words.ts'

it('says with which ink a colour can be read, and how well', () => {
  expect(contrastInWords('#1f4d4a')).toBe('White text on it reads very well (9.5 to 1).')
  expect(contrastInWords('#767676')).toBe('White text on it reads well (4.5 to 1).')
})

it('says that a pale colour is darkened where it is written with', () => {
  expect(contrastInWords('#f2c14e')).toMatch(/^Black text on it reads very well .* darker shade of it\.$/)
})

it('says nothing of what is no colour yet', () => {
  expect(contrastInWords('#1f4')).toBeNull()
})
