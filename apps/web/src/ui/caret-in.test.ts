import { expect, it } from 'vitest'
import { caretIn } from './caret-in.ts'

/** A text with its caret as a bar. */
const split = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })

it.each([
  ['A trip| of minds', 'A trip| of one mind'],
  ['A trip of minds|', 'Now: A trip of minds|'],
  ['wal| and meal', 'Now: wal| and a late meal'],
  ['Bring a h|. Eat', 'We bring a h|. Eat well'],
  ['cleo|dan6; hat; da', 'bob10;cleo|dan6; hat; dan7;'],
  ['same|', 'same| and more'],
  ['same|', 'same;| and more'],
  ['hat. b| a', 'hat. bob;| a'],
  ['hat. b|', 'hat. bob;| cleo'],
  ['hat |', 'hat |bob'],
  ['|', '|first'],
  ['gone| left', '| left'],
  ['one; bob4|a', 'one; cleo3; bob4|ann4;'],
])('the caret in %j is where it was in %j', (before, after) => {
  const [{ text, caret }, expected] = [split(before), split(after)]
  expect(caretIn(text, expected.text, caret)).toBe(expected.caret)
})
