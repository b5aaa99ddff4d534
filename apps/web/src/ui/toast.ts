import { announce } from './announce.ts'
import { TOAST_TIMEOUT, UNDO_TIMEOUT } from './constants.ts'
import { rememberUndo } from './last-undo.ts'

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger'

/** The text and action of a toast. */
export interface ToastOptions {
  title: string
  description?: string
  tone?: ToastTone
  /** One action, e.g. Reload. A toast with an action stays until it is closed. */
  action?: { label: string; onAction: () => void } | undefined
  /** Takes back what the toast reports. The toast leaves after a while; the header of the page keeps the last undo. */
  undo?: (() => void) | undefined
  /** Whether the page has an undo of its own, so that the header need not keep this one. */
  isUndoLocal?: boolean
}

export interface Toast extends ToastOptions {
  id: number
}

/**
 * All toasts that have not left, oldest first. Only the last one is visible. One that stays until it is closed is visible again
 * when those after it have left; one that leaves by itself gives way to the next.
 */
let openToasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows and announces a toast. Returns a function that closes it. */
export function toast(options: ToastOptions): () => void {
  lastId += 1
  const added: Toast = { ...options, id: lastId }
  if (options.undo && !options.isUndoLocal) rememberUndo({ title: options.title, undo: options.undo })
  publish([...openToasts.filter((one) => timeoutOf(one) === null), added])
  announce(
    [options.title, options.description].filter(Boolean).join('. '),
    options.tone === 'danger' ? 'assertive' : 'polite',
  )
  return () => closeToast(added.id)
}

/** Closes a toast. */
export function closeToast(id: number): void {
  publish(openToasts.filter((one) => one.id !== id))
}

/** How long a toast is visible, in milliseconds; null if it stays until it is closed. */
export function timeoutOf({ tone, action, undo }: ToastOptions): number | null {
  if (tone === 'danger' || action) return null
  return undo ? UNDO_TIMEOUT : TOAST_TIMEOUT
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visible toast; null if there is none. */
export function currentToast(): Toast | null {
  return openToasts.at(-1) ?? null
}

function publish(next: readonly Toast[]): void {
  openToasts = next
  for (const listener of listeners) listener()
}
