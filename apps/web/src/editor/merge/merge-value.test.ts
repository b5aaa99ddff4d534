import { describe, expect, it } from 'vitest'
import { mergeValue } from './merge-value.ts'

const voucher = { media: 'a', name: 'Voucher', kind: 'voucher', isVisible: false }
const ticket = { media: 'b', name: null, kind: 'ticket', isVisible: false }
const bill = { media: 'c', name: 'Bill', kind: 'other', isVisible: false }
const merged = (base: unknown, mine: unknown, theirs: unknown) => mergeValue('documents', { base, mine, theirs })

describe('the documents of a segment that two users changed', () => {
  it('have what both added and removed', () => {
    expect(merged([voucher], [voucher, ticket], [bill])).toEqual({ value: [ticket, bill] })
  })

  it('have the changes of both to one document, even if one of them changed its kind', () => {
    expect(merged([ticket], [{ ...ticket, kind: 'voucher' }], [{ ...ticket, isVisible: true }])).toEqual({
      value: [{ ...ticket, kind: 'voucher', isVisible: true }],
    })
    expect(merged([voucher], [{ ...voucher, name: 'Hotel Voucher' }], [{ ...voucher, name: 'Voucher 12' }])).toEqual({
      value: [{ ...voucher, name: 'Hotel Voucher 12' }],
    })
  })

  it('are disputed if both chose a different kind', () => {
    const choices = [
      { ...ticket, kind: 'voucher' },
      { ...ticket, kind: 'confirmation' },
    ]
    expect(merged([ticket], choices.slice(0, 1), choices.slice(1))).toBeNull()
  })

  it('have what both added to a segment that was stored before the field existed', () => {
    expect(merged(undefined, [voucher], [ticket])).toEqual({ value: [voucher, ticket] })
  })
})
