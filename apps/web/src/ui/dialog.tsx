import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export { DialogTrigger } from 'react-aria-components/Dialog'

export interface DialogProps {
  title: string
  /** Say both, or put the dialog beside its button in a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The content; as a function it is given what closes the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Buttons at the end, the main one last. */
  renderFooter?: (close: () => void) => ReactNode
  /** Modal content is at most 37.5rem wide. A work area has a grid of its own and takes the room: docs/adr/0012. */
  width?: 'standard' | 'work-area'
  /** A click outside closes it. Turn it off where typed text would be lost. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
}

/** The dimmed page behind a dialog; the dialog sits at the bottom on phones, in the middle elsewhere. */
const OVERLAY =
  'fixed inset-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-scrim data-entering:animate-fade xs:items-center xs:p-6'
const PANEL =
  'flex max-h-[92%] w-full flex-col overflow-hidden rounded-t-lg border border-line bg-overlay text-ink shadow-overlay data-entering:animate-sheet xs:max-h-full xs:rounded-lg'

/** A dialog: holds the focus, closes with Esc and gives the focus back. */
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
                  <IconButton slot="close" icon={X} label="Close" hasTooltip={false} className="-me-2" />
                )}
              </header>
              <div className="min-h-0 grow overflow-y-auto px-6 pt-1 pb-6">
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

/** A search field would take the first Esc to empty itself; in a dialog the key closes, as everywhere. */
const isEscInSearch = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'Escape' &&
  target instanceof HTMLInputElement &&
  target.type === 'search' &&
  // A dialog over this one closes itself.
  currentTarget.contains(target)
