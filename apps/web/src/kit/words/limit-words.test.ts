import { usageOf } from '@sojourn/contract/plans'
import { expect, it } from 'vitest'
import { usageInWords } from './limit-words.ts'

it('says how much of a limit is used', () => {
  expect(usageInWords('storageBytes', usageOf(1024 ** 3, 5 * 1024 ** 3))).toBe('1 GB of 5 GB')
  expect(usageInWords('users', usageOf(3, null))).toBe('3, no limit')
})
