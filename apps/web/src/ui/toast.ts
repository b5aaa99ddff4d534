import { announce } from './announce.ts'

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger'

/** The text and action of a toast. */
export interface ToastOptions {
  title: string
  description?: string
  tone?: ToastTone
  /** One action, e.g. Undo. A toast with an action stays until it is closed. */
  action?: { label: string; onAction: () => void }
}

export interface Toast extends ToastOptions {
  id: number
}

/** The maximum number of visible toasts; for a new one, the oldest that need not stay is closed, or else the oldest. */
const MOST_SHOWN = 4

let visibleToasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows and announces a toast. Returns a function that closes it. */
export function toast(options: ToastOptions): () => void {
  lastId += 1
  const added: Toast = { ...options, id: lastId }
  const remaining =
    visibleToasts.length < MOST_SHOWN
      ? visibleToasts
      : without(visibleToasts, (visibleToasts.find((one) => !stays(one)) ?? visibleToasts[0])?.id)
  publish([...remaining, added])
  announce(
    [options.title, options.description].filter(Boolean).join('. '),
    options.tone === 'danger' ? 'assertive' : 'polite',
  )
  return () => closeToast(added.id)
}

/** Closes a toast. */
export function closeToast(id: number): void {
  publish(without(visibleToasts, id))
}

/** Whether a toast stays until it is closed. */
export function stays({ tone, action }: ToastOptions): boolean {
  return tone === 'danger' || action !== undefined
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visible toasts, oldest first. */
export function currentToasts(): readonly Toast[] {
  return visibleToasts
}

function without(toasts: readonly Toast[], id: number | undefined): readonly Toast[] {
  return toasts.filter((one) => one.id !== id)
}

function publish(next: readonly Toast[]): void {
  visibleToasts = next
  for (const listener of listeners) listener()
}
