import { expect, it } from 'vitest'
import { countOf, durationInWords, inWords, sizeInWords, tooManyAttempts, waitInWords } from './words.ts'

it('shows enum values of the contract in plain English', () => {
  expect(inWords('do_not_contact')).toBe('Do not contact')
  expect(inWords('hotel')).toBe('Hotel')
})

it('counts in the singular and the plural', () => {
  expect(countOf(1, 'day')).toBe('1 day')
  expect(countOf(1400, 'day')).toBe('1,400 days')
  expect(countOf(0, 'company', 'companies')).toBe('0 companies')
})

it('formats durations', () => {
  expect([45, 180, 150, 2880, 1500].map(durationInWords)).toEqual(['45 min', '3 h', '2 h 30 min', '2 days', '25 h'])
})

it('formats sizes', () => {
  expect([0, 12, 850_400, 1.25 * 1024 ** 2, 5 * 1024 ** 3, 1000 * 1024 ** 3].map(sizeInWords)).toEqual([
    '0 bytes',
    '12 bytes',
    '830 kB',
    '1.3 MB',
    '5 GB',
    '1,000 GB',
  ])
})

it('formats waiting times', () => {
  expect([2, 60, 61, 3000, 3600, 86_400].map(waitInWords)).toEqual([
    'a minute',
    'a minute',
    '2 minutes',
    '50 minutes',
    'an hour',
    '24 hours',
  ])
})

it('says after too many attempts how long to wait for the next one', () => {
  expect(tooManyAttempts(600)).toBe('Too many attempts. Try again in 10 minutes.')
  expect(tooManyAttempts(null)).toBe('Too many attempts. Try again in a minute.')
})
