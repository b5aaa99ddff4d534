import { ChevronDown, Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { importable, leftOutOfTables } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { newImport, useImportAsked } from '../import/use-import.ts'
import { lazy } from '../lazy/lazy.tsx'
import type { Parameters } from '../../data/resource-client.ts'
import { exportList } from './export-list.ts'

type CsvActionsProps = {
  base: string
  parameters: Parameters
  /** The resource's name in paths and in a sentence, if records can be imported. */
  imported: { plural: string; many: string } | null
}

/** Exports a whole list as CSV, with its current search and filters, or imports records from a file. */
export function CsvActions({ base, parameters, imported }: CsvActionsProps) {
  const [isExporting, setIsExporting] = useState(false)
  const { importId, ask } = useImportAsked()
  const start = () => {
    setIsExporting(true)
    void exportList(base, parameters).finally(() => setIsExporting(false))
  }
  if (!imported)
    return (
      <Button icon={Download} isPending={isExporting} pendingLabel="Exporting" onPress={start}>
        Export CSV
      </Button>
    )
  return (
    <>
      <MenuTrigger>
        <Button icon={ChevronDown} isPending={isExporting} pendingLabel="Exporting">
          CSV
        </Button>
        <Menu>
          <MenuItem icon={Download} description={leftOutIn(imported.plural)} onAction={start}>
            Export CSV
          </MenuItem>
          <MenuItem icon={FileUp} onAction={() => ask(newImport)}>
            Import CSV
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {importId && <ImportDialog {...imported} onMissing={() => ask(null)} />}
    </>
  )
}

/** What an export does not contain, so that nobody relies on it when moving to another product. */
const leftOutIn = (plural: string): string | undefined => {
  const found = importable.find((one) => one === plural)
  return found && `Everything but ${leftOutOfTables[found].words}`
}

const ImportDialog = lazy(async () => (await import('../import/import-dialog.tsx')).ImportDialog, {
  missing: 'toast',
  isDialog: true,
})
