import { expect, it } from 'vitest'
import { apiKeyScopes } from '@sojourn/contract/api-key'
import { scopesInWords } from './scope-words.ts'

it('lists what a key may do, one line per resource', () => {
  expect(scopesInWords(['guides:read', 'itineraries:read', 'itineraries:write', 'itineraries:publish'])).toEqual([
    'Travel guides: read',
    'Itineraries: read and write',
    'Publish itineraries',
  ])
  expect(scopesInWords(['pricing:write', 'contacts:passports'])).toEqual([
    'Net prices and rates: read and write',
    'Passports',
  ])
})

it('has words for every scope', () => {
  const lines = scopesInWords(apiKeyScopes)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.join(' ')).toContain('Company pages: read and write')
})
