import { expect, test } from 'vitest'
import { isTransport, kindTraits, segmentKinds } from './segment-kinds.ts'

test('a designer and a client read the same word for a kind, but for four', () => {
  const differing = segmentKinds.map((kind) => kindTraits[kind].words).filter(({ editor, client }) => editor !== client)
  expect(differing.map(({ editor, client }) => [editor, client])).toEqual([
    ['Bus', 'Coach'],
    ['Meal', 'Dining'],
    ['Free time', 'At leisure'],
    ['Note', 'Good to know'],
  ])
})

test('nothing else happens during a journey by timetable, but aboard a cruise', () => {
  const scheduled = segmentKinds.filter((kind) => kindTraits[kind].transport?.isScheduled)
  expect(scheduled).toEqual(['flight', 'train', 'bus', 'ferry', 'cruise'])
  expect(scheduled.filter((kind) => kindTraits[kind].transport?.meanwhile !== 'nothing')).toEqual(['cruise'])
})

test('what carries travellers is where they go, not what they do there', () => {
  expect(segmentKinds.filter((kind) => isTransport(kind) && kindTraits[kind].isOnwardTravel)).toEqual([])
})
