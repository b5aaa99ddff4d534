import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'

/** The sidebar over the page, on small screens. */
export function Drawer({
  isOpen,
  onOpenChange,
  children,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 h-(--visual-viewport-height) bg-scrim data-entering:animate-fade"
    >
      <Modal className="h-full w-76 max-w-[calc(100vw-3rem)] border-e border-line bg-paper">
        <Dialog aria-label="Sidebar" className="flex h-full flex-col overflow-y-auto p-3 outline-none">
          <IconButton
            slot="close"
            icon={X}
            label="Close sidebar"
            hasTooltip={false}
            className="mb-1 shrink-0 self-end"
          />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
