import { afterEach, describe, expect, it, vi } from 'vitest'
import { announce } from './announce.ts'
import { closeToast, currentToasts, stays, subscribeToToasts, toast } from './toast.ts'

vi.mock('./announce.ts', () => ({ announce: vi.fn<typeof announce>() }))

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
  vi.mocked(announce).mockClear()
})

describe('a toast', () => {
  it('is announced, and shown until it is closed', () => {
    const close = toast({ title: 'Saved', description: 'Day 4' })
    expect(currentToasts().map(({ title }) => title)).toEqual(['Saved'])
    expect(announce).toHaveBeenCalledWith('Saved. Day 4', 'polite')
    close()
    expect(currentToasts()).toEqual([])
  })

  it('interrupts the screen reader if something failed', () => {
    toast({ title: 'Not saved', tone: 'danger' })
    expect(announce).toHaveBeenCalledWith('Not saved', 'assertive')
  })

  it('stays if it reports an error or offers an action', () => {
    expect(stays({ title: 'Saved', tone: 'success' })).toBe(false)
    expect(stays({ title: 'Not saved', tone: 'danger' })).toBe(true)
    expect(stays({ title: 'Deleted', action: { label: 'Undo', onAction: () => undefined } })).toBe(true)
  })

  it('makes room for a fifth by closing the oldest that need not stay', () => {
    toast({ title: 'Not saved', tone: 'danger' })
    for (const title of ['one', 'two', 'three', 'four']) toast({ title })
    expect(currentToasts().map(({ title }) => title)).toEqual(['Not saved', 'two', 'three', 'four'])
  })

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeToToasts(listener)
    toast({ title: 'Saved' })
    stop()
    toast({ title: 'Saved again' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
