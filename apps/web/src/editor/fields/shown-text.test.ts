import { expect, it } from 'vitest'
import { cleanProse } from './clean-text.ts'
import { shownText } from './shown-text.ts'

it.each([
  [
    'the text as typed once it is stored',
    { text: 'Bring a hat. ', before: 'Bring a', after: 'Bring a hat.' },
    'Bring a hat. ',
  ],
  ['a new text', { text: 'Bring a hat', before: 'Bring a hat', after: 'Bring hats' }, 'Bring hats'],
  [
    'the new text and the spaces at the end',
    { text: 'A hat.\n', before: 'A hat.', after: 'Bring: A hat.' },
    'Bring: A hat.\n',
  ],
  ['the spaces after what others added', { text: 'A hat. ', before: 'A hat.', after: 'A hat. A map' }, 'A hat. A map '],
  [
    'the spaces after a text that others made shorter',
    { text: 'A grand hat ', before: 'A grand hat', after: 'A big hat' },
    'A big hat ',
  ],
  ['one space if the new text ends in one', { text: 'A hat ', before: 'A hat ', after: 'A hat now ' }, 'A hat now '],
  ['no spaces if the end of the text was removed', { text: 'A hat. ', before: 'A hat.', after: 'A' }, 'A'],
  ['nothing if the text was removed', { text: 'A hat. ', before: 'A hat.', after: null }, ''],
  ['a text that another user wrote first', { text: ' ', before: null, after: 'A hat.' }, 'A hat.'],
  ['the text of others while it is empty', { text: '  ', before: 'A hat', after: 'A hat.' }, 'A hat.'],
])('a field shows %s', (_, { text, before, after }, expected) => {
  expect(shownText({ text, value: before }, after, cleanProse)).toBe(expected)
})
