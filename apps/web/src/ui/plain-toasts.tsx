import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, currentToast, subscribeToToasts } from './toast.ts'
import * as wording from './wording.ts'

/** An unstyled toast that stays until it is closed, for when the code of the usual one cannot be loaded. */
export function PlainToasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  if (!toast) return null
  const { id, title, description, undo } = toast
  const action = undo ? { label: wording.undo, onAction: undo } : toast.action
  return createPortal(
    <section
      aria-label={wording.notifications}
      data-react-aria-top-layer
      data-toasts
      className="fixed inset-x-4 bottom-4 z-60 flex flex-col gap-2 xs:start-auto xs:end-6 xs:w-96"
    >
      <div className="rounded-md bg-inverse px-4 py-3 text-sm text-on-inverse shadow-overlay">
        <p className="font-medium">{title}</p>
        {description && <p>{description}</p>}
        <p className="mt-1 flex gap-4 font-medium underline underline-offset-[0.2em]">
          {action && (
            <button
              type="button"
              className="min-h-8 cursor-pointer"
              onClick={() => {
                action.onAction()
                closeToast(id)
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="min-h-8 cursor-pointer" onClick={() => closeToast(id)}>
            {wording.close}
          </button>
        </p>
      </div>
    </section>,
    document.body,
  )
}
