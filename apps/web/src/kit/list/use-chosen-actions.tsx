import { ArchiveRestore, Download, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Parameters as Asked, Wire } from '../../data/resource-client.ts'
import { useCan } from '../../data/session.ts'
import { countOf } from '../words/words.ts'
import type { ChosenAction } from './chosen-bar.tsx'
import { exportList } from './export-list.ts'
import { InUseDialog } from './in-use-dialog.tsx'
import type { ListDefinition, Row } from './list-definition.ts'
import { TagDialog } from './tag-dialog.tsx'
import type { useChosen } from './use-chosen.ts'
import { useChosenWork } from './use-chosen-work.ts'

/** The path of a list's CSV export, and its parameters. */
export type ListFile = { base: string; parameters: Asked }

type Choice<R extends Wire> = ReturnType<typeof useChosen<Row<R>>> & { isBinned: boolean; file: ListFile | null }

/** The actions on all selected records. `dialogs` must be rendered on the page. */
export const useChosenActions = <R extends Wire>(
  definition: ListDefinition<R>,
  { chosen, uuids, choose, isBinned, file }: Choice<R>,
) => {
  const { one, many, client, chosenActions } = definition
  const { progress, cancel, inUse, forgetInUse, ...work } = useChosenWork(definition)
  const [isTagging, setIsTagging] = useState(false)
  const mayRemove = useCan(definition.removeWith)
  const mayTag = useCan(definition.tagWith)

  const after = (unfinished: Promise<ReadonlySet<string>>) => void unfinished.then(choose)
  const bringBack = { label: 'Restore', icon: ArchiveRestore, onAction: () => after(work.bringBack(chosen)) }
  const tagging = { label: 'Tag', icon: Tags, onAction: () => setIsTagging(true) }
  const exporting = (from: ListFile) => ({
    label: 'Export',
    icon: Download,
    onAction: () => void exportList(from.base, { ...from.parameters, uuid: [...uuids] }),
  })
  const binning = { label: 'Delete', icon: Trash2, onAction: () => after(work.bin(chosen)) }
  const actions: readonly ChosenAction[] = isBinned
    ? [bringBack]
    : [
        ...(mayTag ? [tagging] : []),
        ...(chosenActions?.(chosen, (change) => after(work.write(chosen, change))) ?? []),
        ...(file ? [exporting(file)] : []),
        ...(mayRemove && client.hasBin ? [binning] : []),
      ]
  const dialogs = (
    <>
      <InUseDialog items={inUse} onClose={forgetInUse} />
      {isTagging && (
        <TagDialog
          what={countOf(chosen.length, one, many)}
          records={chosen}
          onSave={(tags) => after(work.tag(chosen, tags))}
          onClose={() => setIsTagging(false)}
        />
      )}
    </>
  )
  return { actions, bringBack: work.bringBack, progress, cancel, dialogs }
}
