import { expect, test } from 'vitest'
import { isTransport, kindTraits, segmentKinds } from './segment-kinds.ts'

test('designers and clients see the same word for a kind, with four exceptions', () => {
  const differing = segmentKinds.map((kind) => kindTraits[kind].words).filter(({ editor, client }) => editor !== client)
  expect(differing.map(({ editor, client }) => [editor, client])).toEqual([
    ['Bus', 'Coach'],
    ['Meal', 'Dining'],
    ['Free time', 'At leisure'],
    ['Note', 'Good to know'],
  ])
})

test('nothing else can happen during scheduled transport, except on a cruise', () => {
  const scheduled = segmentKinds.filter((kind) => kindTraits[kind].transport?.isScheduled)
  expect(scheduled).toEqual(['flight', 'train', 'bus', 'ferry', 'cruise'])
  expect(scheduled.filter((kind) => kindTraits[kind].transport?.meanwhile !== 'nothing')).toEqual(['cruise'])
})

test('no kind of transport counts as onward travel', () => {
  expect(segmentKinds.filter((kind) => isTransport(kind) && kindTraits[kind].isOnwardTravel)).toEqual([])
})
