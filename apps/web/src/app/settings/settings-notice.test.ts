import { expect, it } from 'vitest'
import { hasQuery, settingsNotice } from './settings-notice.ts'

it('shows one notice per visit: a payment first, then a welcome, then a missing subscription', () => {
  expect(settingsNotice({ stripe: 'success', welcome: '1' }, true)).toBe('subscribed')
  expect(settingsNotice({ stripe: 'cancelled', welcome: '' }, true)).toBe('welcome')
  expect(settingsNotice({ stripe: 'cancelled' }, true)).toBe('required')
  expect(settingsNotice({ stripe: 'cancelled' }, false)).toBeNull()
})

it('finds any query, whatever it contains', () => {
  expect(hasQuery({ stripe: 'success', welcome: '', page: '2' })).toBe(true)
  expect(hasQuery({ page: '2' })).toBe(true)
  expect(hasQuery({})).toBe(false)
})
