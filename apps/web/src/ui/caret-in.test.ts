import { expect, it } from 'vitest'
import { caretIn, placeIn } from './caret-in.ts'

/** A text with its caret as a bar. */
const split = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })

it.each([
  ['A trip| of minds', 'A trip| of one mind'],
  ['A trip of minds|', 'Now: A trip of minds|'],
  ['wal| and meal', 'Now: wal| and a late meal'],
  ['Bring a h|. Eat', 'We bring a h|. Eat well'],
  ['cleo|dan6; hat; da', 'bob10;cleo|dan6; hat; dan7;'],
  ['one; bob4|a', 'one; cleo3; bob4|ann4;'],
  ['same|', 'same| and more'],
  ['same|', 'same;| and more'],
  ['hat. b| a', 'hat. bob;| a'],
  ['hat. b|', 'hat. bob;| cleo'],
  ['hat |', 'hat |bob'],
  ['The trip|', 'The trip|—a long walk'],
  ['see (|', 'see (|map) now'],
  ['ab|😀', 'aX🨀|'],
  ['שלום|', 'שלום| עולם'],
  ['東京に行く|', '東京に行く|。大阪にも行く。'],
  ['|', '|first'],
  ['gone| left', '| left'],
])('the caret of %j goes to %j', (before, after) => {
  const [{ text, caret }, expected] = [split(before), split(after)]
  expect(caretIn(text, expected.text, caret)).toBe(expected.caret)
})

it('a selection does not grow over what others write', () => {
  expect(placeIn('the same hat', 'the sameness hat', 8)).toBe(8)
})

it('the caret stays near its place in a long text with half of its words replaced', () => {
  const words = Array.from({ length: 3000 }, (_, n) => `word${n % 89}`)
  const replaced = words.map((word, n) => (n > 400 && n < 2000 ? `other${n}` : word))
  const [before, after] = [words.join(' '), replaced.join(' ')]
  const caret = caretIn(before, after, 10_000)
  expect(Math.abs(caret / after.length - 10_000 / before.length)).toBeLessThan(0.2)
})
