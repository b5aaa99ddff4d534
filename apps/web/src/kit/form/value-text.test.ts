import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

const part = {
  uuid: '1cf0bb9a-224d-481a-926d-b23c6813f26c',
  type: 'hero',
  subtitle: 'Line',
  title: 'Slow journeys',
  media: { media: '01a20981-0000-7000-8000-000000000001', role: 'hero', caption: null, alt: 'The loft' },
}

it('shows the texts in objects, without ids and types, in the same order whatever the order of keys', () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We walk.' }] }] }
  const reversed = Object.fromEntries(Object.entries(part).toReversed())
  expect(valueText([part, { uuid: part.uuid, type: 'text', body: text }])).toBe(
    'Slow journeys (image: The loft) Line\nWe walk.',
  )
  expect(valueText(reversed)).toBe(valueText(part))
})

it('shows plain values as they are, and nothing for empty ones and uuids', () => {
  expect([valueText('Dunes'), valueText(7), valueText(null), valueText([]), valueText(part.uuid)]).toEqual([
    'Dunes',
    '7',
    '',
    '',
    '',
  ])
})
