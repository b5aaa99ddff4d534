import type { Finding } from '@sojourn/contract/itinerary/checks/check'
import { Dialog } from '../../../ui/dialog.tsx'
import { title } from '../wording.ts'
import { FindingsList } from './findings-list.tsx'

/** The dialog with the findings of the checks. */
export function ChecksDialog({ findings, onClose }: { findings: readonly Finding[]; onClose: () => void }) {
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      {(close) => <FindingsList findings={findings} onJump={close} />}
    </Dialog>
  )
}
