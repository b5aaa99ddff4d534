import { describe, expect, it } from 'vitest'
import { isInternalPath } from './internal-path.ts'

describe('a path to go to after logging in', () => {
  it.each([
    '/',
    '/itineraries',
    '/itineraries/0199-ab_c~d',
    '/itineraries?q=namib&page=2&sort=-createdAt',
    '/@me/%20x',
  ])('may be %s', (path) => expect(isInternalPath(path)).toBe(true))

  it.each([
    '',
    'itineraries',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/a:b',
    '/a.html',
    '/a\n/b',
    '/a#b',
    '/a?b=<script>',
    ' /a',
    '/é',
    '/%2Fevil.test',
    '/a/%2F%2Fevil.test',
    '/%5Cevil.test',
    '/a?b=%0d%0aset-cookie',
    '/a%00',
    '/a%',
    '/a?q=%E0%A4%A',
  ])('may not be %j', (path) => expect(isInternalPath(path)).toBe(false))
})
