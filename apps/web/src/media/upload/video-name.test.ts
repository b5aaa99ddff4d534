import { describe, expect, it } from 'vitest'
import { videoName, webAddress } from './video-name.ts'

describe('the URL of a video', () => {
  it.each([
    ['https://vimeo.com/1084537', 'https://vimeo.com/1084537'],
    ['  youtu.be/abc?t=3 ', 'https://youtu.be/abc?t=3'],
    ['http://films.example.com/', 'http://films.example.com/'],
  ])('is read from “%s”', (typed, address) => expect(webAddress(typed)).toBe(address))

  it.each(['', 'dunes', 'javascript:alert(1)', 'file:///dunes.mp4', 'https://a b.com', 'ftp://films.example.com'])(
    'is null for “%s”',
    (typed) => expect(webAddress(typed)).toBeNull(),
  )

  it('gives a video without a name its name', () => {
    expect(videoName('https://www.youtube.com/watch?v=abc')).toBe('youtube.com/watch?v=abc')
    expect(videoName('http://vimeo.com/1084537/')).toBe('vimeo.com/1084537')
  })
})
