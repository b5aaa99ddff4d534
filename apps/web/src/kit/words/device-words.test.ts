import { expect, it } from 'vitest'
import { deviceInWords, isHandheld } from './device-words.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const edge = `${chrome} Edg/143.0.0.0`
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

it('tells browsers apart although they claim to be each other', () => {
  expect(deviceInWords(chrome)).toBe('Chrome on Windows')
  expect(deviceInWords(edge)).toBe('Edge on Windows')
  expect(deviceInWords(iphone)).toBe('Safari on iPhone')
})

it('describes other user agents as far as possible', () => {
  expect(deviceInWords('curl/8.9.1')).toBe('Unknown browser (curl)')
  expect(deviceInWords(null)).toBe('Unknown device')
})

it('recognises a phone', () => {
  expect([iphone, chrome, null].map(isHandheld)).toEqual([true, false, false])
})
