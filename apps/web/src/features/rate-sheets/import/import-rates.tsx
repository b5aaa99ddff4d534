import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import type { KeptForm } from '../../../kit/form/use-kept-form.ts'
import { Button } from '../../../ui/button.tsx'
import * as wording from './wording.ts'

/** Puts the prices of a file into the form. */
export function ImportRates({ form }: { form: KeptForm<FieldValues> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button icon={FileUp} onPress={() => setIsOpen(true)}>
        {wording.importFile}
      </Button>
      {isOpen && <ImportDialog form={form} onClose={() => setIsOpen(false)} onMissing={() => setIsOpen(false)} />}
    </div>
  )
}

const ImportDialog = lazy(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  missing: 'toast',
  isDialog: true,
})
