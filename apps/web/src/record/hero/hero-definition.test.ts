import { describe, expect, it } from 'vitest'
import { imagesIn } from './hero-definition.ts'

const image = (media: string, role: 'hero' | 'gallery' = 'gallery') => ({ media, role, caption: null, alt: null })

describe('the images of a record', () => {
  it('begin with the main one and keep their order', () => {
    expect(
      imagesIn({ media: [image('a'), image('b', 'hero'), image('c')] }, 'media').map(({ media }) => media),
    ).toEqual(['b', 'a', 'c'])
  })

  it('begin with the first if none is the main one', () => {
    expect(imagesIn({ media: [image('a'), image('b')] }, 'media').map(({ media }) => media)).toEqual(['a', 'b'])
  })

  it('may be a single one, or none', () => {
    expect(imagesIn({ cover: image('a', 'hero') }, 'cover').map(({ media }) => media)).toEqual(['a'])
    expect(imagesIn({ cover: null }, 'cover')).toEqual([])
    expect(imagesIn({ media: [] }, 'media')).toEqual([])
  })
})
