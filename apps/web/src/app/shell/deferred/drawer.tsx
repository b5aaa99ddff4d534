import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { X } from 'lucide-react'
import { currentTenant, useSession } from '../../../data/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Sidebar } from '../sidebar.tsx'
import { setSidebarOpen, useSidebar } from '../sidebar-state.ts'
import * as wording from './wording.ts'

/** The sidebar over the page, on small screens. */
export function Drawer() {
  const tenant = useSession(currentTenant)
  const { isOpen } = useSidebar()
  if (!tenant) return null
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={setSidebarOpen}
      isDismissable
      className="fixed inset-0 z-50 h-(--visual-viewport-height) bg-scrim data-entering:animate-fade"
    >
      <Modal className="h-full w-76 max-w-[calc(100vw-3rem)] border-e border-line bg-paper">
        <Dialog aria-label={wording.sidebarLabel} className="flex h-full flex-col overflow-y-auto p-3 outline-none">
          <IconButton
            slot="close"
            icon={X}
            label={wording.closeSidebarLabel}
            hasTooltip={false}
            className="mb-1 shrink-0 self-end"
          />
          <Sidebar tenant={tenant} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
