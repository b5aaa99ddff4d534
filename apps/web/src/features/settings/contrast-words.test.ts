import { expect, it } from 'vitest'
import { contrastInWords } from './contrast-words.ts'

it('says on which text colour a colour is readable, and its contrast', () => {
  expect(contrastInWords('#1f4d4a')).toBe('Contrast with white text: very good (9.5:1).')
  expect(contrastInWords('#767676')).toBe('Contrast with white text: good (4.5:1).')
})

it('says that a pale colour is darkened when used for text', () => {
  expect(contrastInWords('#f2c14e')).toMatch(/^Contrast with black text: very good .* darker shade\.$/)
})

it('says nothing about an incomplete colour', () => {
  expect(contrastInWords('#1f4')).toBeNull()
})
