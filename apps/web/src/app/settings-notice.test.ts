import { expect, it } from 'vitest'
import { hasQuery, settingsNotice } from './settings-notice.ts'

it('says one thing a visit: that a payment arrived before a welcome, and both before what is missing', () => {
  expect(settingsNotice({ stripe: 'success', welcome: '1' }, true)).toBe('subscribed')
  expect(settingsNotice({ stripe: 'cancelled', welcome: '' }, true)).toBe('welcome')
  expect(settingsNotice({ stripe: 'cancelled' }, true)).toBe('required')
  expect(settingsNotice({ stripe: 'cancelled' }, false)).toBeNull()
})

it('clears the whole query, whatever it holds', () => {
  expect(hasQuery({ stripe: 'success', welcome: '', page: '2' })).toBe(true)
  expect(hasQuery({ page: '2' })).toBe(true)
  expect(hasQuery({})).toBe(false)
})
