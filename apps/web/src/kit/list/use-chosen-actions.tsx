import { ArchiveRestore, Download, SquarePen, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Parameters as Asked, Wire } from '../../data/resource-lists.ts'
import { currentTenant, mayIn, useCan, useSession } from '../../data/session.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import type { ChosenAction } from './chosen-bar.tsx'
import { exportList } from './export-list.ts'
import { InUseDialog } from './in-use-dialog.tsx'
import { isRemovableIn, type ListDefinition, type Row } from './list-definition.ts'
import { TagDialog } from './tag-dialog.tsx'
import type { useChosen } from './use-chosen.ts'
import { useChosenWork } from './use-chosen-work.ts'
import * as wording from './wording.ts'

/** The path of a list's CSV export, and its parameters. */
export type ListFile = { base: string; parameters: Asked }

type Choice<R extends Wire> = ReturnType<typeof useChosen<Row<R>>> & { isBinned: boolean; file: ListFile | null }

/** The actions on all selected records. `dialogs` must be rendered on the page. */
export const useChosenActions = <R extends Wire>(
  definition: ListDefinition<R>,
  { chosen, uuids, choose, isBinned, file }: Choice<R>,
) => {
  const { client, chosenActions, bulkFields = [] } = definition
  const { progress, cancel, inUse, forgetInUse, ...work } = useChosenWork(definition)
  const [isTagging, setIsTagging] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const session = useSession()
  const tenant = currentTenant(session)?.uuid
  const fields = bulkFields.filter(
    ({ readWith }) => readWith === undefined || (tenant !== undefined && mayIn(session, tenant, readWith)),
  )
  const mayRemove = useCan(definition.removeWith)
  const mayTag = useCan(definition.tagWith)

  const after = (unfinished: Promise<ReadonlySet<string>>) => void unfinished.then(choose)
  const bringBack = {
    label: wording.restoreAction,
    icon: ArchiveRestore,
    onAction: () => after(work.bringBack(chosen)),
  }
  const tagging = { label: wording.tagAction, icon: Tags, onAction: () => setIsTagging(true) }
  const editing = { label: wording.editAction, icon: SquarePen, onAction: () => setIsEditing(true) }
  const exporting = (from: ListFile) => ({
    label: wording.exportAction,
    icon: Download,
    onAction: () => void exportList(from.base, { ...from.parameters, uuid: [...uuids] }),
  })
  const removable = chosen.filter((record) => isRemovableIn(definition, record))
  const canRemove = !isBinned && mayRemove && client.hasBin
  const unremovable = canRemove ? chosen.length - removable.length : 0
  const binning = {
    label:
      unremovable === 0 ? wording.deleteAction : wording.deleteSome({ count: removable.length, total: chosen.length }),
    icon: Trash2,
    onAction: () => after(work.bin(removable)),
  }
  const actions: readonly ChosenAction[] = isBinned
    ? [bringBack]
    : [
        ...(mayTag && fields.length > 0 ? [editing] : []),
        ...(mayTag ? [tagging] : []),
        ...(chosenActions?.(chosen, (change) => after(work.write(chosen, change))) ?? []),
        ...(file ? [exporting(file)] : []),
        ...(canRemove && removable.length > 0 ? [binning] : []),
      ]
  const dialogs = (
    <>
      <InUseDialog items={inUse} onClose={forgetInUse} />
      {isTagging && (
        <TagDialog
          records={chosen}
          onSave={(tags) => after(work.tag(chosen, tags))}
          onClose={() => setIsTagging(false)}
        />
      )}
      {isEditing && (
        <BulkEditDialog
          fields={fields}
          count={chosen.length}
          onSave={(change) => after(work.write(chosen, change))}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  )
  const note = unremovable > 0 ? definition.unremovableText?.({ count: unremovable }) : undefined
  return { actions, note, bringBack: work.bringBack, progress, cancel, dialogs }
}
