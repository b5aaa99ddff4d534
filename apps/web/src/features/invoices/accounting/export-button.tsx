import { Download } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { Button } from '../../../ui/button.tsx'
import * as wording from './wording.ts'

/** Exports invoices for an accounting program. */
export function ExportButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={Download} className="max-xs:[&>svg]:hidden" onPress={() => setIsOpen(true)}>
        {wording.exportInvoices}
      </Button>
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const ExportDialog = lazy(async () => (await import('./export-dialog.tsx')).ExportDialog, {
  missing: 'toast',
  isDialog: true,
})
