import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import * as wording from './wording.ts'

export interface SheetProps {
  title: string
  isOpen: boolean
  /** Called by Esc, the cross, and a press beside the sheet. */
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
  /** The buttons at the bottom, the main one last. */
  footer?: ReactNode
  /** A form is narrow; a preview takes half of the window. */
  width?: 'form' | 'preview'
}

/** A panel over the end of the page: traps the focus, closes with Esc and returns the focus. On phones, it fills the page. */
export function Sheet({ title, isOpen, onOpenChange, children, footer, width = 'form' }: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 flex h-(--visual-viewport-height) justify-end bg-scrim data-entering:animate-fade"
    >
      <Modal
        className={classNames(
          'flex h-full w-full flex-col border-line bg-overlay text-ink shadow-overlay data-entering:animate-fade sm:border-s',
          width === 'form' ? 'sm:max-w-120' : 'sm:max-w-[min(64rem,85vw)]',
        )}
      >
        <AriaDialog className="flex min-h-0 grow flex-col outline-none">
          <header className="flex items-start gap-4 border-b border-line px-5 pt-4 pb-3 sm:px-6">
            <Heading slot="title" className="title min-w-0 grow text-xl wrap-anywhere">
              {title}
            </Heading>
            <IconButton slot="close" icon={X} label={wording.close} hasTooltip={false} className="-me-2" />
          </header>
          <div
            role="presentation"
            className="flex min-h-0 grow flex-col overflow-y-auto px-5 py-5 sm:px-6"
            onKeyDownCapture={leaveOnEsc}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 sm:px-6">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * Leaves the field for a moment before Esc closes the sheet, because a number is taken over when its field is left. A combo box
 * restores its text first.
 */
const leaveOnEsc = ({ key, target }: KeyboardEvent): void => {
  if (key !== 'Escape' || !(target instanceof HTMLInputElement) || target.role === 'combobox') return
  target.blur()
  target.focus()
}
