import { Columns3, Download, EllipsisVertical, FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { importable, leftOutOfTables } from '@sojourn/contract/imports'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { newImport, useImportAsked } from '../import/use-import.ts'
import { lazy } from '../lazy/lazy.tsx'
import { exportList } from './export-list.ts'
import type { ListFile } from './use-chosen-actions.tsx'
import * as wording from './wording.ts'

type ListMenuProps = {
  /** The whole list as a file, with its search and filters; null if it cannot be exported. */
  file: ListFile | null
  /** The resource's name in paths and in a sentence, if records can be imported. */
  imported: { plural: string; many: string } | null
  /** Each is null where it does not apply. */
  onColumns: (() => void) | null
  onBin: (() => void) | null
}

/** The actions on a list that are needed less often. */
export function ListMenu({ file, imported, onColumns, onBin }: ListMenuProps) {
  const [isExporting, setIsExporting] = useState(false)
  const { importId, ask } = useImportAsked()
  const start = (from: ListFile) => {
    setIsExporting(true)
    void exportList(from.base, from.parameters).finally(() => setIsExporting(false))
  }
  if (!file && !imported && !onColumns && !onBin) return null
  return (
    <>
      <MenuTrigger>
        <IconButton
          icon={EllipsisVertical}
          label={isExporting ? wording.exporting : wording.moreActions}
          hasTooltip={false}
          isPending={isExporting}
          className="size-9"
        />
        <Menu aria-label={wording.moreActions}>
          {onColumns && (
            <MenuItem icon={Columns3} onAction={onColumns}>
              {wording.columns}
            </MenuItem>
          )}
          {onColumns && (file || imported) && <MenuSeparator />}
          {file && (
            <MenuItem
              icon={Download}
              description={imported ? leftOutIn(imported.plural) : undefined}
              onAction={() => start(file)}
            >
              {wording.exportCsv}
            </MenuItem>
          )}
          {imported && (
            <MenuItem icon={FileUp} onAction={() => ask(newImport)}>
              {wording.importCsv}
            </MenuItem>
          )}
          {onBin && (onColumns || file || imported) && <MenuSeparator />}
          {onBin && (
            <MenuItem icon={Trash2} onAction={onBin}>
              {wording.openBin}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {imported && importId && <ImportDialog {...imported} onMissing={() => ask(null)} />}
    </>
  )
}

/** What an export does not contain, so that nobody relies on it when moving to another product. */
const leftOutIn = (plural: string): string | undefined => {
  const found = importable.find((one) => one === plural)
  return found && wording.leftOut({ parts: leftOutOfTables[found].words })
}

const ImportDialog = lazy(async () => (await import('../import/import-dialog.tsx')).ImportDialog, {
  missing: 'toast',
  isDialog: true,
})
