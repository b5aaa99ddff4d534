import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { TOAST_TIMEOUT } from './constants.ts'
import { closeToast, currentToasts, stays, subscribeToToasts } from './toast.ts'
import type { Toast, ToastTone } from './toast.ts'
import * as wording from './wording.ts'

const ICONS: Record<ToastTone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/** Where toasts appear. Their timers pause while the pointer or the focus is on any of them. Mounted once, by `UiProvider`. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  const [placed, setPlaced] = useState({ toasts, isOverDialog: false })
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

  // Only when toasts change: a toast that moved when the dialog below it closes would move away from the pointer.
  if (placed.toasts !== toasts) setPlaced({ toasts, isOverDialog: isDialogOpen() })
  if (toasts.length === 0) return null
  const { isOverDialog } = placed
  return createPortal(
    <section
      aria-label={wording.notifications}
      // Keeps the toasts usable while a dialog is open.
      data-react-aria-top-layer
      data-toasts
      className={classNames(
        'fixed inset-x-4 z-60 xs:w-96',
        isOverDialog
          ? 'bottom-20 xs:inset-x-0 xs:top-4 xs:bottom-auto xs:mx-auto'
          : 'bottom-4 ms-auto xs:inset-x-auto xs:end-6 xs:bottom-6',
      )}
    >
      <Group onHoverChange={setIsUnderPointer} onFocus={enter} onBlur={leave}>
        <ol className="flex flex-col gap-2">
          {toasts.map((one) => (
            <ToastCard key={one.id} toast={one} isPaused={isUnderPointer || hasFocus} onClose={() => close(one.id)} />
          ))}
        </ol>
      </Group>
    </section>,
    document.body,
  )
}

/** A dialog has its buttons in the corners, where toasts usually appear. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

function ToastCard({ toast, isPaused, onClose }: { toast: Toast; isPaused: boolean; onClose: () => void }) {
  const { id, title, description, action, tone = 'neutral' } = toast
  const isWaiting = isPaused || stays(toast)
  useEffect(() => {
    if (isWaiting) return undefined
    const timer = setTimeout(() => closeToast(id), TOAST_TIMEOUT)
    return () => clearTimeout(timer)
  }, [id, isWaiting])

  const Icon = ICONS[tone]
  return (
    <li className="flex animate-enter items-start gap-3 rounded-md bg-inverse py-2 ps-4 pe-2 text-sm text-on-inverse shadow-overlay">
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
    </li>
  )
}
