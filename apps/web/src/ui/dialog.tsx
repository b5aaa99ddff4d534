import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import * as wording from './wording.ts'

export { DialogTrigger } from 'react-aria-components/Dialog'

export interface DialogProps {
  title: string
  /** Set both, or put the dialog next to its button in a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The content; a function receives a callback that closes the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The buttons at the bottom, the main one last. */
  renderFooter?: (close: () => void) => ReactNode
  /** A standard dialog is at most 37.5rem wide. A work area has its own grid and uses the available space: docs/adr/0012. */
  width?: 'standard' | 'work-area'
  /** Whether a click outside closes it. Turn it off if typed text would be lost. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
}

/** Dims the page behind a dialog, which is at the bottom on phones and in the middle elsewhere. */
const OVERLAY =
  'fixed inset-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-scrim data-entering:animate-fade xs:items-center xs:p-6'
const PANEL =
  'flex max-h-[92%] w-full flex-col overflow-hidden rounded-t-lg border border-line bg-overlay text-ink shadow-overlay data-entering:animate-sheet xs:max-h-full xs:rounded-lg'

/** A dialog: traps the focus, closes with Esc and returns the focus. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  renderFooter,
  width = 'standard',
  isDismissable = true,
  role = 'dialog',
}: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} className={OVERLAY}>
      <Modal className={classNames(PANEL, width === 'standard' ? 'max-w-150' : 'max-w-240')}>
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          {({ close }) => (
            <div
              role="presentation"
              className="flex min-h-0 flex-col"
              onKeyDownCapture={(event) => {
                if (isEscInSearch(event)) {
                  event.stopPropagation()
                  close()
                }
              }}
            >
              <header className="flex items-start gap-4 px-6 pt-5 pb-2">
                <Heading slot="title" className="title grow text-xl">
                  {title}
                </Heading>
                {role === 'dialog' && (
                  <IconButton slot="close" icon={X} label={wording.close} hasTooltip={false} className="-me-2" />
                )}
              </header>
              <div className="min-h-0 grow scroll-pb-20 overflow-y-auto px-6 pt-1 pb-6">
                {typeof children === 'function' ? children(close) : children}
              </div>
              {renderFooter && (
                <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
                  {renderFooter(close)}
                </footer>
              )}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** A search field would use the first Esc to empty itself; in a dialog, Esc always closes it. */
const isEscInSearch = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'Escape' &&
  target instanceof HTMLInputElement &&
  target.type === 'search' &&
  // A dialog opened from this one closes itself.
  currentTarget.contains(target)
