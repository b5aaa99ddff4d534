import { expect, it } from 'vitest'
import { settingsNotice, withoutNotice } from './settings-notice.ts'

it('says one thing a visit, in the order of the specification', () => {
  expect(settingsNotice({ stripe: 'success', welcome: '1' }, true)).toBe('subscribed')
  expect(settingsNotice({ stripe: 'cancelled', welcome: '' }, true)).toBe('welcome')
  expect(settingsNotice({ stripe: 'cancelled' }, true)).toBe('required')
  expect(settingsNotice({ stripe: 'cancelled' }, false)).toBeNull()
})

it('clears both keys and leaves the others', () => {
  expect(withoutNotice({ stripe: 'success', welcome: '', page: '2' })).toEqual({ page: '2' })
  expect(withoutNotice({ page: '2' })).toBeNull()
})
