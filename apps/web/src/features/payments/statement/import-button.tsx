import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { useCan } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import * as wording from './wording.ts'

/** Imports a bank statement, for users who may record payments. */
export function ImportButton() {
  const mayAdd = useCan('payments:create')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayAdd) return null
  return (
    <>
      <Button icon={Landmark} className="max-xs:[&>svg]:hidden" onPress={() => setIsOpen(true)}>
        {wording.importStatement}
      </Button>
      {isOpen && <StatementDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const StatementDialog = lazy(async () => (await import('./statement-dialog.tsx')).StatementDialog, {
  missing: 'toast',
  isDialog: true,
})
