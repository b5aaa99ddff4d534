import { expect, it } from 'vitest'
import { wordsOfDraft } from './draft-words.ts'

const uuid = '0199a3f4-0000-7000-8000-000000000001'
const written = (text: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'The ' },
        { type: 'text', text: 'end' },
      ],
    },
  ],
})

it('shows only the fields of a form that were changed', () => {
  const basis = { name: 'Lodge', summary: '', rooms: null, story: null, destination: null }
  const values = { ...basis, summary: 'By the river', rooms: 12, story: written('Once'), destination: uuid }
  expect(wordsOfDraft({ values, basis, rev: 3 })).toBe('Summary: By the river\nRooms: 12\nStory: Once\nThe end')
})

it('shows the texts of edits, and of a draft that consists of its values alone', () => {
  const edits = [
    { kind: 'changeDay', day: uuid, changes: { title: 'Into the dunes' } },
    { kind: 'addSegment', segment: { uuid, kind: 'stay', arrivalNote: 'Gate code 7' } },
  ]
  expect(wordsOfDraft({ rev: 1, savedAt: '2026-01-01T00:00:00.000Z', edits })).toBe(
    'Title: Into the dunes\nArrival note: Gate code 7',
  )
  expect(wordsOfDraft({ title: 'Namibia', startDate: null, dayCount: 7 })).toBe('Title: Namibia\nDay count: 7')
})
