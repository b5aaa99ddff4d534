import { describe, expect, it } from 'vitest'
import { isServerPath } from './server-paths.ts'

const tenant = '0193b0a0-0000-7000-8000-000000000000'

describe('the server handles', () => {
  it.each([
    '/v1/auth/account',
    '/p/abc',
    '/c/kalahari-trails',
    '/docs',
    '/docs/static/index.html',
    '/checkout/abc',
    '/assets/a.js',
    `/media/${tenant}/${'a'.repeat(64)}/original.jpg?expires=1&signature=x`,
    `/media/uploads/${tenant}/${tenant}`,
    '/metrics',
    '/.well-known/security.txt',
    '/openapi.json?x=1',
  ])('%s', (path) => {
    expect(isServerPath(path)).toBe(true)
  })
})

describe('the web app handles', () => {
  it.each(['/', '/media', '/media/', '/media/create', '/media/anything/else', '/contacts', '/pages', '/%', '/v1x'])(
    '%s',
    (path) => {
      expect(isServerPath(path)).toBe(false)
    },
  )
})
