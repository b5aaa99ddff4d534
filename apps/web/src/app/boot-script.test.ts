// @vitest-environment node
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { SCHEMES, TEXT_SIZES } from '../ui/appearance.ts'
import { addresses } from './addresses.ts'

const text = readFileSync(new URL('boot-script.js', import.meta.url), 'utf8')

/** The attributes that the script sets on the page. */
const attributesFor = (appearance: unknown, stored = JSON.stringify(appearance), isSystemDark = false) => {
  const dataset: Record<string, unknown> = { scheme: 'standard' }
  runInNewContext(text, {
    localStorage: { getItem: (key: string) => (key === 'sojourn.appearance' ? stored : null) },
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: isSystemDark }),
  })
  return dataset
}

describe('the script that sets the appearance before the first paint', () => {
  it.each(SCHEMES)('sets the scheme %s', (scheme) => expect(attributesFor({ scheme })).toEqual({ scheme }))

  it.each([
    ['standard', 'dark'],
    ['warm', 'dark'],
    ['high-contrast', 'dark-high-contrast'],
  ])('follows a dark system from %s to %s, if it should', (scheme, dark) => {
    const shown = (followsSystem: boolean, isDark: boolean) =>
      attributesFor(null, JSON.stringify({ scheme, followsSystem }), isDark)
    expect(shown(true, true)).toEqual({ scheme: dark })
    expect(shown(true, false)).toEqual({ scheme })
    expect(shown(false, true)).toEqual({ scheme })
  })

  it('sets text size, motion and links', () => {
    expect(attributesFor({ textSize: 150, hasReducedMotion: true, hasUnderlinedLinks: true })).toEqual({
      scheme: 'standard',
      textSize: 150,
      motion: 'reduced',
      links: 'underlined',
    })
    expect(attributesFor({ hasReducedMotion: false })).toEqual({ scheme: 'standard', motion: 'full' })
    for (const textSize of TEXT_SIZES.filter((size) => size !== 100))
      expect(attributesFor({ textSize })).toEqual({ scheme: 'standard', textSize })
  })

  it.each(['', 'null', '{', '[]', '"dark"', '{"scheme":"neon","textSize":1000}', '{"scheme":"dark-"}'])(
    'leaves the page as it is if %s is stored',
    (stored) => expect(attributesFor(null, stored)).toEqual({ scheme: 'standard' }),
  )
})

/** The files that the script preloads on a page. */
const preloadsAt = (pathname: string, token: string | null = null) => {
  const files: string[] = []
  const fileNames = text
    .replace('%LOGIN%', '/login.js')
    .replace('%APP%', '/app.js')
    .replaceAll('%SHELL%', '/shell.js')
    .replace('%HOME%', '/home.js')
    .replace('%CACHE%', '/cache.js')
  runInNewContext(fileNames, {
    localStorage: { getItem: (key: string) => (key === 'sojourn.token' ? token : null) },
    location: { pathname },
    fetch: () => new Promise(() => {}),
    document: {
      documentElement: { dataset: {} },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => files.push(href) },
      querySelector: () => null,
    },
  })
  return files
}

describe('the code that the script preloads', () => {
  const needsNoLogin = ([path, access]: [string, string]) =>
    path !== '/login' && (access === 'guest' || access === 'public')

  it.each([...addresses].filter(needsNoLogin))('is the app for the page %s, which needs no login', (path) =>
    expect(preloadsAt(path)).toEqual(['/app.js']),
  )

  it.each([...addresses].filter((address) => !needsNoLogin(address)))('is the login page for %s', (path) =>
    expect(preloadsAt(path)).toEqual(['/login.js']),
  )

  it('is the app and its layout for a logged-in user', () => {
    expect(preloadsAt('/destinations', 'token')).toEqual(['/app.js', '/shell.js', '/cache.js'])
    expect(preloadsAt('/', 'token')).toEqual(['/app.js', '/shell.js', '/cache.js', '/home.js'])
  })
})
