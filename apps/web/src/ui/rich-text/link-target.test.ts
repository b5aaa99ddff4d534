import { richText } from '@sojourn/contract/kit/rich-text'
import { describe, expect, it } from 'vitest'
import { isLinkTarget, linkTargetOf } from './link-target.ts'

const contractTakes = (href: string) =>
  richText().safeParse({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  }).success

describe('a link target', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'HTTP://EXAMPLE.COM',
    'mailto:a@example.com',
    'tel:+26461000000',
    'https:',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'https://a b',
    ' https://example.com',
    `https://example.com/${'x'.repeat(2000)}`,
    'https://\ud800',
    '',
  ])('is valid exactly if the contract accepts it: “%s”', (href) => {
    expect(isLinkTarget(href)).toBe(contractTakes(href))
  })

  it.each([
    ['https://example.com', 'https://example.com'],
    [' example.com/tours ', 'https://example.com/tours'],
    ['www.example.com', 'https://www.example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['+264 61 000-000', 'tel:+26461000000'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ])('typed as “%s” becomes %s', (typed, target) => {
    expect(linkTargetOf(typed)).toBe(target)
    expect(contractTakes(target)).toBe(true)
  })

  it.each(['', 'tours', 'javascript:alert(1)', 'ftp://example.com', 'a b.com', 'hello@', '123', 'file:///etc'])(
    'typed as “%s” is null',
    (typed) => {
      expect(linkTargetOf(typed)).toBeNull()
    },
  )
})
