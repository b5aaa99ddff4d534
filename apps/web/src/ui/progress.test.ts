import { describe, expect, it } from 'vitest'
import { currentProgress, startProgress } from './progress.ts'

describe('the progress of loading pages', () => {
  it('runs until the last one is done', () => {
    const finishOne = startProgress()
    const finishOther = startProgress()
    expect(currentProgress()).toBe('running')
    finishOne()
    expect(currentProgress()).toBe('running')
    finishOther()
    expect(currentProgress()).toBe('done')
  })

  it('counts each page only once, even if it reports several times that it is done', () => {
    const finishOne = startProgress()
    const finishOther = startProgress()
    finishOne()
    finishOne()
    expect(currentProgress()).toBe('running')
    finishOther()
    expect(currentProgress()).toBe('done')
  })

  it('is marked as failed when a page could not be loaded', () => {
    startProgress()('failed')
    expect(currentProgress()).toBe('failed')
    startProgress()()
    expect(currentProgress()).toBe('done')
  })
})
