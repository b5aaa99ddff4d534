import { expect, it } from 'vitest'
import { gonePage } from './gone-page.ts'

const gone = {
  company: {
    name: 'Kalahari Trails',
    brand: { primary: '#7a3b12', secondary: '#d9b382', onPrimary: '#ffffff' },
    logo: null,
    phone: null,
    email: 'hello@kalahari.example',
    url: null,
  },
  fontUrl: (file: string) => `https://journeys.example/p/fonts/${file}`,
  pictureUrl: () => '',
}

it('the page of a link that no longer works names the company, in its colours, and how to reach it', () => {
  const html = gonePage(gone)
  expect(html).toContain('<title>This link no longer works · Kalahari Trails</title>')
  expect(html).toContain('Contact Kalahari Trails for a new one.')
  expect(html).toContain('href="mailto:hello@kalahari.example"')
  expect(html).toContain('--brand:#7a3b12')
  expect(html).not.toContain('tel:')
})

it('treats a hostile name and website as text, and ignores a hostile colour', () => {
  const html = gonePage({
    ...gone,
    company: {
      ...gone.company,
      name: '</title><script>alert(1)</script>',
      url: 'javascript:alert(1)',
      brand: { primary: '}</style><script>', secondary: 'x', onPrimary: 'url(x)' },
    },
  })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('href="javascript:')
  expect(html).not.toContain('url(x)')
  expect(html.match(/<\/style>/g)).toHaveLength(1)
})
