import { afterEach, describe, expect, it, vi } from 'vitest'
import { announce } from './announce.ts'
import { currentUndo, forgetUndo } from './last-undo.ts'
import { closeToast, currentToast, subscribeToToasts, timeoutOf, toast } from './toast.ts'

vi.mock('./announce.ts', () => ({ announce: vi.fn<typeof announce>() }))

afterEach(() => {
  for (let one = currentToast(); one; one = currentToast()) closeToast(one.id)
  forgetUndo()
  vi.mocked(announce).mockClear()
})

const visible = () => currentToast()?.title ?? null

describe('a toast', () => {
  it('is announced, and shown until it is closed', () => {
    const close = toast({ title: 'Saved', description: 'Day 4' })
    expect(visible()).toBe('Saved')
    expect(announce).toHaveBeenCalledWith('Saved. Day 4', 'polite')
    close()
    expect(visible()).toBeNull()
  })

  it('interrupts the screen reader if something failed', () => {
    toast({ title: 'Not saved', tone: 'danger' })
    expect(announce).toHaveBeenCalledWith('Not saved', 'assertive')
  })

  it('leaves after 3 seconds, with an undo after 8, and stays if it reports an error or offers an action', () => {
    expect(timeoutOf({ title: 'Saved', tone: 'success' })).toBe(3000)
    expect(timeoutOf({ title: 'Deleted', undo: () => undefined })).toBe(8000)
    expect(timeoutOf({ title: 'Not saved', tone: 'danger' })).toBeNull()
    expect(timeoutOf({ title: 'New version', action: { label: 'Reload', onAction: () => undefined } })).toBeNull()
  })

  it('is the only one: the next one takes its place, after which an error that was not closed is visible again', () => {
    toast({ title: 'Not saved', tone: 'danger' })
    toast({ title: 'Copied' })
    const close = toast({ title: 'Saved' })
    expect(visible()).toBe('Saved')
    close()
    expect(visible()).toBe('Not saved')
  })

  it('leaves its undo with the header, unless the page has one of its own', () => {
    const undo = vi.fn<() => void>()
    toast({ title: 'Camp was deleted', undo })
    toast({ title: 'Day 4 was removed', undo: () => undefined, isUndoLocal: true })
    toast({ title: 'Saved' })
    expect(currentUndo()).toEqual({ title: 'Camp was deleted', undo })
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
