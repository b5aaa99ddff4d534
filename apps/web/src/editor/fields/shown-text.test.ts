import { expect, it } from 'vitest'
import { cleanProse } from './clean-text.ts'
import { shownText } from './shown-text.ts'

it.each([
  [
    'what was typed, when it is stored',
    { text: 'Bring a hat. ', before: 'Bring a', after: 'Bring a hat.' },
    'Bring a hat. ',
  ],
  ['a new text', { text: 'Bring a hat', before: 'Bring a hat', after: 'Bring hats' }, 'Bring hats'],
  ['spaces at the end', { text: 'A hat.\n', before: 'A hat.', after: 'Bring: A hat.' }, 'Bring: A hat.\n'],
  ['spaces after what others add', { text: 'A hat. ', before: 'A hat.', after: 'A hat. A map' }, 'A hat. A map '],
  ['no spaces when a text gets shorter', { text: 'A hat. ', before: 'A hat.', after: 'A' }, 'A'],
  ['nothing when a text is removed', { text: 'A hat. ', before: 'A hat.', after: null }, ''],
  ['a first text', { text: ' ', before: null, after: 'A hat.' }, 'A hat.'],
])('a field shows %s', (_, { text, before, after }, expected) => {
  expect(shownText({ text, value: before }, after, cleanProse)).toBe(expected)
})
