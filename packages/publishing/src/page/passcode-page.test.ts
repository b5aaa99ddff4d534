import { describe, expect, it } from 'vitest'
import { passcodePage } from './passcode-page.ts'

const door = {
  company: { name: 'Kalahari Trails', brand: { primary: '#7a3b12', secondary: '#d9b382', onPrimary: '#ffffff' } },
  action: 'https://journeys.example/p/token',
  below: 'brochure.pdf',
  fontUrl: (file: string) => `https://journeys.example/p/fonts/${file}`,
  problem: null,
}

describe('the passcode page', () => {
  it('is a labelled form in the company’s colours and works without scripts', () => {
    const html = passcodePage(door)
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toContain('<label for="passcode">Passcode</label>')
    expect(html).toContain('<form action="https://journeys.example/p/token" method="post">')
    expect(html).toContain('--brand:#7a3b12')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('role="alert"')
  })

  it('announces the error to screen readers', () => {
    const html = passcodePage({ ...door, problem: 'wrong' })
    expect(html).toMatch(/<p id="problem" role="alert">The passcode is not correct/)
    expect(html).toContain('aria-describedby="problem about"')
    expect(html).toContain('<title>Error: ')
    expect(passcodePage({ ...door, problem: 'too-many' })).toContain('Too many attempts')
  })

  it('treats a hostile name as text, and ignores a hostile colour', () => {
    const html = passcodePage({
      ...door,
      company: {
        name: '</title><script>alert(1)</script>',
        brand: { primary: '}</style><script>', secondary: 'x', onPrimary: 'url(x)' },
      },
    })
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('url(x)')
    expect(html.match(/<\/style>/g)).toHaveLength(1)
  })
})
