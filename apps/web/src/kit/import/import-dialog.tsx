import { errorMessage } from '../words/error-message.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Waiting } from '../page/waiting.tsx'
import { useEffect } from 'react'
import { forgetImport, noteImport } from './begun-imports.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportChecked } from './import-checked.tsx'
import { ImportEnd, ImportRuns } from './import-runs.tsx'
import { MapColumns } from './map-columns.tsx'
import { newImport, useImport, useImportAsked } from './use-import.ts'
import * as wording from './wording.ts'

/** Imports records from a file, step by step: choose, map, check, import. The URL says which import it is. */
export function ImportDialog({ plural, many }: { plural: string; many: string }) {
  const { importId, ask } = useImportAsked()
  const work = useImport(importId ?? newImport, plural)
  const found = work.query.data
  const { tenant } = work
  useEffect(() => {
    if (found?.state === 'running') noteImport({ tenant, uuid: found.uuid, plural })
    else if (found) forgetImport(found.uuid)
  }, [found, tenant, plural])
  if (importId === null) return null
  const close = () => ask(null)
  const step = () => {
    if (importId === newImport)
      return (
        <ChooseFile
          takesCards={plural === 'contacts'}
          onSent={({ uuid }) => ask(uuid)}
          send={work.send}
          problem={messageOrNull(work.send.error)}
        />
      )
    if (!found) return <Waiting query={work.query} words={wording.waiting} rows={4} />
    const problem = messageOrNull(work.map.error ?? work.move.error)
    switch (found.state) {
      case 'draft':
        return <MapColumns key={found.updatedAt} found={found} work={work} problem={problem} />
      case 'checked':
        return <ImportChecked found={found} work={work} problem={problem} />
      case 'checking':
      case 'running':
        return <ImportRuns found={found} many={many} work={work} />
      default:
        return <ImportEnd found={found} many={many} tenant={work.tenant} onClose={close} />
    }
  }
  return (
    <Dialog
      title={wording.title({ resource: many })}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      {step()}
    </Dialog>
  )
}

const messageOrNull = (error: unknown): string | null => (error === null ? null : errorMessage(error))
