import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { currentUndo, forgetUndo } from './last-undo.ts'
import { closeToast, currentToast, subscribeToToasts, timeoutOf } from './toast.ts'
import { freePlace, type ToastPlace } from './toast-place.ts'
import type { Toast, ToastTone } from './toast.ts'
import * as wording from './wording.ts'

const ICONS: Record<ToastTone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/**
 * Where the toast appears: one at a time, where it covers no main action. Its timer pauses while the pointer or the focus is on it.
 * Mounted once, by `UiProvider`.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  const [placed, setPlaced] = useState<{ toast: Toast | null; place: ToastPlace }>({ toast: null, place: 'bottom-end' })
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const focusedBefore = useRef<Element | null>(null)

  const enter = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focusedBefore.current = event.relatedTarget
    setHasFocus(true)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
  }
  const close = (id: number) => {
    closeToast(id)
    setHasFocus(false)
    setIsUnderPointer(false)
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }

  // Only when the toast changes: one that moved, e.g. when the dialog below it closes, would move away from the pointer.
  if (placed.toast !== toast) setPlaced({ toast, place: freePlace() })
  if (!toast) return null
  return createPortal(
    <section
      aria-label={wording.notifications}
      // Keeps the toast usable while a dialog is open.
      data-react-aria-top-layer
      data-toasts
      className={classNames('fixed z-60', PLACES[placed.place])}
    >
      <Group onHoverChange={setIsUnderPointer} onFocus={enter} onBlur={leave}>
        <ToastCard key={toast.id} toast={toast} isPaused={isUnderPointer || hasFocus} onClose={() => close(toast.id)} />
      </Group>
    </section>,
    document.body,
  )
}

const PLACES: Record<ToastPlace, string> = {
  'bottom-end': 'inset-x-4 bottom-4 ms-auto xs:inset-x-auto xs:end-6 xs:bottom-6 xs:w-96',
  'bottom-start': 'inset-x-4 bottom-4 xs:inset-x-auto xs:start-6 xs:bottom-6 xs:w-96',
  'below-header': 'inset-x-4 top-16 mx-auto xs:w-96',
  top: 'inset-x-4 top-4 mx-auto xs:w-96',
}

function ToastCard({ toast, isPaused, onClose }: { toast: Toast; isPaused: boolean; onClose: () => void }) {
  const { id, title, description, undo, tone = 'neutral' } = toast
  const action = undo ? { label: wording.undo, onAction: () => takeBack(undo) } : toast.action
  const timeout = isPaused ? null : timeoutOf(toast)
  useEffect(() => {
    if (timeout === null) return undefined
    const timer = setTimeout(() => closeToast(id), timeout)
    return () => clearTimeout(timer)
  }, [id, timeout])

  const Icon = ICONS[tone]
  return (
    <div className="flex animate-enter items-start gap-3 rounded-md bg-inverse py-2 ps-4 pe-2 text-sm text-on-inverse shadow-overlay">
      <Icon aria-hidden size={18} className="mt-1.5 shrink-0" />
      <div className="min-w-0 grow py-1.5">
        <p className="font-medium">{title}</p>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onAction()
            onClose()
          }}
          className="min-h-8 shrink-0 cursor-pointer rounded-xs px-2 font-medium underline underline-offset-[0.2em] focus-visible:outline-on-inverse"
        >
          {action.label}
        </button>
      )}
      <Button
        aria-label={wording.close}
        onPress={onClose}
        className="focus-ring inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm data-focus-visible:outline-on-inverse"
      >
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}

/** The header forgets an undo that was used here. */
const takeBack = (undo: () => void): void => {
  if (currentUndo()?.undo === undo) forgetUndo()
  undo()
}
