import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../ui/icon-button.tsx'
import * as wording from './wording.ts'

type LargeDialogProps = {
  title: string
  onClose: () => void
  /** Next to the close button. */
  actions?: ReactNode
  /** The image, or the tool that edits it. */
  stage: ReactNode
  /** Beside the stage, or below it on small screens. */
  children: ReactNode
  /** At the end of the column beside the stage, always visible. */
  footer?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
}

/** A dialog of the size of the window for viewing an image, with a column of details. */
export function LargeDialog({ title, onClose, actions, stage, children, footer, onKeyDown }: LargeDialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      className="fixed inset-0 z-50 flex h-(--visual-viewport-height) items-stretch justify-center bg-scrim data-entering:animate-fade sm:p-5"
    >
      <Modal className="flex w-full max-w-400 flex-col overflow-hidden border-line bg-overlay text-ink shadow-overlay data-entering:animate-fade sm:rounded-lg sm:border">
        {/* Handles keys of the dialog itself, which has the focus at first. */}
        <div role="presentation" onKeyDown={onKeyDown} className="flex min-h-0 grow flex-col">
          <Dialog className="flex min-h-0 grow flex-col outline-none">
            <header className="flex items-center gap-2 border-b border-line py-2 ps-5 pe-2">
              <Heading slot="title" className="title min-w-0 grow truncate text-lg">
                <bdi>{title}</bdi>
              </Heading>
              {actions}
              <IconButton slot="close" icon={X} label={wording.closeDialog} hasTooltip={false} size="medium" />
            </header>
            <div className="flex min-h-0 grow flex-col overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:overflow-hidden">
              <div className="relative flex min-h-0 shrink-0 flex-col lg:border-e lg:border-line">{stage}</div>
              <div className="flex min-h-0 flex-col">
                <div className="min-h-0 grow px-5 py-5 lg:overflow-y-auto">{children}</div>
                {footer && (
                  <footer className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-overlay px-5 py-3">
                    {footer}
                  </footer>
                )}
              </div>
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  )
}
