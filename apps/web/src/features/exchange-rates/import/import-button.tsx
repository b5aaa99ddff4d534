import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { useCan } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import * as wording from './wording.ts'

/** Imports a file of rates, for users who may add some. */
export function ImportButton() {
  const mayAdd = useCan('exchange-rates:create')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayAdd) return null
  return (
    <>
      <Button icon={FileUp} onPress={() => setIsOpen(true)}>
        {wording.importFile}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const ImportDialog = lazy(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  missing: 'toast',
  isDialog: true,
})
